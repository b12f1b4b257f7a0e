/** Ten seats, five owned, ten joined, three a day: also under concurrency (promise S4). */
import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classMembers, groupMembers } from '#db/tables.ts';
import { testApp } from '#testing/test-app.ts';
import { addGroup, takeSeat } from './index.ts';
import { classOfGroups } from './testing/class-of-groups.ts';

const school = await classOfGroups();
const { clock, db, room, person, pupil, teacher, make, made, join, invite, invitationsOf, answer, groupsOf } =
  school;
const classmate = async () => {
  const learner = await person('learner');
  await db.insert(classMembers).values({ classId: room.id, userId: learner.id });
  return learner;
};
const classmates = (count: number) => Promise.all(Array.from({ length: count }, classmate));
const seatsOf = async (groupId: number) =>
  (
    await db
      .select({ seat: groupMembers.seat })
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt)))
  )
    .map(({ seat }) => seat)
    .sort((one, other) => Number(one) - Number(other));

const children = await classmates(24);
const tenSeats = Array.from({ length: 10 }, (_, place) => place + 1);
/** A group without members, inserted directly because of the rate limits. */
const emptyGroup = () =>
  addGroup(db, { schoolId: 11, classId: room.id, ownerId: teacher.id, name: 'Full', createdAt: clock.now });

// Several rounds, because a single race may pass by chance.
test.each([1, 2, 3, 4, 5, 6, 7, 8])('24 join at once: exactly ten sit, fourteen read 409 (%i)', async () => {
  const group = await emptyGroup();
  const answers = await Promise.all(children.map((child) => join(child, group)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(14);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'groups/full' });
  expect(await seatsOf(group)).toEqual(tenSeats);
  for (const child of children) await school.leave(child, group);
});

test('control: the key itself has no eleventh place, and no place for two', async () => {
  const group = await emptyGroup();
  const [one, two] = children as [(typeof children)[0], (typeof children)[0]];
  const sit = (userId: number, seat: number) =>
    db.insert(groupMembers).values({ groupId: group, userId, seat, joinedAt: clock.now });
  await sit(one.id, 10);
  await expect(sit(two.id, 10)).rejects.toThrow();
  await expect(sit(two.id, 11)).rejects.toThrow();
  expect(await takeSeat(db, { groupId: group, userId: two.id, now: clock.now })).toBe(true);
  expect(await seatsOf(group)).toEqual([1, 10]);
});

test('one child who asks twenty times at once sits once', async () => {
  const [child] = await classmates(1);
  const group = await emptyGroup();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => join(child as (typeof children)[0], group)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await seatsOf(group)).toEqual([1]);
});

test('an invitation takes a seat under the same rule: accepted and joined at once, never eleven', async () => {
  const owner = await pupil();
  const group = await made(owner);
  const invited = await classmates(6);
  for (const child of invited) await invite(owner, group, school.idOf(child));
  const ids = await Promise.all(invited.map(async (child) => (await invitationsOf(child))[0]?.id ?? 0));
  const others = await classmates(8);
  const answers = await Promise.all([
    ...invited.map((child, place) => answer(child, ids[place] ?? 0, 'accept')),
    ...others.map((child) => join(child, group)),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(await seatsOf(group)).toEqual(tenSeats);
});

test('a seat that was given up is taken by the next', async () => {
  const [owner, one, two] = [await pupil(), await pupil(), await pupil()];
  const group = await made(owner);
  await join(one, group);
  await school.leave(one, group);
  expect((await join(two, group)).status).toBe(200);
  expect((await join(one, group)).status).toBe(200);
  expect(await seatsOf(group)).toEqual([1, 2, 3]);
});

test('permissions SO: three groups a day, five owned, ten joined, also when asked at once', async () => {
  const child = (await classmates(1))[0] as (typeof children)[0];
  const began = clock.now;
  const aDayOn = (days: number) => {
    clock.now = new Date(began.getTime() + days * 25 * 60 * 60 * 1000);
  };
  const strict = await testApp({ SAFETY_PROFILE: 'school' }, { limitsWidth: 1, database: school.database });
  strict.clock.now = began;
  const first = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) =>
      strict.send('POST', '/api/community/groups', { token: child.token, body: { name } }),
    ),
  );
  expect(first.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429]);
  aDayOn(1);
  const second = await Promise.all(['E', 'F', 'G'].map((name) => make(child, { name })));
  expect(second.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  expect(second.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'groups/too-many-owned' });
  const others = await Promise.all(Array.from({ length: 8 }, emptyGroup));
  const joined = await Promise.all(others.map((group) => join(child, group)));
  expect(joined.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(joined.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'groups/too-many-joined' });
  expect((await groupsOf(child)).filter(({ isMember }) => isMember)).toHaveLength(10);
  clock.now = began;
});
