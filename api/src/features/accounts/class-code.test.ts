import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classes } from '#db/tables.ts';
import { testDatabase } from '#testing/test-app.ts';
import { addClass, addUser } from './accounts.db.ts';

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

test('when no code is free the class is not made', async () => {
  const before = await codes();
  await expect(addClass(db, room, () => '10000001')).rejects.toThrow('no free class code');
  expect(await codes()).toEqual(before);
});
