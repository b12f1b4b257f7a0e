/** Activity in a teacher's classes: spec 2 'Teacher dashboard', weekly and recent activity. */
import type { RecentActivity } from '@afrolearn/contract/teaching.ts';
import { addDays, mondayOf } from '@afrolearn/learning/streaks/days.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classMembers } from '#db/tables.ts';
import { aTeachersClass as opened } from './testing/a-teachers-class.ts';

test('the week is counted by its days; while it is empty, the week before is told', async () => {
  const { acting, ask, before, today, clock } = await opened();
  const { acts } = await acting('Apio Sarah');
  await acts.video('u400-l1', before(8));
  await acts.video('u400-l2', before(8));
  const monday = mondayOf(today);
  const last = await ask<{ week: string; days: number[]; before: number }>('weekly-activity');
  const inLast = mondayOf(addDays(today, -8)) === addDays(monday, -7);
  expect(last).toMatchObject({ week: addDays(monday, -7) });
  expect(last.days.reduce((sum, one) => sum + one, 0) + last.before).toBe(2);
  if (inLast) expect(last.before).toBe(0);
  await acts.video('u400-l3', clock.now);
  const now = await ask<{ week: string; days: number[] }>('weekly-activity');
  expect(now.week).toBe(monday);
  expect(now.days.reduce((sum, one) => sum + one, 0)).toBe(1);
});

test('recent activity tells 14 days, to the day, in the language that is asked for', async () => {
  const { acting, ask, before, today, send, teacher, db, room } = await opened();
  const { acts, id } = await acting('Apio Sarah');
  await db
    .update(classMembers)
    .set({ joinedAt: before(20) })
    .where(eq(classMembers.userId, id));
  await acts.video('u400-l1', before(15));
  await acts.video('u400-l2', before(13));
  await acts.quiz('u400-q1', 10, before(1));
  const recent = await ask<RecentActivity[]>('recent-activity');
  expect(recent.map(({ timestamp }) => timestamp)).toEqual([
    addDays(today, -1),
    addDays(today, -1),
    addDays(today, -13),
  ]);
  expect(recent.map(({ type, icon }) => [type, icon])).toEqual([
    ['perfect', 'trophy'],
    ['work', 'tasks'],
    ['work', 'tasks'],
  ]);
  expect(recent[0]).toMatchObject({
    text: expect.stringMatching(/^Apio Sarah scored 100% in /),
    className: room.name,
  });
  const french = await send('GET', '/api/teacher/recent-activity', {
    token: teacher.token,
    headers: { 'accept-language': 'fr' },
  });
  expect((french.body as RecentActivity[])[0]?.text).toMatch(/^Apio Sarah a obtenu/);
});

test('work that was handed in moves the last day of a pupil and is told among what happened', async () => {
  const { acting, ask, today, send, teacher, room } = await opened();
  const { id, token } = await acting('Apio Sarah');
  const roster = async () => {
    const { studentRoster } = await ask<{ studentRoster: { id: number; lastActivity: string | null }[] }>(
      `class/${room.id}/summary`,
    );
    return studentRoster.find((one) => one.id === id)?.lastActivity ?? null;
  };
  expect(await roster()).not.toBe(today);
  const body = { ref: 'paper', title: 'A map of my home', paper: 'Draw it.', classId: room.id };
  const given = await send('POST', '/api/assignments', { ...teacher, body });
  const path = `/api/my-assignments/${(given.body as { id: number }).id}/hand-in`;
  expect((await send('POST', path, { token, body: { text: 'Here it is.' } })).status).toBe(200);
  expect(await roster()).toBe(today);
  const recent = await ask<RecentActivity[]>('recent-activity');
  expect(recent.find(({ type }) => type === 'handed-in')).toMatchObject({
    text: '1 student handed in A map of my home',
    icon: 'tasks',
    timestamp: today,
  });
});
