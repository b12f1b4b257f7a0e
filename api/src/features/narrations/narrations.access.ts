/** Who may narrate a lesson, and its scenes. */
import { createHash } from 'node:crypto';
import { parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import type { Db } from '#db/connect.ts';
import { entryById } from '#features/catalogue/index.ts';
import { classFor } from '#features/classes/index.ts';
import { lessonFor, lessonToChange } from '#features/lessons/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';

/** A lesson's scenes in order: the name that recordings refer to, and a digest of the words. */
export type TellableScene = { readonly scene: string; readonly words: string };

const digest = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 32);

const scenesOfEntry = async (db: Db, id: string): Promise<TellableScene[]> => {
  const content = (await entryById(db, id))?.item.content;
  if (content?.type !== 'video') throw refuse('access/not-found');
  return content.scenes.map(({ narration }, place) => ({ scene: String(place), words: digest(narration) }));
};

type Scenes = readonly { id: string; narration: string }[];
const scenesOfOwn = (scenes: Scenes): TellableScene[] =>
  scenes.map(({ id, narration }) => ({ scene: id, words: digest(narration) }));

/** For people who may see the lesson. */
export const scenesFor = async (db: Db, user: Person, lesson: string): Promise<TellableScene[]> =>
  parseOwnLessonId(lesson) === undefined
    ? await scenesOfEntry(db, lesson)
    : scenesOfOwn((await lessonFor(db, user, lesson)).scenes);

/** For those who may narrate it: the author of an own lesson, or the class's teacher and the head. */
export const scenesToTell = async (
  db: Db,
  user: Person,
  lesson: string,
  classId: number | null,
): Promise<{ told: TellableScene[]; classId: number | null }> => {
  if (parseOwnLessonId(lesson) !== undefined)
    return { told: scenesOfOwn((await lessonToChange(db, user, lesson)).scenes), classId: null };
  const told = await scenesOfEntry(db, lesson);
  if (classId === null) throw refuse('access/not-found');
  return { told, classId: (await classFor(db, user, classId)).id };
};
