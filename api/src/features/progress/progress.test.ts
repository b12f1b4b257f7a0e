/** Figures, summary and history from real events (spec 1 §7, spec 2 §3, 7, 9). */
import type {
  HistoryEntry,
  LearnerStats,
  ProgressSummary,
  UserStats,
  XpOverview,
} from '@afrolearn/contract/progress.ts';
import { badges } from '@afrolearn/learning/badges/badges.ts';
import { expect, test } from 'vitest';
import { itemProgress, ownLessons } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, clock, person, pupil, teacher, room } = await aClass();
// 2026-03-09 is a Monday; the accounts are older than their events.
const since = new Date('2026-01-05T06:00:00Z');
const at = (day: string) => new Date(`${day}T06:00:00Z`);
const learner = (more: object = {}) => person('learner', { createdAt: since, ...more });
const get = async <T>(path: string, token: string) => {
  const { status, body } = await send('GET', `/api${path}`, { token });
  return { status, body: body as T };
};
const own = async <T>(path: string, token: string) => (await get<T>(path, token)).body;

const nothing = { totalXP: 0, level: 1, streakDays: 0, lessonsCompleted: 0 };

/** Two videos last week; today a reading, a quiz with 7 right answers, and a tool. */
const busyLearner = async () => {
  const who = await learner();
  const acts = learnerActs({ send, db }, who.token);
  await acts.video('u400-l1', at('2026-03-04'));
  await acts.video('u400-l2', at('2026-03-06'));
  await acts.reading('u400-r1', at('2026-03-09'));
  const asked = await acts.quiz('u400-q1', 7, new Date('2026-03-09T05:30:00Z'));
  await acts.tools(['spelling-bee'], new Date('2026-03-09T05:00:00Z'));
  return { ...who, acts, asked };
};

test('spec 2 §7: who has done nothing yet has figures of nothing, an adult too', async () => {
  for (const { id, token } of [await learner(), teacher]) {
    expect(await get<XpOverview>(`/xp/${id}`, token)).toEqual({ status: 200, body: nothing });
    expect(await own<HistoryEntry[]>('/lesson-history', token)).toEqual([]);
    expect(await own<ProgressSummary>('/progress-summary', token)).toMatchObject({
      level: 1,
      recentActivities: [],
      mastery: { needsTokenToAdvance: false, gradeEligible: false, tokensInWindow: 0 },
    });
  }
});

// Wednesday to Friday skips a school day; Friday to Monday does not.
test('spec 2 §3: seeds, level, streak and lessons follow from what was told', async () => {
  const { id, token } = await busyLearner();
  expect(await own<XpOverview>(`/xp/${id}`, token)).toEqual({
    totalXP: 4 * 25 + 5,
    level: 1,
    streakDays: 2,
    lessonsCompleted: 4,
  });
  const points = 100 + 100 + 50 + 140;
  const stats: UserStats = {
    totalLessons: 4,
    currentStreak: 2,
    totalQuizzes: 1,
    totalPoints: points,
    achievements: 3,
    groupsJoined: 0,
    perfectQuizzes: 0,
    helpGiven: 0,
  };
  expect(await own<UserStats>(`/users/${id}/stats`, token)).toEqual(stats);
  expect(await own<LearnerStats>(`/learner-profiles/stats/${id}`, token)).toEqual({
    ...stats,
    totalXP: 105,
    level: 1,
    streakDays: 2,
    lessonsCompleted: 4,
    gradeXP: 105,
    skillsMastered: 0,
    quizzesPassed: 1,
    longestStreak: 2,
    shields: 0,
  });
});

test('spec 2 §9: the level is counted from the seeds of the own class, the bar runs to 100 x (level + 1)', async () => {
  const { id, token } = await learner({ gradeId: 2 });
  const acts = learnerActs({ send, db }, token);
  for (const n of [1, 2, 3, 4, 5, 6]) await acts.video(`u400-l${n}`, at('2026-03-06'));
  expect(await own(`/xp/${id}`, token)).toMatchObject({ totalXP: 150, level: 1 });
  const units = ['u85-l1', 'u85-l2', 'u85-l3', 'u85-l4', 'u85-l5', 'u85-l6'];
  for (const item of units) await acts.video(item, at('2026-03-07'));
  for (const item of ['u85-r1', 'u85-r2']) await acts.reading(item, at('2026-03-07'));
  expect(await own(`/xp/${id}`, token)).toMatchObject({ totalXP: 350, level: 2 });
  expect(await own<ProgressSummary>('/progress-summary', token)).toMatchObject({
    totalXP: 350,
    level: 2,
    currentLevelXP: 200,
    nextLevelXP: 300,
  });
});

