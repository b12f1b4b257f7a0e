/**
 * Batches concurrent requests into one transaction with one commit. The first request starts at once if no group is
 * running; requests that arrive meanwhile join the next group. While a group is running, another one starts only when
 * it is full or has waited for long, because each group costs the same few round trips to the database, for two
 * requests or for twenty.
 */
import { DatabaseAway } from './driver/away.ts';

type Waiting<Ask, Answer> = {
  ask: Ask;
  done: (answer: Answer) => void;
  failed: (error: unknown) => void;
};

type Means<Ask, Answer> = {
  /** All or nothing; answers in the order of the asks. */
  act: (asks: readonly Ask[]) => Promise<readonly Answer[]>;
  /** Two asks with a key in common never share a group, and keep their order. */
  keysOf: (ask: Ask) => readonly string[];
  weightOf: (ask: Ask) => number;
  /** The weight limit of a group. A single ask that exceeds it forms a group of its own. */
  mostWeight: number;
  /** The maximum number of groups that run at the same time. */
  atOnce: number;
};

/*
 * How long a request waits for its group to fill, in milliseconds: longer than a group takes, shorter than a stuck
 * one would.
 */
const longestWait = 40;

export const grouped = <Ask, Answer>({ act, keysOf, weightOf, mostWeight, atOnce }: Means<Ask, Answer>) => {
  let waiting: Waiting<Ask, Answer>[] = [];
  const underWay = new Set<string>();
  let groups = 0;
  let waitingWeight = 0;
  let patience: ReturnType<typeof setTimeout> | null = null;

  const nextGroup = (): Waiting<Ask, Answer>[] => {
    const [group, rest]: [Waiting<Ask, Answer>[], Waiting<Ask, Answer>[]] = [[], []];
    const met = new Set(underWay);
    let weight = 0;
    for (const one of waiting) {
      const keys = keysOf(one.ask);
      const heavier = weight + weightOf(one.ask);
      const goes = !keys.some((key) => met.has(key)) && (group.length === 0 || heavier <= mostWeight);
      if (goes) weight = heavier;
      (goes ? group : rest).push(one);
      // Also for asks that stay in the queue, so that a later ask with the same key stays behind them.
      for (const key of keys) met.add(key);
    }
    waiting = rest;
    waitingWeight -= weight;
    return group;
  };

  /* If a group fails, each ask is retried alone, so that one bad ask does not fail the others. */
  const doAll = async (group: readonly Waiting<Ask, Answer>[]): Promise<void> => {
    try {
      const answers = await act(group.map(({ ask }) => ask));
      for (const [place, { done }] of group.entries()) done(answers[place] as Answer);
    } catch (error) {
      // If the database is away it is away for each ask, and the outcome of the last act is unknown. So nothing is
      // retried.
      if (group.length === 1 || error instanceof DatabaseAway) for (const { failed } of group) failed(error);
      else for (const one of group) await doAll([one]);
    }
  };

  const beginGroup = (): boolean => {
    const group = nextGroup();
    if (group.length === 0) return false;
    groups += 1;
    if (patience !== null) clearTimeout(patience);
    patience = null;
    const keys = group.flatMap(({ ask }) => keysOf(ask));
    for (const key of keys) underWay.add(key);
    void doAll(group).then(() => {
      groups -= 1;
      for (const key of keys) underWay.delete(key);
      begin();
    });
    return true;
  };

  /* A running group may be blocked by a lock. The others do not wait for it. */
  const waitNoLonger = (): void => {
    patience = null;
    if (groups < atOnce) beginGroup();
    begin();
  };

  const begin = (): void => {
    while (groups === 0 || (groups < atOnce && waitingWeight >= mostWeight)) if (!beginGroup()) break;
    if (waiting.length > 0 && groups < atOnce) patience ??= setTimeout(waitNoLonger, longestWait);
  };

  return (ask: Ask): Promise<Answer> =>
    new Promise((done, failed) => {
      waiting.push({ ask, done, failed });
      waitingWeight += weightOf(ask);
      begin();
    });
};
