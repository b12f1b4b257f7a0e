/** Group members see each other's avatars, and nothing more. */
import { expect, test } from 'vitest';
import { classOfGroups } from './testing/class-of-groups.ts';

const { send, person, pupil, made, invite, invitationsOf, answer, leave, idOf, block } =
  await classOfGroups();

const avatarOf = async (by: { token: string }, of: { id: number }) =>
  (await send('GET', `/api/avatars/user/${of.id}`, { token: by.token })).status;

test('a learner of another class is seen while both are in the group, and not before, after or behind a block', async () => {
  const [owner, guest] = [await pupil(), await person('learner')];
  const group = await made(owner);
  expect(await avatarOf(guest, owner)).toBe(404);
  await invite(owner, group, idOf(guest));
  const enter = async () => answer(guest, (await invitationsOf(guest))[0]?.id ?? 0, 'accept');
  await enter();
  expect([await avatarOf(guest, owner), await avatarOf(owner, guest)]).toEqual([200, 200]);
  const stranger = await person('learner');
  expect(await avatarOf(stranger, owner)).toBe(404);
  await leave(guest, group);
  expect(await avatarOf(guest, owner)).toBe(404);
});

test('a block ends it both ways', async () => {
  const [owner, guest] = [await pupil(), await person('learner')];
  const group = await made(owner);
  await invite(owner, group, idOf(guest));
  await answer(guest, (await invitationsOf(guest))[0]?.id ?? 0, 'accept');
  expect(await avatarOf(guest, owner)).toBe(200);
  await block(owner, guest);
  expect([await avatarOf(guest, owner), await avatarOf(owner, guest)]).toEqual([404, 404]);
});
