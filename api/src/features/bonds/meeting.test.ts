/**
 * Whom a learner may meet (permissions, 'Moderation and safety features' 2, 8, 12): single answers equal
 * lists.
 */
import { type Consent, consentStates } from '@afrolearn/learning/people/consent.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { blocks, friendships, guardianships, schools, settings } from '#db/tables.ts';
import { addUser, type NewUser } from '#features/accounts/index.ts';
import { testApp } from '#testing/test-app.ts';
import {
  blockedWith,
  friendsOf,
  guardianApproves,
  isHiddenFromBoards,
  isSocial,
  learnersMetBy,
  listOf,
  type MeetingRules,
  mayMeet,
  standingOf,
} from './index.ts';

const { database, env, clock } = await testApp({ SAFETY_PROFILE: 'school' });
const { db } = database;
const rules: MeetingRules = { env, now: () => clock.now };
const demo: MeetingRules = { env: { ...env, profile: 'demo' }, now: () => clock.now };
await db.insert(schools).values([
  { id: 1, name: 'Here' },
  { id: 2, name: 'Elsewhere' },
]);

const somebody = async (more: Partial<NewUser> = {}): Promise<number> => {
  const row = await addUser(db, 'school', {
    role: 'learner',
    name: 'Akello Grace',
    schoolId: 1,
    consent: 'school',
    gradeId: 6,
    ...more,
  });
  if (row === null) throw new Error('nobody was added');
  return row.id;
};
type Choice = Partial<Record<'community' | 'approveFriends' | 'boards' | 'motivation', boolean>>;
const parentOf = async (childId: number, choice: Choice) => {
  const guardianId = await somebody({ role: 'parent', gradeId: null });
  await db.insert(guardianships).values({ guardianId, childId, ...choice });
};
const idsIn = async (list: ReturnType<typeof friendsOf>): Promise<number[]> =>
  (await db.execute<{ id: number }>(sql`select u.id from users u where u.id in ${list} order by u.id`)).map(
    ({ id }) => id,
  );
const isSocialNow = async (by: MeetingRules, id: number) =>
  (await db.execute(sql`select 1 from users u where u.id = ${id} and ${isSocial(by, sql`u`)}`)).length > 0;

test('who is social for a list is who stands open alone: role, school, consent, age, class, guardians', async () => {
  const kinds: (Partial<NewUser> & { off?: boolean })[] = [
    ...consentStates.map((consent: Consent) => ({ consent })),
    ...[1, 2, 3, 4, 7, null].flatMap((gradeId) =>
      [null, 2012, 2016, 2017, 2018, 2019].map((birthYear) => ({ gradeId, birthYear })),
    ),
    { role: 'teacher' },
    { role: 'parent' },
    { schoolId: null },
    { schoolId: null, waitingSchoolId: 1 },
    { off: true },
  ];
  const seen = new Set<string>();
  for (const { off, ...kind } of kinds) {
    const id = await somebody(kind);
    if (off === true) await parentOf(id, { community: false });
    await parentOf(id, {});
    for (const by of [rules, demo]) {
      const standing = await standingOf(db, by, id);
      seen.add(standing);
      expect([kind, by.env.profile, await isSocialNow(by, id)]).toEqual([
        kind,
        by.env.profile,
        standing === 'open',
      ]);
    }
  }
  expect([...seen].sort()).toEqual(['adult', 'guardian', 'no-consent', 'no-school', 'open', 'small']);
});

/* Every combination of settings of a learner and up to two guardians. */
const choices = (switches: readonly string[]) =>
  switches.reduce<Record<string, boolean>[]>(
    (all, name) => all.flatMap((one) => [true, false].map((on) => ({ ...one, [name]: on }))),
    [{}],
  );
const upToTwo = <T>(all: readonly T[]): T[][] => [
  [],
  ...all.map((one) => [one]),
  ...all.flatMap((one, at) => all.slice(at).map((two) => [one, two])),
];

