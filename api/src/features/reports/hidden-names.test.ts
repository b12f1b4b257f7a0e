/** A hidden person's name shows one letter to other learners; adults and the child see all. */

import { expect, test } from 'vitest';
import { friendships } from '#db/tables.ts';
import { aDesk, named, only, type Someone } from './testing/desk.ts';

const { send, db, clock, pupil, teacher, report, cases, act } = await aDesk();

const [one, two, other] = [await pupil(), await pupil(), await pupil()];
const asked = { askerId: other.id, askedId: one.id, askedAt: clock.now, agreedAt: clock.now };
await db.insert(friendships).values(asked);
const made = await send('POST', '/api/community/groups', {
  token: other.token,
  body: { name: 'Omweso Counters', description: 'We count.' },
});
const group = (made.body as { id: number }).id;
await send('POST', `/api/community/groups/${group}/join`, { token: one.token });

/* A group's board shows first name and initial, others full names. */
const whole = expect.stringMatching(/^Akello M/);
const lists = [
  '/leaderboard',
  '/friends',
  '/groups',
  '/groups/friends',
  `/groups/${group}/leaderboard`,
  '/help-marks/classmates',
  '/users?search=Ake',
];
const namesIn = async (by: Someone, path: string): Promise<string[]> => {
  const { status, body } = await send('GET', `/api${path}`, { token: by.token });
  expect([path, status]).toEqual([path, 200]);
  const found: string[] = [];
  JSON.stringify(body, (_, value: unknown) => {
    if (value !== null && typeof value === 'object' && 'name' in value) {
      const { id, userId, name } = value as { id?: number; userId?: number; name: string };
      if ((id ?? userId) === other.id && name !== 'Omweso Counters') found.push(name);
    }
    return value;
  });
  return found;
};

test.each(lists)(
  'GET %s: the whole name before (control), one letter while hidden, the whole name after',
  async (path) => {
    expect(await namesIn(one, path)).toContainEqual(whole);
    await report(one, named(other));
    await report(two, named(other));
    const hidden = await namesIn(one, path);
    expect(hidden.every((name) => name === 'A.')).toBe(true);
    // A hidden name is not searchable.
    expect(hidden.length > 0).toBe(!path.startsWith('/users'));
    const { id } = only(await cases(teacher));
    expect(await namesIn(other, path)).not.toContain('A.');
    await act(teacher, id, 'show');
    await act(teacher, id, 'done');
    expect(await namesIn(one, path)).toContainEqual(whole);
  },
);

test('the list of those whom one has blocked reads one letter too', async () => {
  const blocker = await pupil();
  const body = { blockedId: other.id };
  await send('POST', '/api/blocks', { token: blocker.token, body });
  expect(await namesIn(blocker, '/blocks')).toContainEqual(whole);
  await report(one, named(other));
  await report(two, named(other));
  expect(await namesIn(blocker, '/blocks')).toEqual(['A.']);
});

test('the teacher goes on reading the whole name', async () => {
  await report(one, named(other));
  await report(two, named(other));
  expect(await namesIn(teacher, '/leaderboard')).toEqual(['Akello Mercy']);
});
