/** What a limit is, and the limits of calls that need none of their own. A slice names its limits in its `limits.ts`. */
import { minute } from '../counters/minute-windows.ts';

export type Subject =
  | 'person'
  | 'parent'
  | 'teacher'
  | 'learner'
  | 'reader'
  | 'crowd'
  | 'address'
  | 'email'
  | 'school';

export type Rule = {
  most: number;
  /** Milliseconds. Windows of a minute are counted in memory, longer ones in the database. */
  per: number;
  of: Subject;
  /** Only writes an alarm into the security log; refuses nothing. */
  alarm?: true;
};

type Rules = {
  /** Counted by the router. */
  before: readonly Rule[];
  /**
   * Counted by the handler with `countUse`, because only the handler knows what counts: a wrong code, a valid form.
   */
  inside?: readonly Rule[];
};

export type Limit = {
  /** The prefix of its counter keys, and its name in the security log. */
  name: string;
  /** The rules of `before` with windows of a minute, and the longer ones: split once, not at each request. */
  minutes: readonly Rule[];
  longer: readonly Rule[];
  inside: readonly Rule[];
};

export const quarter = 15 * minute;
export const hour = 60 * minute;
export const day = 24 * hour;

/*
 * 'reader' and 'crowd' are the device and the address of people who are not signed in. A whole class shares an
 * address.
 */
export const aMinute = (signedIn: number, anonymous: number): readonly Rule[] => [
  { most: signedIn, per: minute, of: 'person' },
  { most: anonymous, per: minute, of: 'reader' },
  { most: 6_000, per: minute, of: 'crowd' },
];
export const perPerson = (most: number, per: number): Rule => ({ most, per, of: 'person' });
export const perAddress = (most: number, per: number): Rule => ({ most, per, of: 'address' });

/** Two limits of one name would share their counters; a test finds them. */
export const defineLimit = (name: string, { before, inside = [] }: Rules): Limit => ({
  name,
  minutes: before.filter(({ per }) => per === minute),
  longer: before.filter(({ per }) => per !== minute),
  inside,
});

/** The rules that every write has, for limits that add to them. */
export const eachWrite = aMinute(120, 120);

export const unlimited = defineLimit('unlimited', { before: [] });
export const reads = defineLimit('reads', { before: aMinute(600, 120) });
export const writes = defineLimit('writes', { before: eachWrite });
/** While somebody types, a page asks at most 171 times a minute. */
export const searches = defineLimit('searches', { before: aMinute(180, 180) });
