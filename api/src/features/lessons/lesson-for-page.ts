import type { Lesson } from '@afrolearn/contract/catalogue.ts';
import type { Person, World } from '#http/context.ts';
import { shownLesson } from './as-lesson.ts';
import { lessonFor } from './lessons.access.ts';
import { unitTitle } from './lessons.db.ts';

/** A teacher's own lesson for GET /lesson/{id}, for those who may see it; 404 for everyone else. */
export const lessonForPage = async (
  { db, env }: Pick<World, 'db' | 'env'>,
  user: Person | null,
  id: string,
): Promise<Lesson> => {
  const row = await lessonFor(db, user, id);
  return shownLesson(user, row, await unitTitle(db, row.unitId), env.linkHosts);
};
