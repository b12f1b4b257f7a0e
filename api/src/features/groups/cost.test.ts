/**
 * A board, a list and an event cost the same with a thousand or a million learners: no statement scans a
 * whole table of learners or their work.
 */
import { boardTypes } from '@afrolearn/learning/groups/periods.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { plansOf } from '#testing/query-plans.ts';
import { settleGroupsOf } from './index.ts';
import { classOfGroups } from './testing/class-of-groups.ts';

const school = await classOfGroups();
const { send, db, clock, database, pupil, teacher, made, join } = school;
const [owner, member] = [await pupil(), await pupil()];
const group = await made(owner);
await join(member, group);

/* Tables that grow with the number of learners. */
const wholeTable =
  /Seq Scan on (users|settings|blocks|friendships|guardianships|class_members|groups|group_\w+|events|item_progress|unit_progress|active_days|learner_totals|earned_badges)/;

const boards = boardTypes.map((type) => `/groups/${group}/leaderboard?type=${type}`);
const paths = [
  ...boards,
  '/groups',
  '/groups/invitations/pending',
  '/groups/friends',
  `/groups/${group}/achievements`,
  `/groups/${group}/progress`,
];

test.each(paths)('GET %s reads no whole table', async (path) => {
  for (const { token } of [member, teacher]) {
    const plans = await plansOf(database, async () =>
      expect((await send('GET', `/api${path}`, { token })).status).toBe(200),
    );
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(wholeTable);
  }
});

test('what a finished lesson means for the groups of a learner reads no whole table', async () => {
  const plans = await plansOf(database, () => settleGroupsOf(db, { id: member.id, schoolId: 11 }, clock.now));
  expect(plans.length).toBeGreaterThan(2);
  for (const plan of plans) expect(plan).not.toMatch(wholeTable);
});

test('control: a statement that reads all learners is seen', async () => {
  const plans = await plansOf(database, () => db.execute(sql`select name from users where name = 'x'`));
  expect(plans.some((plan) => wholeTable.test(plan))).toBe(true);
});
