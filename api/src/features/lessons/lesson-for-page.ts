import type { Lesson } from '@afrolearn/contract/catalogue.ts';
import type { Person, World } from '#http/context.ts';
import { shownLesson } from './as-lesson.ts';
import { lessonFor } from './lessons.access.ts';
import { unitTitle } from './lessons.db.ts';
import { figuresOf } from './own/figures.db.ts';

/** A teacher's own lesson for GET /lesson/{id}; 404 for people without access. */
export const lessonForPage = async (
  { db, env }: Pick<World, 'db' | 'env'>,
  user: Person | null,
  id: string,
): Promise<Lesson> => {
  const row = await lessonFor(db, user, id);
  const [title, figures] = await Promise.all([unitTitle(db, row.unitId), figuresOf(db, row)]);
  return shownLesson(user, row, { unitTitle: title, hosts: env.linkHosts, figures });
};