test('spec 2 §3: the summary has the five latest activities, goals, all badges with dates, and milestones', async () => {
  const { token } = await busyLearner();
  const summary = await own<ProgressSummary>('/progress-summary', token);
  expect(summary).toMatchObject({
    toolsCompleted: 1,
    totalMasteryPoints: 390,
    lessonsCompleted: 4,
    streakDays: 2,
  });
  expect(summary.recentActivities.map(({ time, points, path }) => [time, points, path])).toEqual([
    ['2026-03-09T06:00:00.000Z', 25, '/lesson/u400-r1'],
    ['2026-03-09T05:30:00.000Z', 25, '/lesson/u400-q1'],
    ['2026-03-09T05:00:00.000Z', 5, '/tools/spelling-bee'],
    ['2026-03-06T06:00:00.000Z', 25, '/lesson/u400-l2'],
    ['2026-03-04T06:00:00.000Z', 25, '/lesson/u400-l1'],
  ]);
  expect(summary.recentActivities[2]?.title).toBe('Spelling Bee');
  expect(summary.goals).toEqual([
    { id: 'lessons', title: 'Complete 5 lessons', current: 2, target: 5, color: 'leaf' },
    { id: 'today', title: 'Complete 1 lesson today', current: 2, target: 1, color: 'gold' },
    { id: 'days', title: 'Learn on 3 days this week', current: 1, target: 3, color: 'lake' },
  ]);
  expect(summary.badges.map(({ id }) => id)).toEqual(badges.map(({ id }) => id));
  const unlocked = summary.badges.filter((badge) => badge.unlocked);
  expect(unlocked.map(({ id }) => id)).toEqual(['xp-earner', 'first-steps', 'quiz-starter']);
  expect(unlocked.every(({ date }) => date === clock.now.toISOString())).toBe(true);
  expect(unlocked.every(({ way }) => way === null)).toBe(true);
  const locked = summary.badges.filter((badge) => !badge.unlocked);
  expect(locked.every(({ date }) => date === null)).toBe(true);
  const ways = new Map(locked.map(({ id, way }) => [id, way]));
  expect([ways.get('path-finder'), ways.get('seed-sower'), ways.get('good-harvest')]).toEqual([
    { current: 1, target: 3 },
    { current: 105, target: 500 },
    { current: 0, target: 3 },
  ]);
  expect(summary.milestones.map(({ target, current, reached }) => [target, current, reached])).toEqual([
    [1, 1, true],
    [5, 5, true],
    [10, 5, false],
    [25, 5, false],
    [50, 5, false],
    [100, 5, false],
  ]);
});

test('a mastered and claimed unit gives its badge, a token, and an activity', async () => {
  const { token } = await learner();
  const acts = learnerActs({ send, db }, token);
  for (const n of [1, 2, 3, 4, 5, 6]) await acts.video(`u400-l${n}`, at('2026-03-06'));
  for (const n of [1, 2]) await acts.reading(`u400-r${n}`, at('2026-03-06'));
  for (const n of [1, 2]) await acts.quiz(`u400-q${n}`, 100, at('2026-03-06'));
  const before = await own<ProgressSummary>('/progress-summary', token);
  expect(before.mastery).toEqual({ needsTokenToAdvance: false, gradeEligible: false, tokensInWindow: 1 });
  expect((await send('POST', '/api/units/400/claim', { token })).status).toBe(200);
  const summary = await own<ProgressSummary>('/progress-summary', token);
  expect(summary.badges.at(-1)).toMatchObject({ id: 'unit-400', unlocked: true, name: /Master$/ });
  expect(summary.recentActivities[0]).toMatchObject({ points: 100, path: '/unit/400' });
  expect(await own('/units/400/progress', token)).toMatchObject({ claimed: true });
});

test('spec 1 §7: the history is newest first, with subject, topic and the best score; a user argument is ignored', async () => {
  const { token, asked, acts } = await busyLearner();
  await acts.quiz('u400-q1', 9, clock.now);
  const other = await learner();
  const history = await own<HistoryEntry[]>(`/lesson-history?userId=${other.id}`, token);
  expect(history.map(({ id, type, score, at: when }) => [id, type, score, when])).toEqual([
    ['u400-r1', 'reading', null, '2026-03-09T06:00:00.000Z'],
    ['u400-q1', 'quiz', Math.round((9 / asked) * 100), '2026-03-09T05:30:00.000Z'],
    ['u400-l2', 'video', null, '2026-03-06T06:00:00.000Z'],
    ['u400-l1', 'video', null, '2026-03-04T06:00:00.000Z'],
  ]);
  expect(history[0]).toMatchObject({ subject: 'Science', topic: 'Electricity' });
  expect(history.every(({ title }) => title !== '')).toBe(true);
  expect(await own('/lesson-history', other.token)).toEqual([]);
});

