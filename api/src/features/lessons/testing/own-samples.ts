import type { ownLessons } from '@afrolearn/contract/own-lessons.ts';
import { ownLessonVersions } from '#db/tables.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';
import { lessonsOfTeacher } from './samples.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A lesson that was changed once: its first version can come back. */
const changedLessons = async (scene: Scene) => {
  const { real, absent, malformed, deleted } = await lessonsOfTeacher(scene);
  await scene.db.insert(ownLessonVersions).values({
    lessonId: Number(real.id.slice(1)),
    version: 1,
    lesson: { title: 'Soil', questions: [], scenes: [] },
    replacedAt: scene.now(),
  });
  return {
    real: { ...real, version: '1' },
    absent: { ...absent, version: '1' },
    malformed: { ...malformed, version: '1' },
    deleted: { ...deleted, version: '1' },
  };
};

export const ownLessonsSamples = {
  'GET /own-lessons': { ask: nothing },
  'GET /lessons/:id/versions': { ask: nothing, objects: lessonsOfTeacher },
  'POST /lessons/:id/versions/:version/restore': { ask: nothing, objects: changedLessons },
  'POST /lessons/:id/pictures': { ask: () => ({ file: { picture: png } }), objects: lessonsOfTeacher },
  'GET /drawings': { ask: () => ({ query: { find: 'mango' } }) },
} satisfies SamplesOf<typeof ownLessons>;
