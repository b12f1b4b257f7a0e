/** How often each call may be made: the table 'Limits' of the permissions, and the two ways to apply it. */
import { logSecurity } from '#db/security-log.ts';
import type { Client } from './client.ts';
import type { Person, World } from './context.ts';
import { countLess, countMore } from './counters/counters.db.ts';
import { type MinuteWindows, minute } from './counters/minute-windows.ts';
import { refuse } from './refuse.ts';

type Subject =
  | 'person'
  | 'parent'
  | 'teacher'
  | 'learner'
  | 'reader'
  | 'crowd'
  | 'address'
  | 'email'
  | 'school';
type Rule = {
  most: number;
  /** Milliseconds. Windows of a minute are counted in memory, longer ones in the database. */
  per: number;
  of: Subject;
  /** Only writes an alarm into the security log; refuses nothing. */
  alarm?: true;
};
type Limit = {
  /** Counted by the router. */
  before: readonly Rule[];
  /**
   * Counted by the handler with `countUse`, because only the handler knows what counts: a wrong code, a valid form.
   */
  inside?: readonly Rule[];
};

const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/*
 * 'reader' and 'crowd' are the device and the address of people who are not signed in. A whole class shares an
 * address.
 */
const aMinute = (signedIn: number, anonymous: number): readonly Rule[] => [
  { most: signedIn, per: minute, of: 'person' },
  { most: anonymous, per: minute, of: 'reader' },
  { most: 6_000, per: minute, of: 'crowd' },
];
const writes = aMinute(120, 120);
const perPerson = (most: number, per: number): Rule => ({ most, per, of: 'person' });
const perAddress = (most: number, per: number): Rule => ({ most, per, of: 'address' });

export const limits = {
  none: { before: [] },
  R: { before: aMinute(600, 120) },
  W: { before: writes },
  SE: { before: aMinute(180, 180) },
  PS: { before: [...aMinute(20, 120), perPerson(100, day)] },
  /* The rules for one account are in features/accounts/sign-in-tries.db.ts: they double and lock. */
  AU: { before: writes, inside: [perAddress(300, quarter)] },
  REG: {
    before: writes,
    inside: [perAddress(60, hour), perAddress(300, day), { most: 3, per: day, of: 'email' }],
  },
  /* Calls that send an email. */
  MA: {
    before: writes,
    inside: [perAddress(60, hour), perAddress(300, day), { most: 3, per: day, of: 'email' }],
  },
  /* Sign-in by an identity provider. */
  GO: { before: [...writes, perAddress(60, quarter)] },
  'SO-friends': { before: [...writes, perPerson(10, day)] },
  'SO-groups': { before: [...writes, perPerson(3, day)] },
  'SO-invitations': { before: [...writes, perPerson(10, day)] },
  J: {
    before: writes,
    inside: [
      perPerson(5, quarter),
      perPerson(20, day),
      { most: 100, per: hour, of: 'school', alarm: true },
      // Before an account exists there is only an address, which a whole staff room may share.
      { most: 20, per: quarter, of: 'crowd' },
      { most: 60, per: day, of: 'crowd' },
    ],
  },
  /* Requests to a teacher by email. */
  AT: { before: writes, inside: [perPerson(5, day)] },
  U: { before: [...writes, perPerson(5, hour), perPerson(20, day)] },
  /* A person's own profile. */
  ME: { before: [...writes, perPerson(10, hour)] },
  /* Accounts that a parent makes one by one, and a teacher for a whole class; cards and codes for them. */
  CH: {
    before: [...writes, { most: 10, per: day, of: 'parent' }, { most: 30, per: hour, of: 'teacher' }],
  },
  'CH-card': {
    before: [...writes, { most: 30, per: day, of: 'parent' }, { most: 400, per: hour, of: 'teacher' }],
  },
  /* Teachers' own lessons: create, change, delete. Videos take disk space. */
  LE: { before: [...writes, perPerson(30, hour)] },
  'LE-change': { before: [...writes, perPerson(60, hour)] },
  'LE-delete': { before: [...writes, perPerson(30, hour)] },
  'LE-video': { before: [...writes, perPerson(10, hour), perPerson(30, day)] },
  'LE-picture': { before: [...writes, perPerson(60, hour)] },
  /* Voice recordings of scenes: a long lesson twice an hour. */
  NA: { before: [...writes, perPerson(120, hour)] },
  /* Texts that a speaker reviews: a long day of reading. */
  TX: { before: [...writes, perPerson(1500, day)] },
  /*
   * Requests to the operator's language model, which cost money: enough for a teacher's evening, too few for a
   * script.
   */
  AI: { before: [...aMinute(4, 4), perPerson(20, hour), perPerson(60, day)] },
  /* Enough for a week of lessons in every class of a teacher. */
  AS: { before: [...writes, perPerson(200, day)] },
  /* Hand-ins; their photos take disk space. */
  HI: { before: [...writes, perPerson(60, day)] },
  'HI-photo': { before: [...writes, perPerson(12, hour), perPerson(30, day)] },
  /* Stickers among learners, and 'X helped me'. A refused one does not count. */
  CE: { before: writes, inside: [perPerson(20, day)] },
  HE: { before: writes, inside: [perPerson(10, day)] },
  /* Reports, counted by the handler: the same report counts once. Urgent ones are neither counted nor refused. */
  RE: { before: writes, inside: [perPerson(10, day)] },
  /* Notes shared with a class. */
  SH: { before: writes, inside: [perPerson(20, day)] },
  /*
   * Learning events, counted by the event: far more than a day of learning, but too few to overload a server. Over
   * the limit the events stay on the device, which sends them again.
   */
  EV: { before: writes, inside: [{ most: 20_000, per: day, of: 'learner' }] },
  /*
   * Without consent, when the account may have been made by anybody: five times a day of learning. The limit of one
   * address is in features/events/arrivals/allowances.ts.
   */
  'EV-no-consent': { before: writes, inside: [{ most: 1_500, per: day, of: 'learner' }] },
  /* Exports of all data, which are large. A parent of many children takes one for each. */
  EX: { before: [...aMinute(6, 6), perPerson(20, day)] },
  G: {
    before: [
      ...writes,
      { most: 10, per: hour, of: 'teacher' },
      { most: 30, per: hour, of: 'learner' },
      { most: 500, per: day, of: 'school' },
    ],
  },
} as const satisfies Record<string, Limit>;