test('a teacher’s own lesson keeps its title in the history while its reader may see it', async () => {
  const who = await pupil();
  const shared = {
    schoolId: 11,
    authorId: teacher.id,
    title: 'Our soil',
    type: 'reading' as const,
    subjectId: 7,
    gradeId: 7,
    visibility: 'class' as const,
    classId: room.id,
    createdAt: since,
    updatedAt: since,
  };
  const [lesson] = await db.insert(ownLessons).values(shared).returning();
  const itemId = `t${lesson?.id}`;
  await db.insert(itemProgress).values({ userId: who.id, itemId, openedAt: since, completedAt: clock.now });
  const shown = async () =>
    (await own<HistoryEntry[]>('/lesson-history', who.token)).map(({ id, title }) => [id, title]);
  expect(await shown()).toEqual([[itemId, 'Our soil']]);
  await db.update(ownLessons).set({ visibility: 'draft', title: 'Notes about pupils' });
  expect(await shown()).toEqual([[itemId, 'A lesson that is no longer here']]);
});

test('spec 2 §3: the progress lists the subjects of the class, then what was begun, with each video done or not', async () => {
  const { token, acts } = await busyLearner();
  await acts.video('u85-l1', clock.now);
  type Subjects = {
    subjects: {
      name: string;
      units: { id: number; percent: number; videos: { id: string; completed: boolean }[] }[];
    }[];
  };
  const { subjects } = await own<Subjects>('/progress', token);
  expect(subjects.map(({ name }) => name)).toEqual(['SST', 'English', 'Math', 'Science', 'MTC']);
  const electricity = subjects[3]?.units.find(({ id }) => id === 400);
  expect(electricity?.videos.filter(({ completed }) => completed).map(({ id }) => id)).toEqual([
    'u400-l1',
    'u400-l2',
  ]);
  expect(electricity?.percent).toBeGreaterThan(0);
  expect(subjects[3]?.units.length).toBeGreaterThan(5);
  expect(subjects[4]?.units.map(({ id }) => id)).toEqual([85]);
});

test('what was done in a unit, item by item; a unit that is not there is 404', async () => {
  const { token, asked } = await busyLearner();
  type DoneInUnit = {
    items: { id: string; completed: boolean; bestScore: number | null; points: number }[];
    claimed: boolean;
  };
  const { items, claimed } = await own<DoneInUnit>('/units/400/progress', token);
  expect(claimed).toBe(false);
  expect(items.filter(({ completed }) => completed)).toEqual([
    { id: 'u400-l1', completed: true, bestScore: null, points: 100 },
    { id: 'u400-l2', completed: true, bestScore: null, points: 100 },
    { id: 'u400-r1', completed: true, bestScore: null, points: 50 },
    { id: 'u400-q1', completed: true, bestScore: Math.round((7 / asked) * 100), points: 140 },
  ]);
  expect((await get('/units/999999/progress', token)).status).toBe(404);
});

test('permissions: figures are there for guardian, class teacher and administrator, and for nobody else', async () => {
  const child = await pupil();
  await learnerActs({ send, db }, child.token).video('u400-l1', clock.now);
  const head = await person('teacher', { administrator: true });
  const classmate = await pupil();
  for (const path of [`/xp/${child.id}`, `/users/${child.id}/stats`, `/learner-profiles/stats/${child.id}`]) {
    for (const { token } of [child, child.parent, teacher, head])
      expect((await get(path, token)).status, path).toBe(200);
    for (const { token } of [
      classmate,
      classmate.parent,
      await person('teacher'),
      await person('teacher', { administrator: true, schoolId: null }),
      await person('learner'),
    ])
      expect(await get(path, token), path).toMatchObject({ status: 404, body: { code: 'access/not-found' } });
  }
  expect(await own(`/xp/${child.id}`, child.parent.token)).toMatchObject({ totalXP: 25 });
});

test.each(['0', '-1', 'abc', '99999999999', '1%20or%201=1'])('an id like %s is nobody', async (id) => {
  const { token } = await learner();
  for (const path of [
    `/xp/${id}`,
    `/users/${id}/stats`,
    `/learner-profiles/stats/${id}`,
    `/units/${id}/progress`,
  ])
    expect((await get(path, token)).status).toBe(404);
});
