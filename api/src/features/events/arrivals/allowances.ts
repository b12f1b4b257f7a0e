/**
 * Daily limits for events without consent, and for doubted ones (decision 92). Plausible work of learners
 * with consent is limited by learner only, so a school behind one address is never blocked.
 */
import type { EventResult } from '@afrolearn/contract/events.ts';
import type { Client } from '#http/client.ts';
import type { Person, World } from '#http/context.ts';
import { talliesOf } from '#http/counters/tallies.ts';
import { countUse, secondsUntil, widthOf } from '#http/limits/apply.ts';
import { refuse } from '#http/refuse.ts';
import { learningEvents, mostSent, mostUnconsented, unconsentedEvents } from '../limits.ts';
import { weightOf } from '../read-event.ts';

export const perAddress = {
  /** Two hundred children with three hundred events each. */
  unconsented: 60_000,
  /** Doubted events earn nothing; an honest device seldom sends any. */
  doubted: 5_000,
} as const;

/* Events of one address counted in memory before they are added to the database. */
const step = 200;

type Sender = { user: Person; client: Client };

/** Runs before storing. Events over the limit stay on the device, which resends them. */
export const countSent = async (
  world: World,
  { user, client }: Sender,
  sent: readonly unknown[],
): Promise<void> => {
  const consented = user.unconsented !== true;
  const limit = consented ? learningEvents : unconsentedEvents;
  const width = widthOf(world);
  // Capped, because a batch above the daily share could never be sent.
  const weight = Math.min(weightOf(sent), (consented ? mostSent : mostUnconsented) * width);
  if (consented || !Number.isFinite(width)) return await countUse(world, limit, { user, client }, weight);
  const [tallies, key, now] = [
    talliesOf(world.db),
    `${unconsentedEvents.name}:86400:address:${client.address}`,
    world.now(),
  ];
  const { left, endsAt } = tallies.left(key, perAddress.unconsented * width, now);
  if (left < 1) throw refuse('limits/too-many', { retryAfter: secondsUntil(endsAt, now) });
  await countUse(world, limit, { user, client }, weight);
  await tallies.add(key, weight, now, step);
};

const doubtedKey = ({ address }: Client): string => `doubted-events:86400:address:${address}`;

/** The doubted events of this address that may still be stored today. */
export const doubtsLeft = (world: World, client: Client): number =>
  talliesOf(world.db).left(doubtedKey(client), perAddress.doubted * widthOf(world), world.now()).left;

/** Counts the doubted events of a batch after it was stored. */
export const countDoubted = async (
  world: World,
  client: Client,
  results: readonly EventResult[],
): Promise<void> => {
  const doubted = results.filter(({ status, doubt }) => status === 'stored' && doubt !== undefined).length;
  if (doubted > 0) await talliesOf(world.db).add(doubtedKey(client), doubted, world.now(), 1);
};
