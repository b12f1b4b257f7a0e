/** Relations over every pair of the matrix's people: single answers equal lists. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { UserRow } from '#features/accounts/index.ts';
import type { Person } from '#http/context.ts';
import { setScene } from '#testing/matrix/people.ts';
import { testDatabase } from '#testing/test-app.ts';
import { bondTo, learnersSeenBy } from './index.ts';

const { db } = await testDatabase();
const { people } = await setScene(db, () => new Date());
const everybody = Object.entries(people);

const asPerson = ({ id, schoolId, role, administrator, verifiedAt }: UserRow): Person => ({
  id,
  schoolId,
  role,
  administrator,
  verified: verifiedAt !== null,
  gradeId: null,
  sessionId: '',
});

const listOf = async (asker: Person): Promise<number[]> => {
  const rows = await db.execute<{ id: number }>(
    sql`select id from users where id in ${learnersSeenBy(asker)} order by id`,
  );
  return rows.map(({ id }) => id);
};

/* Carers of a learner; classmates are in no list. */
const carers = ['guardian', 'class teacher', 'administrator'];

const bonded = async (asker: Person): Promise<number[]> => {
  const found: number[] = [];
  for (const [, { id }] of everybody) {
    const bound = await bondTo(db, asker, id);
    if (bound !== null && bound.person.role === 'learner' && carers.includes(bound.bond)) found.push(id);
  }
  return found.sort((one, other) => one - other);
};

const bondOf = async (asker: keyof typeof people, other: keyof typeof people) =>
  (await bondTo(db, asPerson(people[asker]), people[other].id))?.bond ?? null;

test('a list names exactly those learners to whom the asker has a bond, for every kind of person', async () => {
  let pairs = 0;
  for (const [who, row] of everybody) {
    const list = (await listOf(asPerson(row))).filter((id) => everybody.some(([, one]) => one.id === id));
    expect([who, list]).toEqual([who, await bonded(asPerson(row))]);
    pairs += list.length;
  }
  expect(pairs).toBeGreaterThan(5);
});

test('control: a list that forgets whether a teacher is confirmed differs', async () => {
  const teacher = { ...asPerson(people['class teacher']), verified: false };
  expect(await bonded(teacher)).toEqual([]);
  expect(await listOf({ ...teacher, verified: true })).not.toEqual(await bonded(teacher));
});

test.each([
  ['owner', 'owner', 'self'],
  ['linked parent', 'owner', 'guardian'],
  ['class teacher', 'owner', 'class teacher'],
  ['administrator', 'owner', 'administrator'],
  ['classmate', 'owner', 'classmate'],
  ['administrator', 'class teacher', 'administrator'],
  ['friend', 'owner', 'friend'],
  ['owner', 'friend', 'friend'],
  ['blocked learner', 'owner', null],
  ['owner', 'blocked learner', null],
  ['schoolmate', 'owner', null],
  ['teacher of the school', 'owner', null],
  ['administrator of another school', 'owner', null],
  ['parent without a child', 'owner', null],
  ['owner', 'class teacher', null],
  ['linked parent', 'class teacher', null],
] as const)('%s is to %s: %s', async (asker, other, bond) => {
  expect(await bondOf(asker, other)).toBe(bond);
});
