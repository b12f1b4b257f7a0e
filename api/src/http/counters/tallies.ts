/**
 * Daily sums by address. In the database, a class behind one address would contend for one row at every batch. So a
 * process counts in memory and adds to the database in steps. Several processes together may exceed the limit a
 * little, by the counts not yet added. A process that ends loses less than one step.
 */
import type { Db } from '#db/connect.ts';
import { countMore } from './counters.db.ts';

const day = 24 * 60 * 60 * 1000;
/* About 20 MB at the most; only an attack from very many addresses comes near. */
const mostTallies = 100_000;

type Tally = { count: number; unsaved: number; endsAt: number };

export type Tallies = {
  /** How many are left of `most`, and when the day of this key ends. */
  left: (key: string, most: number, now: Date) => { left: number; endsAt: Date };
  /** Adds an amount; `step` is how many may stay in memory before they are written. */
  add: (key: string, amount: number, now: Date, step: number) => Promise<void>;
};

const openTallies = (db: Db): Tallies => {
  const tallies = new Map<string, Tally>();
  /* A tally that has not ended, and was not made by a clock that was ahead. */
  const openOf = (key: string, at: number): Tally | undefined => {
    const known = tallies.get(key);
    return known !== undefined && known.endsAt > at && known.endsAt <= at + day ? known : undefined;
  };
  const newTally = (key: string, at: number): Tally => {
    const made = { count: 0, unsaved: 0, endsAt: at + day };
    tallies.delete(key);
    tallies.set(key, made);
    for (const [oldest, { endsAt }] of tallies) {
      if (endsAt > at && tallies.size <= mostTallies) break;
      tallies.delete(oldest);
    }
    return made;
  };
  return {
    left: (key, most, now) => {
      const tally = openOf(key, now.getTime());
      return {
        left: Math.max(0, most - (tally?.count ?? 0)),
        endsAt: new Date(tally?.endsAt ?? now.getTime() + day),
      };
    },
    add: async (key, amount, now, step) => {
      const tally = openOf(key, now.getTime()) ?? newTally(key, now.getTime());
      tally.count += amount;
      tally.unsaved += amount;
      if (tally.unsaved < step) return;
      const adding = tally.unsaved;
      tally.unsaved = 0;
      try {
        const [counter] = await countMore(db, [{ key, per: day }], now, adding);
        if (counter === undefined) return;
        tally.count = counter.count + tally.unsaved;
        tally.endsAt = counter.endsAt.getTime();
      } catch (error) {
        tally.unsaved += adding;
        throw error;
      }
    },
  };
};

const known = new WeakMap<Db, Tallies>();

/** The tallies of one process for a database. */
export const talliesOf = (db: Db): Tallies => {
  const tallies = known.get(db) ?? openTallies(db);
  known.set(db, tallies);
  return tallies;
};
