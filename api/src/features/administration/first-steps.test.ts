import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classes, schools, users } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, person } = await aClass();

test('each first step is done by what is there, of the own school alone', async () => {
  await db.insert(schools).values({ id: 12, name: 'New Primary School' });
  const head = await person('teacher', { schoolId: 12, administrator: true });
  const done = async () => (await send('GET', '/api/school/first-steps', head)).body;
  const none = { staff: false, classes: false, pupils: false, consent: false };
  // The other school has a class, a teacher and nothing of this one.
  expect(await done()).toEqual(none);
  await send('POST', '/api/staff-codes', { ...head, body: { count: 1 } });
  expect(await done()).toEqual({ ...none, staff: true });
  const room = { teacherId: head.id, schoolId: 12, name: 'P1 Red', gradeId: 1, subjectId: 6 };
  await db.insert(classes).values(room);
  const pupil = await person('learner', { schoolId: 12, consent: 'none' });
  expect(await done()).toEqual({ staff: true, classes: true, pupils: true, consent: false });
  await db.update(users).set({ consent: 'guardian' }).where(eq(users.id, pupil.id));
  expect(await done()).toEqual({ staff: true, classes: true, pupils: true, consent: true });
});

test('only the administrator of a school is told', async () => {
  expect((await send('GET', '/api/school/first-steps', await person('teacher'))).status).toBe(403);
});
