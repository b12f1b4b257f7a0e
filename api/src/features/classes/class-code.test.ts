import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classes, schools } from '#db/tables.ts';
import { addUser } from '#features/accounts/index.ts';
import { testDatabase } from '#testing/test-app.ts';

import { giveClassCodes } from './class-code.ts';
import { addClass } from './classes.db.ts';

const { db } = await testDatabase();
const teacher = await addUser(db, 'school', { role: 'teacher', name: 'Achieng Ruth' });
const room = { teacherId: teacher?.id ?? 0, name: 'P4 Green', gradeId: 4, subjectId: 7 };
const codes = async () => {
  const rows = await db.select().from(classes).where(eq(classes.teacherId, room.teacherId));
  return rows.map(({ code }) => code).sort();
};

test('a class code that is taken is drawn again', async () => {
  const drawn = ['10000001', '10000001', '10000001', '10000002'];
  await addClass(db, room, () => drawn.shift() ?? '');
  await addClass(db, room, () => drawn.shift() ?? '');
  expect(await codes()).toEqual(['10000001', '10000002']);
});

test('a teacher who is confirmed gets codes for the classes that have none, past a clash, inside a transaction', async () => {
  await db.insert(schools).values({ id: 12, name: 'Kibuli Primary School' });
  const late = await addUser(db, 'school', { role: 'teacher', name: 'Okot Paul' });
  const own = { ...room, teacherId: late?.id ?? 0 };
  await addClass(db, own, null);
  await addClass(db, { ...own, archivedAt: new Date() }, null);
  const drawn = ['10000001', '10000003'];
  await db.transaction((transaction) =>
    giveClassCodes(transaction, own.teacherId, 12, () => drawn.shift() ?? ''),
  );
  const rows = await db.select().from(classes).where(eq(classes.teacherId, own.teacherId));
  expect(rows.map(({ code, schoolId }) => [code, schoolId])).toEqual(
    expect.arrayContaining([
      ['10000003', 12],
      [null, null],
    ]),
  );
});

test('when no code is free the class is not made', async () => {
  const before = await codes();
  await expect(addClass(db, room, () => '10000001')).rejects.toThrow('no free class code');
  expect(await codes()).toEqual(before);
});
