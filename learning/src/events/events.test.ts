/** Promise R7 in memory: what is counted event by event equals what follows from the whole set. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noTotals } from '#badges/totals.ts';
import { progressOf } from '#events/progress.ts';
import type { Progress } from '#events/state.ts';
import { histories, shuffled } from '#events/testing/histories.ts';
import { deliveriesOf, openLedger } from '#events/testing/ledger.ts';
import { sampleCatalogue } from '#events/testing/sample-units.ts';

const start = Date.UTC(2026, 5, 15, 6);

/* Plain objects with sorted keys, so that a difference is easy to read. */
const plain = ({ totals, badges, ...maps }: Progress) => ({
  totals,
  badges: [...badges].sort(),
  ...Object.fromEntries(
    Object.entries(maps).map(([name, map]) => [
      name,
      Object.fromEntries([...(map as ReadonlyMap<string | number, unknown>)].sort()),
    ]),
  ),
});

const played = (history: Parameters<typeof deliveriesOf>[0], how = { forgetful: false }) => {
  const ledger = openLedger(sampleCatalogue, start, how);
  for (const deliver of deliveriesOf(history)) deliver(ledger);
  return ledger;
};

test('10,000 histories: counted as they arrive, they equal the model, in any order of the set', () => {
  const seen = { events: 0, claims: 0, aces: 0, bounces: 0, streaks: 0 };
  fc.assert(
    fc.property(histories(start), fc.nat(1000), (history, disorder) => {
      const { progress, arrivals, claims } = played(history);
      const model = progressOf(shuffled(arrivals, disorder), claims, sampleCatalogue);
      expect(plain(progress())).toEqual(plain(model));
      seen.events += arrivals.length;
      seen.claims += claims.length;
      seen.aces += model.totals.unitsAce;
      seen.bounces += model.totals.bounceBacks;
      seen.streaks = Math.max(seen.streaks, model.totals.longestStreak);
    }),
    { numRuns: 10_000 },
  );
  // What the histories hold, so that none of it is proved about nothing.
  const least = { events: 30_000, claims: 1, aces: 50, bounces: 20, streaks: 4 };
  for (const [what, count] of Object.entries(seen))
    expect(count, what).toBeGreaterThanOrEqual(least[what as keyof typeof seen]);
}, 300_000);

test('control: a server that forgets which ids it has seen differs from the model', () => {
  const { failed } = fc.check(
    fc.property(histories(start), (history) => {
      const ledger = played(history, { forgetful: true });
      const once = [...new Map(ledger.arrivals.map((one) => [one.id, one])).values()];
      expect(ledger.progress().totals).toEqual(progressOf(once, ledger.claims, sampleCatalogue).totals);
    }),
  );
  expect(failed).toBe(true);
});

test('no history at all is nothing', () => {
  expect(progressOf([], [], sampleCatalogue).totals).toEqual(noTotals);
});
