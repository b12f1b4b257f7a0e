/** A school with one class, for tests of how learners, their teacher and their parents use the curriculum. */
import { classes, classMembers, guardianships, schools } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { taughtDatabase } from './packed-curriculum.ts';
import { testApp } from './test-app.ts';
import { onUsualDevice } from './usual-device.ts';

const month = 30 * 24 * 60 * 60 * 1000;

export const aClass = async (
  profile: 'demo' | 'school' = 'school',
  settings: Record<string, string> = {},
) => {
  const app = await testApp({ SAFETY_PROFILE: profile, ...settings }, { database: await taughtDatabase() });
  const { database, clock } = app;
  const { db } = database;
  await db
    .insert(schools)
    .values({ id: 11, name: 'Here Primary School', demo: profile === 'demo' })
    .onConflictDoNothing();
  const person = async (role: 'learner' | 'teacher' | 'parent', more: object = {}) => {
    const row = await addUser(db, 'school', {
      role,
      name: role === 'learner' ? 'Akello Mercy' : role === 'teacher' ? 'Okot Paul' : 'Auma Grace',
      schoolId: 11,
      verifiedAt: role === 'learner' ? null : clock.now,
      consent: role === 'learner' ? 'school' : 'none',
      gradeId: role === 'learner' ? 7 : null,
      ...more,
    });
    if (row === null) throw new Error('nobody was added');
    // The learners' accounts are a month old, so their events may be too.
    const cameAt = row.role === 'learner' ? new Date(clock.now.getTime() - month) : clock.now;
    return { ...row, token: await newSession(db, row, cameAt, await onUsualDevice(db)) };
  };
  const teacher = await person('teacher');
  const [room] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId: 11, name: 'P7 Blue', gradeId: 7, subjectId: 7 })
    .returning();
  if (room === undefined) throw new Error('no class was added');
  /** A pupil of the class, and a parent of that pupil. */
  const pupil = async () => {
    const learner = await person('learner');
    const parent = await person('parent');
    await db.insert(classMembers).values({ classId: room.id, userId: learner.id });
    await db.insert(guardianships).values({ guardianId: parent.id, childId: learner.id });
    return { ...learner, parent };
  };
  return { ...app, db, person, teacher, room, pupil };
};
