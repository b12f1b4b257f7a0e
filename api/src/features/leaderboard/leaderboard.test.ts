import type { BoardEntry, OwnPlace } from '@afrolearn/contract/leaderboard.ts';
import { ranked } from '@afrolearn/learning/leaderboard/score.ts';
import { dayNumber } from '@afrolearn/learning/streaks/kept.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  activeDays,
  blocks,
  classes,
  classMembers,
  guardianships,
  itemProgress,
  learnerTotals,
  schools,
  users,
} from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { plansOf } from '#testing/query-plans.ts';

const { send, db, clock, person, teacher, room, pupil, database } = await aClass();
const minute = 60_000;
let monotonic = 1_000_000;
database.pool.monotonic = () => monotonic;
const later = (by: number) => {
  clock.now = new Date(clock.now.getTime() + by);
  monotonic += by;
};
const boardOf = async (token: string, query = '') =>
  (await send('GET', `/api/leaderboard${query}`, { token })).body as BoardEntry[];
const placeOf = async (token: string) =>
  (await send('GET', '/api/leaderboard/me', { token })).body as OwnPlace;
const namesOf = async (token: string) => (await boardOf(token)).map(({ name }) => name);
const idsOf = async (token: string) => (await boardOf(token)).map(({ id }) => id);

type Sums = Partial<typeof learnerTotals.$inferInsert>;
/** A new class, so that tests do not see each other's people. */
const aRoom = async (schoolId = 11) => {
  const [own] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId, name: 'P7 Red', gradeId: 7, subjectId: 7 })
    .returning();
  const add = async (name: string, sums: Sums = {}, more: object = {}) => {
    const learner = await person('learner', { name, schoolId, ...more });
    await db.insert(classMembers).values({ classId: own?.id ?? 0, userId: learner.id });
    await db.insert(learnerTotals).values({ userId: learner.id, ...sums });
    return learner;
  };
  return { id: own?.id ?? 0, add };
};

