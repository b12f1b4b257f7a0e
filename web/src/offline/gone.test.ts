/** Promise C7 on a device: data of a person who logged out and whose account was deleted later is removed. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { answered } from '#testing/answered.ts';
import { noNetwork, refused, serverAnswers } from '#testing/fake-server.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { takeAnswer } from './epochs.ts';
import { forgetGone, keepEnded } from './gone.ts';
import { eventsOf, keepEvent } from './outbox.ts';
import { seal, unseal } from './sealed.ts';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const day = 24 * 60 * 60 * 1000;
const leftAt = Date.parse('2026-03-02T09:00:00Z');

/** Akello (71) and Okello (72) have logged out here, and data of both is left. */
const twoWhoLeft = async () => {
  for (const owner of [71, 72]) {
    await unseal(owner);
    await seal(owner, { afl_read: `read by ${owner}` });
    await keepEvent(owner, 'reading.read', { item: 'u400-r1' });
    await takeAnswer(owner, { results: [], epoch: 'first', receipt: `for ${owner}` });
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
const factsOf = (owner: number) => ['ended', 'epoch', 'receipts', 'sealed'].map((kind) => `${kind} ${owner}`);
const both = { facts: [...factsOf(71), ...factsOf(72)].sort(), events: [71, 72] };
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
  expect(await owners()).toEqual({ facts: factsOf(72), events: [72] });
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

/** The stored state after that many answers. */
const heardOf = async (owner: number, heard: number) => {
  const kept = { token: `ended of ${owner}`, asked: leftAt, heard };
  await (await openDatabase()).put('facts', JSON.stringify(kept), `ended ${owner}`);
};
const sendAll = async (owner: number) => {
  const sent = await eventsOf(owner, 'waiting');
  await answered(
    owner,
    sent.map(({ id }) => ({ id, status: 'stored' })),
  );
};

test('who did not come back for 400 answers is forgotten; who left something unsent is not', async () => {
  await twoWhoLeft();
  for (const owner of [71, 72]) await heardOf(owner, 398);
  await sendAll(71);
  answers(0);
  await forgetGone(leftAt + 2 * day);
  expect(await owners()).toEqual(both);
  await forgetGone(leftAt + 3 * day);
  expect(await owners()).toEqual({ facts: factsOf(72), events: [72] });
  // The device keeps asking about this person.
  answers(72);
  await forgetGone(leftAt + 4 * day);
  expect(await owners()).toEqual({ facts: [], events: [] });
});

test.each([
  ['a report', 'report 71 one', 'words'],
  ['a tap of a register', 'tap 71 one', 'here'],
  ['a recording', 'voice 71 one', 'sound'],
  ['words for an assignment', 'sealed 71', '{"afl_hand_in_903":"!my words"}'],
] as const)('%s that nobody has yet is not forgotten either', async (_, key, value) => {
  await twoWhoLeft();
  await sendAll(71);
  await heardOf(71, 399);
  await (await openDatabase()).put('facts', value, key);
  answers(0);
  await forgetGone(leftAt + 2 * day);
  expect((await owners()).facts).toContain(key);
});

test('a clock that said 1970 and then the right year takes nothing away', async () => {
  await twoWhoLeft();
  for (const owner of [71, 72]) {
    await sendAll(owner);
    await keepEnded(owner, `ended of ${owner}`, 5000);
  }
  const asked = answers(0);
  await forgetGone(leftAt);
  expect([asked.length, await owners()]).toEqual([2, both]);
});

test('a clock that was years ahead does not keep it from asking', async () => {
  await twoWhoLeft();
  await keepEnded(71, 'ended of 71', leftAt + 4000 * day);
  answers(71);
  await forgetGone(leftAt);
  expect(await owners()).toEqual({ facts: factsOf(72), events: [72] });
});

test('who is here again is not asked about, and keeps everything', async () => {
  await twoWhoLeft();
  localStorage.setItem('afl_owner', '71');
  const asked = answers(71);
  await forgetGone(leftAt + 2 * day);
  expect(asked.map(({ bearer }) => bearer)).toEqual(['Bearer ended of 72']);
  expect(await owners()).toEqual({ facts: both.facts.filter((key) => key !== 'ended 71'), events: [71, 72] });
});

test('who comes back while the answer is on its way keeps everything, whatever it says', async () => {
  await twoWhoLeft();
  serverAnswers({
    'GET /me': () => {
      localStorage.setItem('afl_owner', '71');
      return refused('session/gone');
    },
  });
  await forgetGone(leftAt + 2 * day);
  expect(await owners()).toMatchObject({ facts: factsOf(71), events: [71] });
});

test('who came back and left again while the answer was on its way keeps everything, too', async () => {
  await twoWhoLeft();
  serverAnswers({
    'GET /me': async ({ bearer }) => {
      if (bearer !== 'Bearer ended of 71') return refused('session/expired');
      await unseal(71);
      await seal(71, {});
      return refused('session/gone');
    },
  });
  await forgetGone(leftAt + 2 * day);
  expect(await owners()).toEqual({ facts: both.facts.filter((key) => key !== 'ended 71'), events: [71, 72] });
});

test('who came back while another was asked about does not keep it from asking on', async () => {
  await twoWhoLeft();
  const asked = serverAnswers({
    'GET /me': async () => {
      await unseal(72);
      return refused('session/gone');
    },
  });
  await forgetGone(leftAt + 2 * day);
  expect(asked).toHaveLength(1);
  expect(await owners()).toEqual({ facts: factsOf(72).slice(1), events: [72] });
});
