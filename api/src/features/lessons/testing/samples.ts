import type { lessons } from '@afrolearn/contract/lessons.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { classes, ownLessons } from '#db/tables.ts';
import { mp4 } from '#testing/films.ts';
import { lessonsOfPack } from '#testing/matrix/objects.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

const day = 24 * 60 * 60 * 1000;

/** A lesson of the class teacher, for the class in which the owner sits. */
const addLesson = async ({ db, people, schools, now }: Scene, deletedDaysAgo: number | null) => {
  const teacher = people['class teacher'];
  const [room] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.teacherId, teacher.id), isNull(classes.archivedAt)))
    .orderBy(asc(classes.id));
  const [row] = await db
    .insert(ownLessons)
    .values({
      schoolId: schools.here.id,
      authorId: teacher.id,
      title: 'Soil in our garden',
      type: 'video',
      subjectId: 7,
      gradeId: 4,
      visibility: 'class',
      classId: room?.id ?? null,
      url: 'https://player.vimeo.com/video/1234567',
      createdAt: now(),
      updatedAt: now(),
      ...(deletedDaysAgo === null
        ? {}
        : { deletedAt: new Date(now().getTime() - deletedDaysAgo * day), deletedBy: teacher.id }),
    })
    .returning();
  return { id: `t${row?.id}` };
};

const nowhere = { absent: { id: 't999999999' }, malformed: { id: 't1 or 1=1' } };

export const lessonsOfTeacher = async (scene: Scene) => ({
  real: await addLesson(scene, null),
  ...nowhere,
  deleted: await addLesson(scene, 1),
});

/** What can be brought back is deleted already; what was so for more than 30 days is gone. */
const deletedLessons = async (scene: Scene) => ({
  real: await addLesson(scene, 1),
  ...nowhere,
  deleted: await addLesson(scene, 31),
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
