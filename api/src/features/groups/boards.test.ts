/**
 * A group's five boards against an independent computation, its goal and its achievements (spec 2 §3, §4).
 */
import type { GroupAchievement, GroupBoard, GroupProgress } from '@afrolearn/contract/groups.ts';
import { boardTypes } from '@afrolearn/learning/groups/periods.ts';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { groupMembers, itemProgress, settings } from '#db/tables.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { classOfGroups } from './testing/class-of-groups.ts';

const school = await classOfGroups();
const { send, db, clock, person, pupil, teacher, made, join, newsOf } = school;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

type Asker = { token: string };
const boardOf = async (by: Asker, id: number, query = '') =>
  (await send('GET', `/api/groups/${id}/leaderboard${query}`, by)).body as GroupBoard;
const progressOf = async (by: Asker, id: number) =>
  (await send('GET', `/api/groups/${id}/progress`, by)).body as GroupProgress;
const achievementsOf = async (by: Asker, id: number) =>
  (await send('GET', `/api/groups/${id}/achievements`, by)).body as GroupAchievement[];

/* The test clock is nine o'clock on Monday 9 March in Kampala. */
const ago = (time: number) => new Date(clock.now.getTime() - time);

const [one, two, three] = [await pupil(), await pupil(), await pupil()];
const group = await made(one);
await join(two, group);
await join(three, group);
// They have been in the group for a month.
await db
  .update(groupMembers)
  .set({ joinedAt: ago(29 * day) })
  .where(eq(groupMembers.groupId, group));

const [first, second] = [learnerActs(school, one.token), learnerActs(school, two.token)];
await first.reading('u400-r1', clock.now);
await first.quiz('u400-q1', 10, clock.now);
await first.video('u400-l1', clock.now);
await second.video('u400-l1', clock.now);
await second.video('u400-l2', clock.now);
await second.tools(['spelling-bee', 'spelling-bee', 'math-playground'], clock.now);
await first.tools(['word-of-day'], clock.now);

/* Backdates the event. */
const happened = ({ id }: { id: number }, item: string, at: Date) =>
  db
    .update(itemProgress)
    .set({
      completedAt: at,
      telling: sql`(select coalesce(jsonb_agg(t || ${JSON.stringify({ at: at.getTime() })}::jsonb), '[]')
        from jsonb_array_elements(${itemProgress.telling}) t)`,
    })
    .where(and(eq(itemProgress.userId, id), eq(itemProgress.itemId, item)));
await happened(one, 'u400-r1', ago(20 * day));
await happened(one, 'u400-q1', ago(8 * day));
await happened(two, 'u400-l1', ago(25 * day));

/* The independent computation: reads and counts every recorded row. */
type Done = { user_id: number; item_id: string; points: number; completed_at: string };
type Used = { user_id: number; tool: string; counted_on: string };
const done = await db.execute<Done>(
  sql`select user_id, item_id, points, completed_at::text from item_progress where completed_at is not null`,
);
const used = await db.execute<Used>(
  sql`select user_id, payload->>'tool' as tool, counted_on::text from events where type = 'tool.completed'`,
);
const sumOf = (userId: number, from: string) =>
  done
    .filter((row) => row.user_id === userId && new Date(row.completed_at).getTime() >= Date.parse(from))
    .reduce((sum, { points }) => sum + points, 0);
const toolsOf = (userId: number, named: readonly string[]) =>
  5 *
  new Set(
    used
      .filter((row) => row.user_id === userId && named.includes(row.tool))
      .map(({ tool, counted_on }) => `${tool} ${counted_on}`),
  ).size;

const expected: Record<string, (userId: number) => number> = {
  '': (id) => sumOf(id, '2000-01-01T00:00:00Z'),
  '?type=overall': (id) => sumOf(id, '2000-01-01T00:00:00Z'),
  // These days begin at 21:00 UTC of the day before.
  '?type=weekly': (id) => sumOf(id, '2026-03-08T21:00:00Z'),
  '?type=monthly': (id) => sumOf(id, '2026-02-28T21:00:00Z'),
  '?type=subject&subject=Science': (id) => sumOf(id, '2000-01-01T00:00:00Z'),
  '?type=subject': () => 0,
  '?type=tool_category': (id) => toolsOf(id, ['spelling-bee', 'math-playground', 'word-of-day']),
  '?type=tool_category&category=words': (id) => toolsOf(id, ['spelling-bee', 'word-of-day']),
  '?type=tool_category&category=numbers': (id) => toolsOf(id, ['math-playground']),
};

test.each(Object.keys(expected))('the board %j is what was recorded, most points first', async (query) => {
  const points = [one, two, three].map(({ id }) => ({ userId: id, points: expected[query]?.(id) ?? -1 }));
  const board = await boardOf(two, group, query);
  const order = board.members.map((row) => row.points);
  expect(order).toEqual([...order].sort((a, b) => b - a));
  for (const { userId, points: counted } of points)
    expect([userId, board.members.find((row) => row.userId === userId)?.points]).toEqual([userId, counted]);
  expect(board.summary).toEqual({
    totalPoints: points.reduce((sum, row) => sum + row.points, 0),
    memberCount: 3,
    rank: points.filter((row) => row.points > (expected[query]?.(two.id) ?? 0)).length + 1,
  });
});