export type LimitCode = keyof typeof limits;

const table: Record<LimitCode, Limit> = limits;

/* Grouped once, not at each request. */
const rulesWhere = (fits: (rule: Rule) => boolean) => {
  const byCode = new Map(
    Object.entries<Limit>(table).map(([code, { before }]) => [code, before.filter(fits)]),
  );
  return (code: LimitCode): readonly Rule[] => byCode.get(code) ?? [];
};
const minuteRules = rulesWhere(({ per }) => per === minute);
const longerRules = rulesWhere(({ per }) => per !== minute);

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

const countedFor = (world: World, code: LimitCode, rules: readonly Rule[], who: Who): Counted[] => {
  const width = widthOf(world);
  if (!Number.isFinite(width)) return [];
  const counted: Counted[] = [];
  for (const rule of rules) {
    const subject = subjectOf(rule.of, who);
    if (subject === null) continue;
    counted.push({
      rule,
      key: `${code}:${rule.per / 1000}:${rule.of}:${subject}`,
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
  code: LimitCode,
  { rule, most }: Counted,
  count: number,
  who: Who,
  amount = 1,
) => {
  if (count <= most || count - amount > most) return;
  await logSecurity(world.db, rule.alarm === true ? 'alarm' : 'limited', {
    at: world.now(),
    user: who.user,
    detail: { code, of: rule.of, place: who.client.place },
  });
};

const hitAll = async (
  world: World,
  windows: MinuteWindows,
  code: LimitCode,
  all: readonly Counted[],
  who: Who,
) => {
  for (const counted of all) {
    const { count, endsAt } = await windows.hit(counted.key, counted.most);
    await logOver(world, code, counted, count, who);
    if (count > counted.most)
      throw refuse('limits/too-many', { retryAfter: secondsUntil(endsAt, world.now()) });
  }
};

/** Checks the counters of a minute, before anything is read. Returns a promise only if a counter must be awaited. */
export const admitThisMinute = (
  world: World,
  windows: MinuteWindows,
  code: LimitCode,
  who: Who,
): Promise<void> | undefined => {
  const all = countedFor(world, code, minuteRules(code), who);
  const at = world.now().getTime();
  const stopped = all.findIndex(({ key, most }) => !windows.pass(key, most, at));
  return stopped < 0 ? undefined : hitAll(world, windows, code, all.slice(stopped), who);
};

const countInDatabase = async (
  world: World,
  code: LimitCode,
  rules: readonly Rule[],
  who: Who,
  amount = 1,
) => {
  const counted = countedFor(world, code, rules, who);
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
    await logOver(world, code, one, counter.count, who, amount);
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
export const admitToday = (world: World, code: LimitCode, who: Who): Promise<void> | undefined =>
  longerRules(code).length === 0 ? undefined : countInDatabase(world, code, longerRules(code), who);

/** For handlers: counts `amount` acts before they happen. Call `giveBack` if they turn out not to count. */
export const countUse = (world: World, code: LimitCode, who: Who, amount = 1): Promise<void> =>
  countInDatabase(world, code, table[code].inside ?? [], who, amount);

export const giveBack = async (world: World, code: LimitCode, who: Who): Promise<void> => {
  const counted = countedFor(world, code, table[code].inside ?? [], who);
  await countLess(
    world.db,
    counted.map(({ key }) => key),
    world.now(),
    1,
  );
};
