import { expect, test, vi } from 'vitest';
import { DatabaseAway } from './driver/away.ts';
import { grouped } from './grouped.ts';

type Ask = { key: string; says: string; weight?: number };

/** Groups that finish when the test says so. */
const opened = (atOnce = 1, answer: (ask: Ask) => string = ({ says }) => says.toUpperCase()) => {
  const begun: string[][] = [];
  const ends: (() => void)[] = [];
  const ask = grouped({
    act: async (asks: readonly Ask[]) => {
      begun.push(asks.map(({ says }) => says));
      await new Promise<void>((resolve) => ends.push(resolve));
      return asks.map(answer);
    },
    keysOf: ({ key }) => [key],
    weightOf: ({ weight = 1 }) => weight,
    mostWeight: 10,
    atOnce,
  });
  /** Finishes what is running, until no group is left. */
  const finish = async () => {
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
  };
  return { ask: (key: string, says: string, weight = 1) => ask({ key, says, weight }), begun, finish };
};

test('who asks while nothing is under way does not wait; who comes meanwhile goes together, each with their own answer', async () => {
  const { ask, begun, finish } = opened();
  const answers = [ask('a', 'one'), ask('b', 'two'), ask('c', 'three')];
  expect(begun).toEqual([['one']]);
  await finish();
  expect(await Promise.all(answers)).toEqual(['ONE', 'TWO', 'THREE']);
  expect(begun).toEqual([['one'], ['two', 'three']]);
});

test('of one person nothing goes together, and what was sent first goes first', async () => {
  const { ask, begun, finish } = opened(2);
  const answers = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('b', 'b2')];
  expect(begun).toEqual([['a1']]);
  await finish();
  await Promise.all(answers);
  expect(begun.flat().filter((says) => says.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  expect(begun.flat().filter((says) => says.startsWith('b'))).toEqual(['b1', 'b2']);
  for (const group of begun) expect(new Set(group.map((says) => says[0])).size).toBe(group.length);
});

test('beside a group that is under way another begins once it is full, and no more than may be at once', async () => {
  const { ask, begun, finish } = opened(2);
  const answers = [ask('a', 'first'), ask('b', 'six', 6), ask('c', 'three', 3)];
  expect(begun).toEqual([['first']]);
  answers.push(ask('d', 'last', 1));
  expect(begun).toEqual([['first'], ['six', 'three', 'last']]);
  answers.push(ask('e', 'ten', 10));
  expect(begun).toHaveLength(2);
  await finish();
  await Promise.all(answers);
  expect(begun[2]).toEqual(['ten']);
});

test('who waits behind a group that is stuck goes without it after a while; who asks for the same thing stays behind', async () => {
  vi.useFakeTimers();
  try {
    const { ask, begun, finish } = opened(2);
    const answers = [ask('a', 'stuck'), ask('a', 'same'), ask('b', 'other')];
    vi.advanceTimersByTime(39);
    expect(begun).toEqual([['stuck']]);
    vi.advanceTimersByTime(1);
    expect(begun).toEqual([['stuck'], ['other']]);
    vi.advanceTimersByTime(1000);
    expect(begun).toHaveLength(2);
    await finish();
    expect(await Promise.all(answers)).toEqual(['STUCK', 'SAME', 'OTHER']);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a group is not too heavy; what is heavier by itself goes alone', async () => {
  const { ask, begun, finish } = opened();
  const answers = [ask('a', 'first'), ask('b', 'six', 6), ask('c', 'huge', 99), ask('d', 'four', 4)];
  await finish();
  await Promise.all(answers);
  expect(begun).toEqual([['first'], ['six', 'four'], ['huge']]);
});

test('one who fails fails alone: the others of the group are done one by one', async () => {
  const { ask, begun, finish } = opened(1, ({ says }) => {
    if (says === 'bad') throw new Error('not this one');
    return says;
  });
  const answers = Promise.allSettled([
    ask('a', 'first'),
    ask('b', 'good'),
    ask('c', 'bad'),
    ask('d', 'fine'),
  ]);
  await finish();
  const settled = (await answers).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'));
  expect(settled).toEqual(['first', 'good', 'failed', 'fine']);
  expect(begun).toEqual([['first'], ['good', 'bad', 'fine'], ['good'], ['bad'], ['fine']]);
});

test('a database that is away is told to all of them at once, and nothing is sent again', async () => {
  const { ask, begun, finish } = opened(1, ({ says }) => {
    if (says === 'away') throw new DatabaseAway('the database is away');
    return says;
  });
  const answers = Promise.allSettled([ask('a', 'first'), ask('b', 'away'), ask('c', 'with it')]);
  await finish();
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(begun).toEqual([['first'], ['away', 'with it']]);
});
