/**
 * Does together what many ask for in the same moment: one transaction and one way to the disk for all of them. Nobody
 * waits while nothing is under way; who comes meanwhile goes with the next group. Beside one that is under way a group
 * begins when it is full, or has waited for long: each group costs the same few ways to the database, for two or for
 * twenty.
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
  /** Two asks with one key in common never go together, and keep their order. */
  keysOf: (ask: Ask) => readonly string[];
  weightOf: (ask: Ask) => number;
  /** Of a group; one that is heavier goes alone. */
  mostWeight: number;
  /** Groups under way at once. */
  atOnce: number;
};

/* Of who waits for a group to be full, in milliseconds: longer than a group takes, shorter than a stuck one would. */
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
      // Also of who stays: whoever asks later with the same key stays behind them.
      for (const key of keys) met.add(key);
    }
    waiting = rest;
    waitingWeight -= weight;
    return group;
  };

  /* What failed for many is tried for each alone: one must not spoil it for the others. */
  const doAll = async (group: readonly Waiting<Ask, Answer>[]): Promise<void> => {
    try {
      const answers = await act(group.map(({ ask }) => ask));
      for (const [place, { done }] of group.entries()) done(answers[place] as Answer);
    } catch (error) {
      // A database that is away is away for each of them, too; and what it did last is not known.
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

  /* One that is under way may be stuck behind somebody's lock: the others do not wait for that. */
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
