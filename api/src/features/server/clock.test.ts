import { describe, expect, test } from 'vitest';
import { keepClean } from '#db/clean-up.ts';
import { schools, securityLog, serverClock, users } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { lookHourly, mayAct } from '#hourly.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { testApp, testDatabase, testSchool } from '#testing/test-app.ts';
import { clockIsTrusted, readingAfter } from './clock.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const begin = new Date('2026-03-09T06:00:00Z');
const after = (time: number) => new Date(begin.getTime() + time);
const trusted = { trustedAt: begin, readAt: begin, doubtedAt: null };

describe('one look at the clock', () => {
  test.each([
    ['an hour later', hour, false],
    ['after a night', 15 * hour, false],
    ['after a weekend', 62 * hour, true],
    ['after the holidays, or a jump', 42 * day, true],
    ['ten years ahead', 3650 * day, true],
    ['corrected by a minute', -60_000, false],
    ['set back by a day', -day, true],
  ] as const)('%s', (_, passed, doubted) => {
    expect(readingAfter(trusted, after(passed)).doubtedAt !== null).toBe(doubted);
  });

  test('the first of all is believed; a small step back does not move what was believed', () => {
    expect(readingAfter(null, begin)).toEqual(trusted);
    expect(readingAfter(trusted, after(-60_000)).trustedAt).toEqual(begin);
  });

  test('a clock that comes back to where it was is believed again by itself', () => {
    const ahead = readingAfter(trusted, after(3650 * day));
    expect(readingAfter(ahead, after(hour))).toEqual({
      trustedAt: after(hour),
      readAt: after(hour),
      doubtedAt: null,
    });
  });

  test('doubt lasts while it runs on, from its beginning; a second jump begins it anew', () => {
    const first = readingAfter(trusted, after(42 * day));
    const next = readingAfter(first, after(42 * day + hour));
    expect([first.doubtedAt, next.doubtedAt]).toEqual([after(42 * day), after(42 * day)]);
    expect(readingAfter(next, after(400 * day)).doubtedAt).toEqual(after(400 * day));
  });
});

const log = () => {
  const lines: string[] = [];
  return { lines, warn: (_: object, words: string) => void lines.push(words) };
};

describe('a clock that is ten years ahead', () => {
  test('deletes nobody, lapses nobody and cleans nothing; when it is right again all goes on', async () => {
    const { db } = await testDatabase();
    const clock = { now: begin };
    const { env } = await testApp({ SAFETY_PROFILE: 'school' });
    await db.insert(schools).values(testSchool).onConflictDoNothing();
    const world = { db, env, now: () => clock.now };
    const add = (more: object) =>
      addUser(db, 'school', {
        role: 'teacher',
        name: 'Okot Paul',
        schoolId: testSchool.id,
        verifiedAt: begin,
        ...more,
      });
    await add({ email: 'okot@school.ug' });
    await add({
      role: 'learner',
      name: 'Akello Mercy',
      gradeId: 4,
      leavesAt: after(7 * day),
      consent: 'school',
    });
    await db.insert(securityLog).values({ at: begin, event: 'alarm', detail: {} });
    const told = log();
    const look = async () => {
      (await keepClean(world, () => mayAct(world, told)))();
      await lookHourly(world, told);
      const people = await db.select().from(users);
      const lines = await db.select().from(securityLog);
      return {
        people: people.length,
        verified: people.filter(({ verifiedAt }) => verifiedAt !== null).length,
        alarms: lines.filter(({ event }) => event === 'alarm').length,
      };
    };
    const before = await look();
    expect(told.lines).toEqual([]);
    clock.now = after(3650 * day);
    expect(await look()).toEqual(before);
    expect(told.lines[0]).toContain('the clock of this computer jumped');
    clock.now = after(hour);
    expect(await look()).toEqual(before);
    // Control: with a trusted clock the child is deleted after the seven days.
    for (let days = 1; days <= 8; days += 1) {
      clock.now = after(days * day);
      await look();
    }
    expect((await db.select().from(users)).map(({ role }) => role)).toEqual(['teacher']);
  });
});

describe('who says that the clock is right', () => {
  test('three people whose devices agree; devices of another time do not, nor does one person often', async () => {
    const app = await aClass();
    const { db, clock, pupil, send } = app;
    const world = { db, now: () => clock.now };
    expect(await clockIsTrusted(world)).toBe(true);
    clock.now = new Date(clock.now.getTime() + 42 * day);
    expect(await clockIsTrusted(world)).toBe(false);
    const opens = async (at: Date) => {
      const { token } = await pupil();
      const acts = learnerActs({ send, db }, token);
      await acts.tell([1, 2, 3].map((n) => acts.event('item.opened', { item: `u400-l${n}` }, at)));
    };
    const longAgo = new Date(clock.now.getTime() - 42 * day);
    for (let n = 0; n < 4; n += 1) await opens(longAgo);
    await opens(clock.now);
    await opens(clock.now);
    expect(await clockIsTrusted(world)).toBe(false);
    await opens(clock.now);
    expect(await clockIsTrusted(world)).toBe(true);
  });

  test('a head whose own device agrees; it is said at /health until then, and logged', async () => {
    const { database, clock, send, env } = await testApp({ SAFETY_PROFILE: 'school' });
    const { db } = database;
    const row = await addUser(db, env.profile, {
      role: 'teacher',
      name: 'Achieng Ruth',
      schoolId: testSchool.id,
      administrator: true,
      verifiedAt: begin,
    });
    if (row === null) throw new Error('nobody was added');
    await clockIsTrusted({ db, now: () => begin });
    clock.now = after(42 * day);
    await clockIsTrusted({ db, now: () => clock.now });
    const token = await newSession(db, row, clock.now);
    const health = async () => ((await send('GET', '/api/health')).body as { clock?: string }).clock;
    expect(await health()).toBe('doubted');
    const confirm = (at: Date) =>
      send('POST', '/api/server-clock', { token, body: { deviceTime: at.toISOString() } });
    expect(await confirm(begin)).toMatchObject({ status: 409, body: { code: 'clock/differs' } });
    expect(await health()).toBe('doubted');
    expect((await confirm(clock.now)).status).toBe(200);
    expect(await health()).toBe(undefined);
    expect(await db.select().from(serverClock)).toMatchObject([{ trustedAt: clock.now, doubtedAt: null }]);
    expect((await db.select().from(securityLog)).map(({ event }) => event)).toContain('clock-confirmed');
  });
});
