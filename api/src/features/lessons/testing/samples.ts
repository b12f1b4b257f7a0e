import type { lessons } from '@afrolearn/contract/lessons.ts';
import type { ownLessons } from '@afrolearn/contract/own-lessons.ts';
import { eq } from 'drizzle-orm';
import { ownLessons as lessonTable, ownLessonVersions } from '#db/tables.ts';
import { mp4 } from '#testing/films.ts';
import { addOwnLesson, lessonsOfPack, lessonsOfTeacher, nowhere } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/** Restorable lessons are deleted ones; 'deleted' means for over 30 days. */
const deletedLessons = async (scene: Scene) => ({
  real: await addOwnLesson(scene, 1),
  ...nowhere,
  deleted: await addOwnLesson(scene, 31),
});

export const lessonsSamples = {
  'GET /lesson/:id': { ask: nothing, objects: lessonsOfPack },
  'GET /lessons': { ask: () => ({ query: { subject: 'Science', grade: 'Primary 4' } }) },
  'GET /lessons/:id': { ask: nothing, objects: lessonsOfTeacher },
  'POST /lessons': {
    ask: () => ({ body: { title: 'Rain', type: 'reading', subject: 'Science', grade: 'Primary 4' } }),
  },
  'PUT /lessons/:id': {
    ask: () => ({ body: { title: 'Rain', type: 'reading', subject: 7, grade: 4, content: 'It rains.' } }),
    objects: lessonsOfTeacher,
  },
  'DELETE /lessons/:id': { ask: nothing, objects: lessonsOfTeacher },
  'POST /lessons/:id/restore': { ask: nothing, objects: deletedLessons },
  'POST /lessons/:id/video': { ask: () => ({ file: { video: mp4 } }), objects: lessonsOfTeacher },
} satisfies SamplesOf<typeof lessons>;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A lesson with one change: its first version can be restored. */
const changedLessons = async (scene: Scene) => {
  const { real, absent, malformed, deleted } = await lessonsOfTeacher(scene);
  const lessonId = Number(real.id.slice(1));
  await scene.db.update(lessonTable).set({ version: 2 }).where(eq(lessonTable.id, lessonId));
  await scene.db.insert(ownLessonVersions).values({
    lessonId,
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
  // The head sees who shared what with which class.
  'GET /own-lessons': {
    ask: nothing,
    mayShow: ({ who, field }, actor) =>
      actor === 'administrator' &&
      who === 'class teacher' &&
      ['name', 'family name', 'class'].includes(field),
  },
  'GET /lessons/:id/versions': { ask: nothing, objects: lessonsOfTeacher },
  'POST /lessons/:id/versions/:version/restore': { ask: nothing, objects: changedLessons },
  'POST /lessons/:id/pictures': { ask: () => ({ file: { picture: png } }), objects: lessonsOfTeacher },
  'GET /drawings': { ask: () => ({ query: { find: 'mango' } }) },
} satisfies SamplesOf<typeof ownLessons>;