describe('GET /leaderboard (spec 2 §7, §9)', () => {
  test('answers a bare array of entries with the seven documented fields, by the documented score', async () => {
    const { add } = await aRoom();
    const low = await add('Akello Grace', { seeds: 100, unitsAce: 1, firstPasses: 1, quizzesPassed: 9 });
    const high = await add('Baluku Peter', { seeds: 100, unitsAce: 2, firstPasses: 1 });
    const board = await boardOf(low.token);
    expect(board).toEqual([
      {
        id: high.id,
        name: 'Baluku P.',
        picture: '/avatars/african-1.svg',
        xp: 100,
        skillsMastered: 2,
        streak: 0,
        quizzesPassed: 1,
      },
      {
        id: low.id,
        name: 'Akello Grace',
        picture: '/avatars/african-1.svg',
        xp: 100,
        skillsMastered: 1,
        streak: 0,
        quizzesPassed: 1,
      },
    ]);
    expect(ranked(board).map(({ points }) => points)).toEqual([78, 68]);
  });

  test('a streak counts while it lives: one that broke is worth nothing', async () => {
    const { add } = await aRoom();
    const today = dayNumber('2026-03-09');
    // 9 March 2026 is a Monday; the Friday before was a school day.
    const alive = await add('Akello Grace', { streak: 4, lastDay: today - 3 });
    const broken = await add('Baluku Peter', { streak: 9, lastDay: today - 4 });
    const bridged = await add('Chebet Joy', { streak: 7, shields: 1, lastDay: today - 4 });
    const streaks = new Map((await boardOf(alive.token)).map(({ id, streak }) => [id, streak]));
    expect([alive, broken, bridged].map(({ id }) => streaks.get(id))).toEqual([4, 0, 7]);
  });

  test('counts the first attempt of a quiz: trying until it fits lifts nobody', async () => {
    const who = await pupil();
    const acts = learnerActs({ send, db }, who.token);
    const count = (await acts.questions('u400-q1')).length;
    await acts.quiz('u400-q1', 0, new Date(clock.now.getTime() - 3 * 60 * minute));
    await acts.quiz('u400-q1', count, new Date(clock.now.getTime() - minute));
    const own = (await boardOf(who.token)).find(({ id }) => id === who.id);
    expect(own).toMatchObject({ quizzesPassed: 0, xp: 25, streak: 1 });
    const stats = await send('GET', `/api/learner-profiles/stats/${who.id}`, { token: who.token });
    expect(stats.body).toMatchObject({ quizzesPassed: 1 });
  });

  test('permissions G32: others are first name and initial, in the class and in the school; one reads oneself whole', async () => {
    await db.insert(schools).values({ id: 12, name: 'Far Primary School' });
    const { id, add } = await aRoom(12);
    const inClass = await add('Akello Grace Apio', { seeds: 50 });
    const beside = await add('Baluku Peter Okot');
    expect(await namesOf(inClass.token)).toEqual(['Akello Grace Apio', 'Baluku O.']);
    expect(await namesOf(beside.token)).toEqual(['Akello A.', 'Baluku Peter Okot']);
    const read = await send('GET', `/api/leaderboard?classId=${id}`, { token: teacher.token });
    expect(read.body).toMatchObject([{ name: 'Akello Grace Apio' }, { name: 'Baluku Peter Okot' }]);
    const alone = await person('learner', { name: 'Okot Brian', schoolId: 12 });
    expect(await namesOf(alone.token)).toEqual(['Akello A.', 'Baluku O.', 'Okot Brian']);
  });

  test('permissions: who has no consent, is small, hidden or blocked is on no board, and sees only themselves', async () => {
    const { add } = await aRoom();
    const seer = await add('Akello Grace', { seeds: 10 });
    const [plain, none, small, hidden, blocked, guarded] = [
      await add('Plain One', { seeds: 90 }),
      await add('None Two', { seeds: 80 }, { consent: 'none' }),
      await add('Small Three', { seeds: 70 }, { gradeId: 2, birthYear: 2018 }),
      await add('Hidden Four', { seeds: 60 }),
      await add('Blocked Five', { seeds: 50 }),
      await add('Guarded Six', { seeds: 40 }),
    ];
    const parent = await person('parent');
    await db.insert(guardianships).values({ guardianId: parent.id, childId: guarded.id, community: false });
    await send('PUT', '/api/settings', { token: hidden.token, body: { leaderboard: false } });
    await db.insert(blocks).values({ blockerId: blocked.id, blockedId: seer.id, createdAt: clock.now });
    expect(await idsOf(seer.token)).toEqual([plain.id, seer.id]);
    expect(await idsOf(blocked.token)).toEqual([plain.id, blocked.id]);
    for (const alone of [none, small, guarded]) expect(await idsOf(alone.token)).toEqual([alone.id]);
    // Hidden learners still see the others and their own place.
    expect(await idsOf(hidden.token)).toEqual([plain.id, hidden.id, blocked.id, seer.id]);
  });

  test('a withdrawn consent, a switch and a block count at once, not after the minute of the cache', async () => {
    const { add } = await aRoom();
    const seer = await add('Akello Grace');
    const [one, two, three] = [
      await add('Baluku Peter', { seeds: 30 }),
      await add('Chebet Joy', { seeds: 20 }),
      await add('Dembe Paul', { seeds: 10 }),
    ];
    expect(await idsOf(seer.token)).toEqual([one.id, two.id, three.id, seer.id]);
    await db.update(users).set({ consent: 'withdrawn' }).where(eq(users.id, one.id));
    await send('PUT', '/api/settings', { token: two.token, body: { leaderboard: false } });
    await db.insert(blocks).values({ blockerId: seer.id, blockedId: three.id, createdAt: clock.now });
    expect(await idsOf(seer.token)).toEqual([seer.id]);
  });

  test('others are at most a minute old, the own row is of now', async () => {
    const { add } = await aRoom();
    const [one, other] = [await add('Akello Grace', { seeds: 10 }), await add('Baluku Peter', { seeds: 10 })];
    const xpSeenBy = async (token: string) => new Map((await boardOf(token)).map(({ id, xp }) => [id, xp]));
    await boardOf(one.token);
    await db.update(learnerTotals).set({ seeds: 99 }).where(eq(learnerTotals.userId, other.id));
    expect((await xpSeenBy(one.token)).get(other.id)).toBe(10);
    expect((await xpSeenBy(other.token)).get(other.id)).toBe(99);
    later(minute + 1);
    expect((await xpSeenBy(one.token)).get(other.id)).toBe(99);
  });

  test('fifty stand on it, and oneself far below', async () => {
    const { add } = await aRoom();
    for (let n = 0; n < 55; n += 1) await add(`Learner ${n + 10}`, { seeds: 1000 - n });
    const self = await add('Akello Grace', { seeds: 2 });
    const board = await boardOf(self.token);
    expect(board).toHaveLength(51);
    expect(board.at(-1)).toMatchObject({ id: self.id, xp: 2 });
    expect(await placeOf(self.token)).toMatchObject({ place: 56, of: 56 });
  });

  test('a photo never leaves by a board', async () => {
    const { add } = await aRoom();
    const one = await add('Akello Grace', {}, { picture: '/uploads/photo.webp' });
    expect((await boardOf(one.token))[0]?.picture).toBe('/avatars/african-1.svg');
  });

  test('a teacher sees an own class, another class of theirs by its id, nobody else’s', async () => {
    const { add, id } = await aRoom();
    const one = await add('Akello Grace');
    expect((await boardOf(teacher.token, `?classId=${id}`)).map((entry) => entry.id)).toEqual([one.id]);
    expect((await boardOf(teacher.token)).some((entry) => entry.id === one.id)).toBe(false);
    const stranger = await person('teacher');
    expect((await send('GET', `/api/leaderboard?classId=${id}`, { token: stranger.token })).status).toBe(404);
    expect(await boardOf(stranger.token)).toEqual([]);
    expect(await boardOf((await person('teacher', { verifiedAt: null })).token)).toEqual([]);
  });

  test('a parent sees nothing of other children', async () => {
    const { parent } = await pupil();
    expect(await boardOf(parent.token)).toEqual([]);
  });
});

