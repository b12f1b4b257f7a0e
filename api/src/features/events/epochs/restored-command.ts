/** `npm run restored`: begins a new epoch after a restore, so that devices offer the events since the backup. */

import { count, gt } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { events } from '#db/tables.ts';
import { beginEpochAfter, currentEpoch, type Epoch } from '#features/record/index.ts';

export type RestoredTalk = {
  say: (line: string) => void;
  /** Null without a terminal. */
  confirm: (() => Promise<boolean>) | null;
};

const reasons = {
  first: 'when the database was made',
  command: 'by this command',
  receipt: 'because a device proved that the database had been restored',
} as const satisfies Record<Epoch['reason'], string>;

const recently = 10 * 60 * 1000;

/* Idempotent: one restore needs one epoch. */
const isDone = async (db: Db, { reason, beganAt }: Epoch, now: Date): Promise<boolean> => {
  const age = now.getTime() - beganAt.getTime();
  if (reason !== 'command' || age < 0 || age > recently) return false;
  const [since] = await db.select({ arrived: count() }).from(events).where(gt(events.receivedAt, beganAt));
  return since?.arrived === 0;
};

const shown = (at: Date): string => at.toISOString().replace('T', ' ').slice(0, 16);

export const restoredCommand = async (
  db: Db,
  { argv, now }: { argv: readonly string[]; now: Date },
  { say, confirm }: RestoredTalk,
): Promise<'nothing to do' | 'shown' | 'begun'> => {
  const current = await currentEpoch(db);
  say(`Epoch ${current.number} began at ${shown(current.beganAt)} UTC ${reasons[current.reason]}.`);
  if (await isDone(db, current, now)) {
    say('Nothing has arrived since: there is nothing to do.');
    return 'nothing to do';
  }
  say('In a new epoch every device offers again what its learners did in the last 60 days.');
  say('What is stored already is not counted twice. Do this once after you restored a backup.');
  if (!(argv.includes('--yes') || (confirm !== null && (await confirm())))) {
    say('Nothing was changed. `npm run restored -- --yes` begins a new epoch without asking.');
    return 'shown';
  }
  await beginEpochAfter(db, current, 'command', now);
  say(
    `Epoch ${(await currentEpoch(db)).number} has begun. Devices learn of it when they next send or open the app.`,
  );
  return 'begun';
};
