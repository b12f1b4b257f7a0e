/** School-wide groups, and a guardian's view of a child's groups. */
import { expect, test } from 'vitest';
import { classOfGroups } from './testing/class-of-groups.ts';

const { send, person, pupil, teacher, made, groupsOf, join, leave } = await classOfGroups();
const head = await person('teacher', { administrator: true });
const open = (schoolGroups: boolean) =>
  send('PUT', '/api/school/safety', { token: head.token, body: { schoolGroups } });
const sees = async (by: { token: string }, group: number) =>
  (await groupsOf(by)).some(({ id }) => id === group);

test('a learner of another class sees and joins a group only while the head has opened them to the school', async () => {
  const [owner, other] = [await pupil(), await person('learner')];
  const group = await made(owner);
  expect(await sees(other, group)).toBe(false);
  expect((await join(other, group)).status).toBe(404);
  expect(await open(true)).toMatchObject({ status: 200, body: { schoolGroups: true, second: null } });
  expect(await sees(other, group)).toBe(true);
  const elsewhere = await person('learner', { schoolId: null });
  expect(await sees(elsewhere, group)).toBe(false);
  expect((await join(other, group)).status).toBe(200);
  const [shown] = (await groupsOf(other)).filter(({ id }) => id === group);
  // Outside the class: first name and initial.
  expect(shown?.members.find(({ id }) => id === owner.id)?.name).toBe('Akello M.');
  await open(false);
  expect(await sees(other, group)).toBe(true);
  await leave(other, group);
  expect(await sees(other, group)).toBe(false);
});

test('whoever makes a group is told who will find it, and a teacher for which classes', async () => {
  const [learner, other] = [await pupil(), await person('teacher', { verifiedAt: null })];
  const company = async ({ token }: { token: string }) =>
    (await send('GET', '/api/groups/friends', { token })).body;
  expect(await company(learner)).toMatchObject({ standing: 'open', openTo: 'class', classes: [] });
  expect(await company(teacher)).toMatchObject({
    standing: 'adult',
    openTo: 'class',
    classes: [{ name: expect.any(String) }],
  });
  expect(await company(other)).toMatchObject({ classes: [] });
  await open(true);
  expect(await company(learner)).toMatchObject({ openTo: 'school' });
  await open(false);
  // A learner without a class may make none, and gets no visibility option.
  const outsider = await person('learner');
  expect(await company(outsider)).toMatchObject({ openTo: 'class' });
  expect(
    await send('POST', '/api/community/groups', { token: outsider.token, body: { name: 'Readers' } }),
  ).toMatchObject({ status: 403, body: { code: 'groups/no-class' } });
});

test('the switch and the second adult are changed one by one', async () => {
  await send('PUT', '/api/school/safety', { token: head.token, body: { second: teacher.id } });
  expect((await open(true)).body).toMatchObject({ second: { id: teacher.id }, schoolGroups: true });
  await open(false);
});

test('a guardian reads the groups of the own child and who looks after them, and no other child’s name', async () => {
  const owner = await pupil();
  await made(owner, 'Readers');
  const path = `/api/children/${owner.id}/groups`;
  const { status, body, text } = await send('GET', path, { token: owner.parent.token });
  expect([status, body]).toMatchObject([
    200,
    [{ name: 'Readers', description: 'We count.', memberCount: 1, lookedAfterBy: 'Okot Paul' }],
  ]);
  expect(text).not.toContain('Akello');
  expect((await send('GET', path, { token: (await pupil()).parent.token })).status).toBe(404);
});