test('one learner and a list get the same answer, whatever learner and guardians chose', async () => {
  const expected = new Map<number, { social: boolean; hidden: boolean }>();
  for (const own of [null, ...choices(['leaderboard', 'motivation'])])
    for (const parents of upToTwo(choices(['community', 'boards', 'motivation']))) {
      const id = await somebody();
      if (own !== null) await db.insert(settings).values({ userId: id, ...own });
      for (const parent of parents) await parentOf(id, parent);
      expected.set(id, {
        social: parents.every(({ community }) => community),
        hidden: [own ?? {}, ...parents].some((choice) =>
          Object.entries(choice).some(([name, on]) => name !== 'community' && !on),
        ),
      });
    }
  const among = listOf([...expected.keys()]);
  const rows = await db.execute<
    { id: number } & Record<'social' | 'hidden' | 'socialInList' | 'hiddenInList', boolean>
  >(sql`
    select u.id, ${isSocial(rules, sql`u`)} as social, ${isSocial(rules, sql`u`, among)} as "socialInList",
      ${isHiddenFromBoards(sql`u`)} as hidden, ${isHiddenFromBoards(sql`u`, among)} as "hiddenInList"
    from users u where u.id = any(${among})`);
  expect(rows).toHaveLength(5 * 45);
  for (const { id, social, hidden, socialInList, hiddenInList } of rows) {
    expect({ social, hidden }).toEqual(expected.get(id));
    expect({ socialInList, hiddenInList }).toEqual({ socialInList: social, hiddenInList: hidden });
  }
});

test('the limits of age are off in the demo', async () => {
  const small = await somebody({ gradeId: 1 });
  expect([await standingOf(db, rules, small), await standingOf(db, demo, small)]).toEqual(['small', 'open']);
});

test('a learner meets the social learners of the school, and nobody meets who is not social', async () => {
  await db.insert(schools).values({ id: 3, name: 'Third' });
  const [me, other] = [await somebody({ schoolId: 3 }), await somebody({ schoolId: 3 })];
  const others = [
    await somebody({ schoolId: 2 }),
    await somebody({ schoolId: 3, consent: 'withdrawn' }),
    await somebody({ schoolId: 3, gradeId: 2 }),
    await somebody({ schoolId: 3, role: 'teacher', gradeId: null }),
  ];
  expect(await idsIn(learnersMetBy(rules, { id: me }))).toEqual([other]);
  for (const id of others) {
    expect(await idsIn(learnersMetBy(rules, { id }))).not.toContain(me);
    expect(await mayMeet(db, rules, { id: me }, id)).toBe(false);
  }
  expect(await mayMeet(db, rules, { id: me }, other)).toBe(true);
  expect(await mayMeet(db, rules, { id: me }, me)).toBe(false);
});

test('a block hides each from the other, whoever blocked (promise C4); control: taken away, both are back', async () => {
  await db.insert(schools).values({ id: 4, name: 'Fourth' });
  const [one, two] = [await somebody({ schoolId: 4 }), await somebody({ schoolId: 4 })];
  await db.insert(blocks).values({ blockerId: one, blockedId: two, createdAt: clock.now });
  for (const [id, other] of [
    [one, two],
    [two, one],
  ] as const) {
    expect(await idsIn(blockedWith(id))).toEqual([other]);
    expect(await idsIn(learnersMetBy(rules, { id }))).toEqual([]);
  }
  await db.delete(blocks);
  expect(await idsIn(learnersMetBy(rules, { id: one }))).toEqual([two]);
  expect(await idsIn(learnersMetBy(rules, { id: two }))).toEqual([one]);
});

test('friends are those who both said yes and for whom no guardian is waited', async () => {
  const me = await somebody();
  const [yes, asked, waits, declined] = [
    await somebody(),
    await somebody(),
    await somebody(),
    await somebody(),
  ];
  const row = { askedAt: clock.now };
  await db.insert(friendships).values([
    { ...row, askerId: me, askedId: yes, agreedAt: clock.now },
    { ...row, askerId: me, askedId: asked },
    { ...row, askerId: waits, askedId: me, agreedAt: clock.now, askedWaits: true },
    { ...row, askerId: declined, askedId: me, declinedAt: clock.now },
  ]);
  expect(await idsIn(friendsOf(me))).toEqual([yes]);
  expect(await idsIn(friendsOf(yes))).toEqual([me]);
  expect(await idsIn(friendsOf(waits))).toEqual([]);
});

test('two rows for one pair cannot stand, whoever asked', async () => {
  const [one, two] = [await somebody(), await somebody()];
  const row = { askedAt: clock.now };
  await db.insert(friendships).values({ ...row, askerId: one, askedId: two });
  await expect(db.insert(friendships).values({ ...row, askerId: two, askedId: one })).rejects.toThrow();
});

test('one guardian of several is enough to be asked before a friendship', async () => {
  const child = await somebody();
  await parentOf(child, {});
  expect(await guardianApproves(db, child)).toBe(false);
  await parentOf(child, { approveFriends: true });
  expect(await guardianApproves(db, child)).toBe(true);
});
