/** Groups by HTTP (spec 2 §2 to §9, permissions G23, G26 to G28 and 'Moderation and safety features' 2, 5, 7). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classMembers, groups, users } from '#db/tables.ts';
import { classOfGroups } from './testing/class-of-groups.ts';

const school = await classOfGroups();
const { send, db, person, pupil, teacher, room, make, made, groupsOf, join, leave, newsOf, block } = school;
const outsider = () => person('learner');

test('spec 2 §3, §7: POST /community/groups answers 201 and both shapes of a group', async () => {
  const akello = await pupil();
  const answer = await make(akello, { name: '  Omweso   Counters ', description: 'We count seeds.' });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    id: expect.any(Number),
    name: 'Omweso Counters',
    description: 'We count seeds.',
    category: 'Mathematics',
    memberCount: 1,
    maxMembers: 10,
    isPrivate: false,
    createdAt: school.clock.now.toISOString(),
    members: [{ id: akello.id, name: 'Akello Mercy', email: null, picture: null, role: 'owner' }],
    memberAvatars: ['/avatars/african-1.svg'],
    isMember: true,
    currentUserRole: 'owner',
    hasPendingInvitation: false,
  });
  expect(await groupsOf(akello)).toContainEqual(answer.body);
});

test.each([
  [{}, 'name'],
  [{ name: '' }, 'name'],
  [{ name: '   ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ name: 'Call 0772 123 456' }, 'name'],
  [{ name: 'stupid ones' }, 'name'],
  [{ name: '<script>' }, 'name'],
  [{ name: 'Good', description: 'x'.repeat(301) }, 'description'],
  [{ name: 'Good', description: 'see www.evil.example' }, 'description'],
  [{ name: 'Good', description: 'add me on whatsapp: 077' }, 'description'],
  [{ name: 'Good', description: 7 }, 'description'],
])('a group of %j is refused beside its field, and nothing is made', async (body, field) => {
  const learner = await pupil();
  const answer = await make(learner, body);
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  expect((await groupsOf(learner)).filter(({ isMember }) => isMember)).toEqual([]);
});

test('the description is optional', async () => {
  expect(await make(await pupil(), { name: 'Quiet' })).toMatchObject({
    status: 201,
    body: { description: '' },
  });
});

test('parents, unconfirmed teachers, small and unapproved children, and who has no class make no group', async () => {
  const parent = await person('parent');
  const waiting = await person('learner', { consent: 'pending' });
  const small = await person('learner', { gradeId: 2 });
  const newTeacher = await person('teacher', { verifiedAt: null });
  for (const { token } of [parent, waiting, small, newTeacher])
    expect((await make({ token })).status).toBe(403);
  expect(await make(await outsider())).toMatchObject({ status: 403, body: { code: 'groups/no-class' } });
});

test('permissions G26: a teacher makes a group for an own class, looks after it, and is no member', async () => {
  const answer = await make(teacher, { name: 'Readers', description: '' });
  expect(answer).toMatchObject({
    status: 201,
    body: { currentUserRole: 'owner', isMember: false, memberCount: 0, members: [] },
  });
  const { id } = answer.body as { id: number };
  const akello = await pupil();
  expect((await join(akello, id)).status).toBe(200);
  expect((await groupsOf(akello)).find((one) => one.id === id)).toMatchObject({
    members: [{ id: akello.id, role: 'member' }],
    currentUserRole: 'member',
  });
  // The last member leaving ends a learner's group, but not a teacher's.
  await leave(akello, id);
  expect((await groupsOf(teacher)).map((one) => one.id)).toContain(id);
  expect((await make(teacher, { name: 'Elsewhere', classId: 999_999 })).status).toBe(404);
});

test('classmates see an open group and none of its members; other classes and schools see nothing', async () => {
  const akello = await pupil();
  await db.update(users).set({ picture: '/api/uploads/face.webp' }).where(eq(users.id, akello.id));
  const id = await made(akello);
  const seen = (await groupsOf(await pupil())).find((one) => one.id === id);
  expect(seen).toMatchObject({
    name: 'Omweso Counters',
    memberCount: 1,
    members: [],
    // The drawing in place of a photo.
    memberAvatars: ['/avatars/african-1.svg'],
    isMember: false,
    currentUserRole: null,
    hasPendingInvitation: false,
  });
  await db.update(users).set({ picture: '/avatars/african-2.svg' }).where(eq(users.id, akello.id));
  expect((await groupsOf(await pupil())).find((one) => one.id === id)?.memberAvatars).toEqual([
    '/avatars/african-2.svg',
  ]);
  for (const other of [
    await outsider(),
    await person('parent'),
    await person('learner', { consent: 'none' }),
  ])
    expect(await groupsOf(other)).toEqual([]);
  for (const path of ['achievements', 'leaderboard', 'progress'])
    expect((await send('GET', `/api/groups/${id}/${path}`, await pupil())).status).toBe(404);
});

test('the teacher of the class and the administrator see a group and its members', async () => {
  const akello = await pupil();
  const id = await made(akello);
  const head = await person('teacher', { administrator: true });
  for (const adult of [teacher, head])
    expect((await groupsOf(adult)).find((one) => one.id === id)).toMatchObject({
      currentUserRole: 'supervisor',
      members: [{ id: akello.id, name: 'Akello Mercy', email: null }],
    });
  expect((await groupsOf(await person('teacher'))).map((one) => one.id)).not.toContain(id);
});

test('whoever joins is a member, is told from once; again is 409; members are told once a day', async () => {
  const [owner, one, two] = [await pupil(), await pupil(), await pupil()];
  const id = await made(owner);
  expect((await join(one, id)).status).toBe(200);
  expect(await join(one, id)).toMatchObject({ status: 409, body: { code: 'groups/member-already' } });
  expect((await join(two, id)).status).toBe(200);
  expect((await groupsOf(two)).find((group) => group.id === id)).toMatchObject({
    memberCount: 3,
    currentUserRole: 'member',
    members: [{ role: 'owner' }, { role: 'member' }, { role: 'member' }],
  });
  const told = (await newsOf(owner)).filter(({ message }) => message.includes('Somebody new'));
  expect(told).toMatchObject([{ path: '/community?tab=groups' }]);
});

test('adults join nothing; another class, a group that is gone and one that never was are not there', async () => {
  const owner = await pupil();
  const id = await made(owner);
  for (const adult of [teacher, await person('parent')]) expect((await join(adult, id)).status).toBe(403);
  for (const who of [await outsider(), await person('learner', { consent: 'none' })])
    expect((await join(who, id)).status).toBe(404);
  expect((await join(owner, 999_999)).status).toBe(404);
  expect((await send('DELETE', `/api/groups/${id}`, owner)).status).toBe(200);
  expect((await join(await pupil(), id)).status).toBe(404);
});

test('spec 2 §9: joining counts as groupsJoined and unlocks prof-8, for both; a group of one does not', async () => {
  const [owner, joiner] = [await pupil(), await pupil()];
  const statsOf = async ({ id, token }: { id: number; token: string }) =>
    (await send('GET', `/api/users/${id}/stats`, { token })).body;
  const unlockedOf = async ({ id, token }: { id: number; token: string }) =>
    ((await send('GET', `/api/avatars/user/${id}/unlocked`, { token })).body as { id: string }[]).map(
      (avatar) => avatar.id,
    );
  const group = await made(owner);
  expect(await statsOf(owner)).toMatchObject({ groupsJoined: 0 });
  expect(await unlockedOf(owner)).not.toContain('prof-8');
  await join(joiner, group);
  for (const member of [owner, joiner]) {
    expect(await statsOf(member)).toMatchObject({ groupsJoined: 1 });
    expect(await unlockedOf(member)).toContain('prof-8');
    expect((await newsOf(member)).map(({ message }) => message).join()).toContain('A new avatar is yours');
  }
  await leave(joiner, group);
  expect(await statsOf(joiner)).toMatchObject({ groupsJoined: 1 });
});

test('blocked people do not read each other’s names in a group they share', async () => {
  const [owner, one, two] = [await pupil(), await pupil(), await pupil()];
  const id = await made(owner);
  await join(one, id);
  await join(two, id);
  await block(one, two);
  const namesFor = async (who: typeof one) =>
    (await groupsOf(who)).find((group) => group.id === id)?.members.map((member) => member.id);
  expect(await namesFor(one)).toEqual([owner.id, one.id]);
  expect(await namesFor(two)).toEqual([owner.id, two.id]);
  expect(await namesFor(owner)).toEqual([owner.id, one.id, two.id]);
  const board = (await send('GET', `/api/groups/${id}/leaderboard`, two)).body as {
    members: { userId: number }[];
  };
  expect(board.members.map(({ userId }) => userId)).not.toContain(one.id);
});

test('the group of somebody with whom there is a block is not there', async () => {
  const [owner, other] = [await pupil(), await pupil()];
  const id = await made(owner);
  await block(owner, other);
  expect((await groupsOf(other)).map((group) => group.id)).not.toContain(id);
  expect((await join(other, id)).status).toBe(404);
});

test('N13: the owner who leaves hands the group to the longest member; the last one ends it', async () => {
  const [owner, one, two] = [await pupil(), await pupil(), await pupil()];
  const id = await made(owner);
  await join(one, id);
  school.clock.now = new Date(school.clock.now.getTime() + 1000);
  await join(two, id);
  expect((await leave(owner, id)).status).toBe(200);
  expect((await leave(owner, id)).status).toBe(404);
  const find = async (who: typeof one) => (await groupsOf(who)).find((group) => group.id === id);
  expect(await find(one)).toMatchObject({ currentUserRole: 'owner', memberCount: 2 });
  expect(await find(two)).toMatchObject({ currentUserRole: 'member' });
  await leave(one, id);
  expect(await find(two)).toMatchObject({ currentUserRole: 'owner', memberCount: 1 });
  await leave(two, id);
  expect(await find(two)).toBeUndefined();
  expect((await db.select().from(groups).where(eq(groups.id, id)))[0]?.endedAt).not.toBeNull();
});

test('N13: owner and supervisor take a member out, members may not; who was taken out comes back by invitation only', async () => {
  const [owner, one, two] = [await pupil(), await pupil(), await pupil()];
  const id = await made(owner);
  await join(one, id);
  await join(two, id);
  const remove = (by: { token: string }, { id: userId }: { id: number }) =>
    send('DELETE', `/api/groups/${id}/members/${userId}`, by);
  expect((await remove(one, two)).status).toBe(403);
  expect((await remove(owner, await pupil())).status).toBe(404);
  expect((await remove(await outsider(), two)).status).toBe(404);
  expect((await remove(owner, two)).status).toBe(200);
  expect((await remove(teacher, one)).status).toBe(200);
  expect((await join(two, id)).status).toBe(404);
  await school.invite(owner, id, school.idOf(two));
  const [invitation] = await school.invitationsOf(two);
  expect((await school.answer(two, invitation?.id ?? 0, 'accept')).status).toBe(200);
});

test('N13: owner and supervisor end a group, a member may not', async () => {
  const [owner, member] = [await pupil(), await pupil()];
  const id = await made(owner);
  await join(member, id);
  expect((await send('DELETE', `/api/groups/${id}`, member)).status).toBe(403);
  expect((await send('DELETE', `/api/groups/${id}`, await outsider())).status).toBe(404);
  expect((await send('DELETE', `/api/groups/${id}`, teacher)).status).toBe(200);
  expect((await groupsOf(member)).map((group) => group.id)).not.toContain(id);
});

test('without consent any more a learner sees no group, and can still leave', async () => {
  const [owner, member] = [await pupil(), await pupil()];
  const id = await made(owner);
  await join(member, id);
  await db.update(users).set({ consent: 'withdrawn' }).where(eq(users.id, member.id));
  expect(await groupsOf(member)).toEqual([]);
  expect((await groupsOf(owner)).find((group) => group.id === id)?.members).toHaveLength(1);
  expect((await leave(member, id)).status).toBe(200);
});

test('members of one school who sit in no class together read first name and initial', async () => {
  const owner = await pupil();
  const id = await made(owner);
  const friend = await outsider();
  await school.invite(owner, id, school.idOf(friend));
  const [invitation] = await school.invitationsOf(friend);
  expect(invitation?.inviter.name).toBe('Akello M.');
  await school.answer(friend, invitation?.id ?? 0, 'accept');
  expect((await groupsOf(friend)).find((group) => group.id === id)?.members.map(({ name }) => name)).toEqual([
    'Akello M.',
    'Akello Mercy',
  ]);
  await db.insert(classMembers).values({ classId: room.id, userId: friend.id });
  expect((await groupsOf(friend)).find((group) => group.id === id)?.members[0]?.name).toBe('Akello Mercy');
});
