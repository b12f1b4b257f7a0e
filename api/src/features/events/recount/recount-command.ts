/** `npm run recount`: shows totals that differ from the recorded events, and fixes them on request. */
import type { Db } from '#db/connect.ts';
import { type Kind, kinds } from './differences.ts';
import { recount } from './recount.ts';

export type RecountTalk = {
  say: (line: string) => void;
  /** Null without a terminal. */
  confirm: (() => Promise<boolean>) | null;
};

const mostExamples = 3;

type Seen = { learners: number; rows: number; examples: string[] };

const look = async (db: Db, how: { writes: boolean; now: Date }) => {
  const seen = new Map<Kind, Seen>();
  let differing = 0;
  const learners = await recount(db, how, (userId, found) => {
    if (found.length > 0) differing += 1;
    for (const kind of kinds) {
      const those = found.filter((one) => one.kind === kind);
      if (those.length === 0) continue;
      const entry = seen.get(kind) ?? { learners: 0, rows: 0, examples: [] };
      entry.learners += 1;
      entry.rows += those.length;
      // Ids instead of names, because examples may be read aloud.
      if (entry.examples.length < mostExamples)
        entry.examples.push(`learner ${userId}: ${those[0]?.what ?? ''}`);
      seen.set(kind, entry);
    }
  });
  return { learners, differing, seen };
};

const amount = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const recountCommand = async (
  db: Db,
  { argv, now }: { argv: readonly string[]; now: Date },
  { say, confirm }: RecountTalk,
): Promise<'nothing to do' | 'shown' | 'written'> => {
  const { learners, differing, seen } = await look(db, { writes: false, now });
  if (differing === 0) {
    say(`Counted ${amount(learners, 'learner')} anew. Every sum is as it should be.`);
    // Newly available rewards are announced even without a difference.
    if (argv.includes('--write')) await look(db, { writes: true, now });
    return 'nothing to do';
  }
  say(`Counted ${amount(learners, 'learner')} anew. The sums of ${differing} differ:`);
  for (const [kind, { learners: those, rows, examples }] of seen) {
    say(`  ${kind}: ${amount(rows, 'difference')} of ${amount(those, 'learner')}`);
    for (const example of examples) say(`    ${example}`);
  }
  const goesOn = argv.includes('--write') || (confirm !== null && (await confirm()));
  if (!goesOn) {
    say('Nothing was changed. With `npm run recount -- --write` the sums are mended.');
    return 'shown';
  }
  const after = await look(db, { writes: true, now });
  say(`Mended the sums of ${amount(after.differing, 'learner')}. Badges that were given stay.`);
  return 'written';
};
