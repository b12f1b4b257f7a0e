/** Promise C7 on a device: who logged out earlier and was deleted later leaves nothing here. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { noNetwork, refused, serverAnswers } from '#testing/fake-server.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { forgetGone, keepEnded } from './gone.ts';
import { keepEvent } from './outbox.ts';
import { seal, unseal } from './sealed.ts';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const day = 24 * 60 * 60 * 1000;
const leftAt = Date.parse('2026-03-02T09:00:00Z');

/** Akello (71) and Okello (72) have logged out here; both left something behind. */
const twoWhoLeft = async () => {
  for (const owner of [71, 72]) {
    await unseal(owner);
    await seal(owner, { afl_read: `read by ${owner}` });
    await keepEvent(owner, 'reading.read', { item: 'u400-r1' });
    await keepEnded(owner, `ended of ${owner}`, leftAt);
  }
};
const owners = async () => {
  const database = await openDatabase();
  const facts = (await database.getAllKeys('facts')).filter((key) => key !== 'seq');
  return {
    facts: facts.sort(),
    events: (await database.getAll('events')).map(({ owner }) => owner).sort(),
  };
};
const both = { facts: ['ended 71', 'ended 72', 'sealed 71', 'sealed 72'], events: [71, 72] };
const answers = (goneOwner: number) =>
  serverAnswers({
    'GET /me': ({ bearer }) =>
      refused(bearer === `Bearer ended of ${goneOwner}` ? 'session/gone' : 'session/expired'),
  });

test('what a deleted person left is taken away, work and all; what somebody else left stays', async () => {
  await twoWhoLeft();
  const asked = answers(71);
  await forgetGone(leftAt + 2 * day);
  expect(asked.map(({ bearer }) => bearer)).toEqual(['Bearer ended of 71', 'Bearer ended of 72']);
  expect(await owners()).toEqual({ facts: ['ended 72', 'sealed 72'], events: [72] });
});

test('it is asked once a day, and without a network nothing goes', async () => {
  await twoWhoLeft();
  const none = answers(71);
  await forgetGone(leftAt + day / 2);
  expect(none).toEqual([]);
  serverAnswers({ 'GET /me': noNetwork });
  await forgetGone(leftAt + 2 * day);
  expect(await owners()).toEqual(both);
  const again = answers(71);
  await forgetGone(leftAt + 2.5 * day);
  expect(again).toEqual([]);
});

test('who did not come back for over a year is forgotten without asking', async () => {
  await twoWhoLeft();
  const asked = answers(0);
  await forgetGone(leftAt + 401 * day);
  expect([asked, await owners()]).toEqual([[], { facts: [], events: [] }]);
});

test('who is here again is not asked about, and keeps everything', async () => {
  await twoWhoLeft();
  localStorage.setItem('afl_owner', '71');
  const asked = answers(71);
  await forgetGone(leftAt + 401 * day);
  expect(asked).toEqual([]);
  expect(await owners()).toMatchObject({ facts: ['sealed 71'], events: [71] });
});