test('the second computation tells the boards apart: something happened in each span and subject', () => {
  const sums = ['?type=overall', '?type=weekly', '?type=monthly', '?type=tool_category'].map((query) =>
    expected[query]?.(one.id),
  );
  expect(new Set(sums).size).toBe(4);
  expect(boardTypes.every((type) => Object.keys(expected).some((query) => query.includes(type)))).toBe(true);
});

test('spec 2 §3: a row has points, badges and its own figures; overall is the default', async () => {
  const board = await boardOf(one, group);
  expect(board.type).toBe('overall');
  expect(board.members.find(({ userId }) => userId === one.id)).toEqual({
    userId: one.id,
    name: 'Akello Mercy',
    avatar: null,
    points: expect.any(Number),
    badges: expect.any(Number),
    individualStats: { totalLessons: 3, streakDays: expect.any(Number), totalQuizzes: 1 },
  });
  expect(await boardOf(one, group, '?type=subject&subject=science')).toMatchObject({ of: 'Science' });
  expect(await boardOf(teacher, group)).toMatchObject({ summary: { rank: null } });
});

test.each(['?type=yearly', '?type=subject&subject=Magic', '?type=tool_category&category=all'])(
  'a board of %j is refused',
  async (query) => {
    expect((await send('GET', `/api/groups/${group}/leaderboard${query}`, one)).status).toBe(400);
  },
);

test('who wants to stand on no board stands on none, and sees their own row', async () => {
  await db.insert(settings).values({ userId: three.id, leaderboard: false });
  const idsFor = async (who: Asker) => (await boardOf(who, group)).members.map(({ userId }) => userId);
  expect(await idsFor(one)).not.toContain(three.id);
  expect(await idsFor(three)).toContain(three.id);
  await db.delete(settings).where(eq(settings.userId, three.id));
});

test('the progress of a group: goal of the week, two months, and the units they work on', async () => {
  const progress = await progressOf(one, group);
  expect(progress).toEqual({
    goal: { current: 2, target: 9, reached: false, weekStart: '2026-03-09' },
    lessonsThisMonth: 3,
    lessonsLastMonth: 2,
    units: [{ id: 400, title: expect.any(String), done: 4, total: expect.any(Number) }],
  });
});

test('what was done before joining is not the group’s', async () => {
  const early = await pupil();
  await learnerActs(school, early.token).video('u400-l1', clock.now);
  await happened(early, 'u400-l1', ago(hour));
  const late = await made(await pupil());
  await join(early, late);
  expect((await progressOf(early, late)).goal).toMatchObject({ current: 0, target: 6 });
  expect((await achievementsOf(early, late)).map(({ currentValue }) => currentValue)).toEqual([
    0, 0, 0, 1, 0,
  ]);
});

test('the goal is reached once a week: every member is told once, also when the group grows or shrinks', async () => {
  const [ann, ben] = [await pupil(), await pupil()];
  const id = await made(ann);
  await join(ben, id);
  const acts = [learnerActs(school, ann.token), learnerActs(school, ben.token)] as const;
  clock.now = new Date(clock.now.getTime() + hour);
  for (const item of ['u400-l1', 'u400-l2', 'u400-l3'])
    for (const who of acts) await who.video(item, clock.now);
  const told = async (who: Asker) =>
    (await newsOf(who)).filter(({ message }) => message.includes('reached its goal of this week'));
  await vi.waitFor(async () => expect(await told(ann)).toHaveLength(1), { timeout: 5000 });
  expect((await progressOf(ben, id)).goal).toMatchObject({ current: 6, target: 6, reached: true });
  await join(await pupil(), id);
  await acts[0].video('u400-l4', clock.now);
  expect((await progressOf(ben, id)).goal).toMatchObject({ target: 6, reached: true });
  for (const who of [ann, ben]) expect(await told(who)).toHaveLength(1);
  const xp = (await send('GET', `/api/xp/${ben.id}`, ben)).body as { totalXP: number };
  expect(xp.totalXP).toBe(75);
});

test('spec 2 §3: achievements are counted, and what was won stays won', async () => {
  const found = await achievementsOf(one, group);
  expect(found.map(({ id }) => id)).toEqual([
    'first-ten',
    'thousand',
    'fifty-quizzes',
    'all-together',
    'three-goals',
  ]);
  expect(found[0]).toEqual({
    id: 'first-ten',
    name: 'First ten',
    description: 'Finish 10 lessons together',
    icon: 'footprint',
    isUnlocked: false,
    unlockedAt: null,
    currentValue: 5,
    targetValue: 10,
  });
  const items = ['u400-l3', 'u400-l4', 'u400-l5', 'u400-r1', 'u400-l1'];
  const third = learnerActs(school, three.token);
  for (const item of items)
    await (item.includes('-r') ? third.reading(item, clock.now) : third.video(item, clock.now));
  const won = (await achievementsOf(one, group))[0];
  expect(won).toMatchObject({ isUnlocked: true, unlockedAt: expect.any(String), currentValue: 10 });
  await school.leave(three, group);
  expect((await achievementsOf(one, group))[0]).toMatchObject({
    isUnlocked: true,
    unlockedAt: won?.unlockedAt,
  });
  expect((await send('GET', `/api/groups/${group}/achievements`, await person('learner'))).status).toBe(404);
});