describe('GET /leaderboard/me', () => {
  test('tells the place, equal for equal points, and the own best week', async () => {
    const { add } = await aRoom();
    const [one, two, three] = [
      await add('Akello Grace', { seeds: 50 }),
      await add('Baluku Peter', { seeds: 50 }),
      await add('Chebet Joy', { seeds: 10 }),
    ];
    const done = (userId: number, itemId: string, at: string) => ({
      userId,
      itemId,
      unitId: 400,
      openedAt: new Date(at),
      completedAt: new Date(at),
    });
    await db
      .insert(itemProgress)
      .values([
        done(two.id, 'u400-l1', '2026-02-17T08:00:00Z'),
        done(two.id, 'u400-l2', '2026-02-19T08:00:00Z'),
        done(two.id, 'u400-l3', '2026-03-09T05:00:00Z'),
      ]);
    expect(await placeOf(one.token)).toMatchObject({ standing: 'open', board: 'class', place: 1, of: 3 });
    expect(await placeOf(two.token)).toMatchObject({
      place: 1,
      thisWeek: 25,
      bestWeek: { xp: 50, from: '2026-02-16' },
      shown: true,
    });
    expect(await placeOf(three.token)).toMatchObject({ place: 3, thisWeek: 0, bestWeek: null });
  });

  test('places gained since Monday are counted from what was done since; nobody is told that they fell', async () => {
    const { add } = await aRoom();
    const climber = await add('Akello Grace', { seeds: 100, streak: 1, lastDay: dayNumber('2026-03-09') });
    const fallen = await add('Baluku Peter', { seeds: 90 });
    await db.insert(itemProgress).values(
      ['u400-l1', 'u400-l2'].map((itemId) => ({
        userId: climber.id,
        itemId,
        unitId: 400,
        openedAt: clock.now,
        completedAt: clock.now,
      })),
    );
    await db.insert(activeDays).values({ userId: climber.id, day: '2026-03-09', events: 2 });
    expect(await placeOf(climber.token)).toMatchObject({ place: 1, gained: 1 });
    expect(await placeOf(fallen.token)).toMatchObject({ place: 2, gained: 0 });
  });

  test.each([
    [{ consent: 'none' }, 'no-consent'],
    [{ gradeId: 1, birthYear: 2019 }, 'small'],
    [{ schoolId: null }, 'no-school'],
  ])('says why %o sees only themselves', async (more, standing) => {
    const { token } = await person('learner', more);
    expect(await placeOf(token)).toMatchObject({ standing, board: null, place: null, of: null });
  });
});

test('every statement of a board finds its rows by an index', async () => {
  const { token } = await pupil();
  later(2 * minute);
  const plans = await plansOf(database, async () => {
    await boardOf(token);
    await placeOf(token);
  });
  expect(plans.length).toBeGreaterThan(5);
  const scans = plans.filter((plan) =>
    /Seq Scan on (?:users|learner_totals|settings|class_members)/.test(plan),
  );
  expect(scans).toEqual([]);
  expect(room.id).toBeGreaterThan(0);
});
