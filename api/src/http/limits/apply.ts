/** Applies the limits of calls: before the handler, and inside it where only the handler knows what counts. */
import { logSecurity } from '#db/security-log.ts';
import type { Client } from '../client.ts';
import type { Person, World } from '../context.ts';
import { countLess, countMore } from '../counters/counters.db.ts';
import type { MinuteWindows } from '../counters/minute-windows.ts';
import { refuse } from '../refuse.ts';
import type { Limit, Rule, Subject } from './limit.ts';

/** The subject of a limit. `email` is set only where emails are counted, and hashed. */
export type Who = { user: Person | null; client: Client; email?: string };

/** In the demo every limit is 20 times wider, because one person tries everything at once. */
export const widthOf = (world: Pick<World, 'env' | 'limitsWidth'>): number =>
  world.limitsWidth ?? (world.env.profile === 'demo' ? 20 : 1);

const subjectOf = (of: Subject, { user, client, email }: Who): string | null => {
  if (of === 'address') return client.address;
  if (of === 'email') return email ?? null;
  if (of === 'reader') return user === null ? client.reader : null;
  if (of === 'crowd') return user === null ? client.address : null;
  if (of === 'school') return user?.schoolId == null ? null : String(user.schoolId);
  if (user === null || (of !== 'person' && of !== user.role)) return null;
  return String(user.id);
};

type Counted = { rule: Rule; key: string; most: number };

const countedFor = (world: World, limit: Limit, rules: readonly Rule[], who: Who): Counted[] => {
  const width = widthOf(world);
  if (!Number.isFinite(width)) return [];
  const counted: Counted[] = [];
  for (const rule of rules) {
    const subject = subjectOf(rule.of, who);
    if (subject === null) continue;
    counted.push({
      rule,
      key: `${limit.name}:${rule.per / 1000}:${rule.of}:${subject}`,
      most: rule.most * width,
    });
  }
  return counted;
};

export const secondsUntil = (endsAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));

/** Logs only the first request over the limit. */
const logOver = async (
  world: World,
  limit: Limit,
  { rule, most }: Counted,
  count: number,
  who: Who,
  amount = 1,
) => {
  if (count <= most || count - amount > most) return;
  await logSecurity(world.db, rule.alarm === true ? 'alarm' : 'limited', {
    at: world.now(),
    user: who.user,
    detail: { code: limit.name, of: rule.of, place: who.client.place },
  });
};

const hitAll = async (
  world: World,
  windows: MinuteWindows,
  limit: Limit,
  all: readonly Counted[],
  who: Who,
) => {
  for (const counted of all) {
    const { count, endsAt } = await windows.hit(counted.key, counted.most);
    await logOver(world, limit, counted, count, who);
    if (count > counted.most)
      throw refuse('limits/too-many', { retryAfter: secondsUntil(endsAt, world.now()) });
  }
};

/** Checks the counters of a minute, before anything is read. Returns a promise only if a counter must be awaited. */
export const admitThisMinute = (
  world: World,
  windows: MinuteWindows,
  limit: Limit,
  who: Who,
): Promise<void> | undefined => {
  const all = countedFor(world, limit, limit.minutes, who);
  const at = world.now().getTime();
  const stopped = all.findIndex(({ key, most }) => !windows.pass(key, most, at));
  return stopped < 0 ? undefined : hitAll(world, windows, limit, all.slice(stopped), who);
};

const countInDatabase = async (world: World, limit: Limit, rules: readonly Rule[], who: Who, amount = 1) => {
  const counted = countedFor(world, limit, rules, who);
  if (counted.length === 0) return;
  const now = world.now();
  const counters = await countMore(
    world.db,
    counted.map(({ key, rule: { per } }) => ({ key, per })),
    now,
    amount,
  );
  const over: Date[] = [];
  const within: string[] = [];
  for (const one of counted) {
    const counter = counters.find(({ key }) => key === one.key);
    if (counter === undefined) continue;
    await logOver(world, limit, one, counter.count, who, amount);
    if (counter.count > one.most && one.rule.alarm !== true) over.push(counter.endsAt);
    else within.push(one.key);
  }
  if (over.length === 0) return;
  // A request that the hour's limit refused did not happen, so it must not use up the day's limit.
  await countLess(world.db, within, now, amount);
  const waits = over.map((endsAt) => secondsUntil(endsAt, now));
  throw refuse('limits/too-many', { retryAfter: Math.max(...waits) });
};

/** Checks the counters of hours and days before the handler, where the call has any. */
export const admitToday = (world: World, limit: Limit, who: Who): Promise<void> | undefined =>
  limit.longer.length === 0 ? undefined : countInDatabase(world, limit, limit.longer, who);

/** For handlers: counts `amount` acts before they happen. Call `giveBack` if they turn out not to count. */
export const countUse = (world: World, limit: Limit, who: Who, amount = 1): Promise<void> =>
  countInDatabase(world, limit, limit.inside, who, amount);

export const giveBack = async (world: World, limit: Limit, who: Who): Promise<void> => {
  const counted = countedFor(world, limit, limit.inside, who);
  await countLess(
    world.db,
    counted.map(({ key }) => key),
    world.now(),
    1,
  );
};
