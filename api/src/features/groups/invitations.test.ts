/** Invitations by email or student ID, with one reply for everybody (spec 2 §7, permissions 'SO'). */
import { expect, test } from 'vitest';
import { friendships, groupInvitations } from '#db/tables.ts';
import { classOfGroups } from './testing/class-of-groups.ts';

const school = await classOfGroups();
const {
  clock,
  db,
  person,
  pupil,
  teacher,
  made,
  groupsOf,
  join,
  invite,
  invitationsOf,
  answer,
  newsOf,
  idOf,
} = school;
const day = 24 * 60 * 60 * 1000;

test('spec 2 §3: an invitation has its group and its inviter; accepting it makes a member, twice the same', async () => {
  const [owner, friend] = [await pupil(), await pupil()];
  const group = await made(owner);
  expect((await invite(owner, group, idOf(friend).toLowerCase())).status).toBe(200);
  const [one] = await invitationsOf(friend);
  expect(one).toEqual({
    id: expect.any(Number),
    group: { name: 'Omweso Counters', description: 'We count.' },
    inviter: { id: owner.id, name: 'Akello Mercy' },
  });
  expect((await groupsOf(friend)).find(({ id }) => id === group)).toMatchObject({
    hasPendingInvitation: true,
    isMember: false,
    members: [],
  });
  expect((await newsOf(friend))[0]?.message).toBe('You are invited to the study group ‘Omweso Counters’.');
  const id = one?.id ?? 0;
  for (const _ of [1, 2])
    expect(await answer(friend, id, 'accept')).toMatchObject({ status: 200, body: { groupId: group } });
  expect((await groupsOf(friend)).find((found) => found.id === group)).toMatchObject({
    hasPendingInvitation: false,
    isMember: true,
    memberCount: 2,
  });
  expect(await invitationsOf(friend)).toEqual([]);
  expect((await newsOf(friend)).find(({ message }) => message.includes('invited'))?.read).toBe(true);
});

test('an address finds a learner of the school, whatever its case', async () => {
  const owner = await pupil();
  const friend = await person('learner', { email: 'okello@home.ug' });
  await invite(owner, await made(owner), '  OKELLO@home.ug ');
  expect(await invitationsOf(friend)).toHaveLength(1);
});

test('declining is silent and idempotent, and nobody is asked again for 30 days', async () => {
  const [owner, friend] = [await pupil(), await pupil()];
  const group = await made(owner);
  await invite(owner, group, idOf(friend));
  const id = (await invitationsOf(friend))[0]?.id ?? 0;
  const before = await newsOf(owner);
  for (const _ of [1, 2]) expect((await answer(friend, id, 'decline')).status).toBe(200);
  expect(await newsOf(owner)).toEqual(before);
  expect((await answer(friend, id, 'accept')).status).toBe(404);
  expect((await invite(owner, group, idOf(friend))).status).toBe(200);
  expect(await invitationsOf(friend)).toEqual([]);
});

test('an invitation lapses after 30 days, and may then be sent again', async () => {
  const [owner, friend] = [await pupil(), await pupil()];
  const group = await made(owner);
  await invite(owner, group, idOf(friend));
  const began = clock.now;
  clock.now = new Date(began.getTime() + 31 * day);
  const later = { token: friend.token };
  expect(await invitationsOf(later)).toEqual([]);
  await invite(owner, group, idOf(friend));
  expect(await invitationsOf(later)).toHaveLength(1);
  clock.now = began;
});

test('the answer is the same for a stranger, an adult, a learner elsewhere, a blocked one and no such person', async () => {
  const owner = await pupil();
  const group = await made(owner);
  const blocked = await pupil();
  await school.block(blocked, owner);
  const sought = [
    'nobody@home.ug',
    'AFRO999999',
    'not an address',
    idOf(teacher),
    idOf(await person('learner', { consent: 'none' })),
    idOf(await person('learner', { gradeId: 1 })),
    idOf(blocked),
    idOf(owner),
  ];
  const answers = [];
  for (const email of sought) answers.push(await invite(owner, group, email));
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    sought.map(() => ({ status: 200, body: { done: true } })),
  );
  expect((await db.select().from(groupInvitations)).filter(({ groupId }) => groupId === group)).toEqual([]);
  expect(await invite(owner, group, '')).toMatchObject({
    status: 400,
    body: { fields: { email: expect.any(String) } },
  });
});

test('only the owner invites: a member and a supervisor are refused, others find no group', async () => {
  const [owner, member] = [await pupil(), await pupil()];
  const group = await made(owner);
  await join(member, group);
  for (const who of [member, teacher, await pupil()])
    expect((await invite(who, group, 'a@home.ug')).status).toBe(403);
  expect((await invite(await person('learner'), group, 'a@home.ug')).status).toBe(404);
});

test('spec 2 §3: friends can be asked into a new group; who may have no groups reads why', async () => {
  const [one, friend] = [await pupil(), await person('learner')];
  await db
    .insert(friendships)
    .values({ askerId: one.id, askedId: friend.id, askedAt: clock.now, agreedAt: clock.now });
  const companyOf = async (who: { token: string }) =>
    (await school.send('GET', '/api/groups/friends', who)).body;
  expect(await companyOf(one)).toEqual({
    standing: 'open',
    openTo: 'class',
    classes: [],
    friends: [{ id: friend.id, name: 'Akello M.', picture: null }],
  });
  await school.block(friend, one);
  expect(await companyOf(one)).toMatchObject({ friends: [] });
  expect(await companyOf(await person('learner', { gradeId: 2 }))).toMatchObject({ standing: 'small' });
  expect(await companyOf(await person('learner', { consent: 'none' }))).toMatchObject({
    standing: 'no-consent',
  });
  expect(await companyOf(teacher)).toMatchObject({ standing: 'adult', friends: [] });
});

test('who is invited goes through the invitation, and nobody else through it', async () => {
  const [owner, friend] = [await pupil(), await pupil()];
  const group = await made(owner);
  await invite(owner, group, idOf(friend));
  expect(await join(friend, group)).toMatchObject({ status: 409, body: { code: 'groups/invited' } });
  const id = (await invitationsOf(friend))[0]?.id ?? 0;
  for (const how of ['accept', 'decline'] as const) expect((await answer(owner, id, how)).status).toBe(404);
  expect((await answer(teacher, id, 'accept')).status).toBe(403);
});

test('a block wins over an invitation that was sent before it', async () => {
  const [owner, friend] = [await pupil(), await pupil()];
  const group = await made(owner);
  await invite(owner, group, idOf(friend));
  const id = (await invitationsOf(friend))[0]?.id ?? 0;
  await school.block(friend, owner);
  expect(await invitationsOf(friend)).toEqual([]);
  expect((await answer(friend, id, 'accept')).status).toBe(404);
});

test('20 invitations of a group wait at most, and ten are sent a day', async () => {
  const owner = await pupil();
  const group = await made(owner);
  const began = clock.now;
  for (let n = 0; n < 20; n++) {
    if (n === 10) clock.now = new Date(began.getTime() + 25 * 60 * 60 * 1000);
    expect((await invite(owner, group, idOf(await pupil()))).status).toBe(200);
  }
  clock.now = new Date(began.getTime() + 50 * 60 * 60 * 1000);
  expect(await invite(owner, group, 'nobody@home.ug')).toMatchObject({
    status: 409,
    body: { code: 'groups/too-many-invitations' },
  });
  clock.now = began;
});
