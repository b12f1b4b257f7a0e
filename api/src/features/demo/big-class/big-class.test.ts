/** P7 Blue has 60 pupils, like many classes, with realistic work for their teacher. */
import type { Assignment } from '@afrolearn/contract/assigned-work.ts';
import type { ClassSummary, TeacherToday } from '@afrolearn/contract/teaching.ts';
import { firstAvatars } from '@afrolearn/learning/avatars/avatars.ts';
import { expect, test } from 'vitest';
import { attendanceMarks, events } from '#db/tables.ts';
import { readEnv } from '#env.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { fillHistory } from '../history/history.ts';
import { classmates, learners } from '../people.ts';
import { prepareProfile } from '../prepare.ts';
import { handIns } from './hand-ins.ts';
import { bigClass, manyPupils } from './pupils.ts';

const filled = async () => {
  const { send, database, clock } = await testApp({}, { database: await taughtDatabase() });
  const world = { db: database.db, env: readEnv({ SAFETY_PROFILE: 'demo' }), now: () => clock.now };
  await prepareProfile(world);
  await fillHistory(world);
  const tokenOf = async (name: string): Promise<string> => {
    const people = (await send('GET', '/api/demo/people')).body as { id: number; name: string }[];
    const personId = people.find((one) => one.name === name)?.id;
    return ((await send('POST', '/api/demo/sign-in', { body: { personId } })).body as { token: string })
      .token;
  };
  const get = async <T>(path: string, token: string) => (await send('GET', path, { token })).body as T;
  return { db: database.db, get, tokenOf };
};

const { db, get, tokenOf } = await filled();
const teacher = await tokenOf('Achieng Ruth');
const today = await get<TeacherToday>('/api/teacher/today', teacher);
const classId = today.classes.find(({ name }) => name === 'P7 Blue')?.id ?? 0;
const summary = await get<ClassSummary>(`/api/teacher/class/${classId}/summary`, teacher);

test('P7 Blue has 60 pupils of their own names, but for two girls with one name', () => {
  const named = learners.filter((one) => one.class === bigClass);
  expect(named.length + classmates.length + manyPupils.length).toBe(60);
  expect(summary.studentsCount).toBe(60);
  const names = summary.studentRoster.map(({ name }) => name);
  expect(new Set(names).size).toBe(59);
});

test('the pupils are of the age of their class and have pictures that every pupil may have', () => {
  for (const { picture, birthYear } of manyPupils) {
    expect(firstAvatars).toContain(picture);
    expect(birthYear).toBeGreaterThan(2011);
    expect(birthYear).toBeLessThan(2015);
  }
  expect(new Set(manyPupils.map(({ picture }) => picture)).size).toBe(firstAvatars.length);
});

test('their progress lies far apart, most of them have begun, and less than half of them need attention', () => {
  const { studentRoster, avgProgress, begun, studentsNeedingAttention: needing } = summary;
  const progress = studentRoster.flatMap((one) => one.progress ?? []);
  expect(progress.filter((share) => share === 100).length).toBeGreaterThan(5);
  expect(progress.filter((share) => share < 40).length).toBeGreaterThan(5);
  expect(new Set(progress).size).toBeGreaterThan(5);
  expect(avgProgress).toBeGreaterThan(50);
  expect(avgProgress).toBeLessThan(85);
  expect(begun).toBeGreaterThan(50);
  expect(begun).toBeLessThan(60);
  expect(needing.length).toBeGreaterThan(10);
  expect(needing.length).toBeLessThan(30);
  const kinds = new Set(needing.map(({ reason }) => reason.kind));
  for (const kind of ['away', 'stuck', 'quiet', 'new', 'behind'] as const) expect(kinds).toContain(kind);
});

test('a named mistake is shared by so many that the teacher is shown a group', () => {
  const groups = today.needs.flatMap((need) =>
    need.kind === 'group' && need.classId === classId ? [need] : [],
  );
  expect(groups.length).toBeGreaterThan(0);
  expect(Math.max(...groups.map(({ students }) => students))).toBeGreaterThan(8);
});

test('assigned work stands in every state', async () => {
  const given = await get<Assignment[]>('/api/assignments', teacher);
  const [quiz, paper] = (['quiz', 'paper'] as const).map((kind) => given.find((one) => one.kind === kind));
  const { completed, inProgress, tried, notStarted } = quiz?.counts ?? {};
  for (const count of [completed, inProgress, tried, notStarted]) expect(count).toBeGreaterThan(0);
  expect(paper?.waiting).toBeGreaterThan(5);
});

test('the registers begin with the day on which somebody came', async () => {
  const rows = await db.select().from(attendanceMarks);
  const marks = new Map<number, number>();
  for (const { learnerId, classId: room } of rows)
    if (room === classId) marks.set(learnerId, (marks.get(learnerId) ?? 0) + 1);
  const late = manyPupils.filter(({ kind }) => kind === 'late').length;
  const most = Math.max(...marks.values());
  expect(most).toBeGreaterThan(15);
  expect([...marks.values()].filter((count) => count < most)).toHaveLength(late);
});

test('the board of the class still has Akello among the first', async () => {
  const akello = await tokenOf('Akello Grace');
  const board = await get<{ name: string }[]>('/api/leaderboard', akello);
  expect(board.slice(0, 5).map(({ name }) => name)).toContain('Akello Grace');
});

test('every text that was handed in is of a pupil of the class, and no two are alike', () => {
  const keys = manyPupils.map(({ key }) => key);
  for (const { key } of handIns) expect(keys).toContain(key);
  expect(new Set(handIns.map(({ text }) => text)).size).toBe(handIns.length);
});

test('a second demo has the same past: no chance decides in it', async () => {
  const other = await filled();
  const pastOf = async (of: typeof db) => {
    const rows = await of.select().from(events).orderBy(events.countedAt);
    return rows
      .map(({ type, countedAt, payload }) => `${type} ${countedAt.toISOString()} ${payload['item']}`)
      .sort();
  };
  expect(await pastOf(other.db)).toEqual(await pastOf(db));
});
