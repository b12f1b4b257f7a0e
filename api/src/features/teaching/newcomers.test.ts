/** Pupils who have just joined a class (decision 0051). */
import type { TeacherToday } from '@afrolearn/contract/teaching.ts';
import { addDays } from '@afrolearn/learning/streaks/days.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attendanceMarks, classMembers, registers } from '#db/tables.ts';
import { aTeachersClass as opened } from './testing/a-teachers-class.ts';

test('one who came this week and has not begun is new: in no mean, and nobody to worry about', async () => {
  const { acting, summary, before, db, ask, room, today, clock } = await opened();
  const [apio, fresh] = [await acting('Apio Sarah'), await acting('Atim Mercy')];
  for (const id of ['u400-l1', 'u400-l2', 'u400-l3']) await apio.acts.video(id, before(3));
  const seated = async (days: number) =>
    await db
      .update(classMembers)
      .set({ joinedAt: before(days) })
      .where(eq(classMembers.userId, fresh.id));
  await seated(0);
  const found = await summary();
  expect(found).toMatchObject({ begun: 1, avgProgress: 100, studentsNeedingAttention: [] });
  expect(found.progressOverTime.at(-1)).toBe(100);
  expect(found.studentRoster.find(({ id }) => id === fresh.id)).toMatchObject({
    progress: null,
    isNew: true,
  });
  expect(await ask<TeacherToday>('today')).toMatchObject({
    needing: 0,
    classes: [{ begun: 1, studentsCount: 2, avgProgress: 100, needing: 0 }],
  });
  // A week later the usual rule of the specification applies to her.
  await seated(7);
  const later = await summary();
  expect(later.studentsNeedingAttention).toMatchObject([
    { id: fresh.id, progress: 0, reason: { kind: 'new' } },
  ]);
  expect(later).toMatchObject({ avgProgress: 50 });
  // Two registers are no pattern; from the third on, absent pupils are named.
  await seated(4);
  const missing = async (days: number) => {
    const on = { classId: room.id, day: addDays(today, -days) };
    await db.insert(registers).values({ ...on, takenAt: clock.now });
    await db.insert(attendanceMarks).values({ ...on, learnerId: fresh.id, state: 'absent', at: clock.now });
  };
  for (const days of [3, 2]) await missing(days);
  expect((await summary()).studentsNeedingAttention).toEqual([]);
  await missing(1);
  expect((await summary()).studentsNeedingAttention).toMatchObject([
    { reason: { kind: 'away', missed: 3, registered: 3, entry: { id: 'u400-l1' } } },
  ]);
  expect(await ask<TeacherToday>('today')).toMatchObject({ classes: [{ needing: 1 }] });
});
