/** Own lessons for the matrix, made anew for each cell: one of the class teacher for the class in which the owner sits. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { classes, ownLessons } from '#db/tables.ts';
import type { Scene } from './people.ts';

const day = 24 * 60 * 60 * 1000;

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
export const deletedLessons = async (scene: Scene) => ({
  real: await addLesson(scene, 1),
  ...nowhere,
  deleted: await addLesson(scene, 31),
});
