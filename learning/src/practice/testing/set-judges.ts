/** Checks sets and probability: people and things are put into real sets and counted. */
import { type Judge, near, numbersIn, valueOfText } from './reading.ts';

const isInfinite = (set: string): boolean =>
  /multiples of|^\{(?:odd|even|counting) numbers\}|numbers greater than|\.\.\.\}$/u.test(set);

const isPrime = (value: number): boolean => {
  if (value < 2) return false;
  for (let factor = 2; factor < value; factor++) if (value % factor === 0) return false;
  return true;
};

const membersOf = (prompt: string): number => {
  if (prompt.includes('prime')) {
    const [low = 0, high = 0] = numbersIn(prompt);
    let count = 0;
    for (let one = low + 1; one < high; one++) if (isPrime(one)) count += 1;
    return count;
  }
  const [first = 0, second = 0, , last = 0] = numbersIn(/\{(.*)\}/u.exec(prompt)?.[1] ?? '');
  let count = 0;
  for (let one = first; one <= last; one += second - first) count += 1;
  return count;
};

const finite: Judge = (prompt, candidate) => {
  if (!prompt.startsWith('Which')) return membersOf(prompt) === Number(candidate);
  return isInfinite(candidate) === prompt.includes('is infinite');
};

/** Builds every subset, one after the other. */
const subsetsOf = (members: number, proper: boolean): number => {
  let subsets: number[][] = [[]];
  for (let member = 0; member < members; member++)
    subsets = [...subsets, ...subsets.map((subset) => [...subset, member])];
  return subsets.filter((subset) => !proper || subset.length < members).length;
};

const subsets: Judge = (prompt, candidate) => {
  const proper = prompt.includes('proper');
  // A set of eleven has 2,048 subsets, more than in any exercise.
  if (prompt.includes('How many members'))
    return Number(candidate) < 11 && subsetsOf(Number(candidate), proper) === numbersIn(prompt)[0];
  const listed = /\{(.*)\}/u.exec(prompt)?.[1]?.split(', ').length;
  return subsetsOf(listed ?? numbersIn(prompt)[0] ?? 0, proper) === Number(candidate);
};

type Groups = { readonly one: Set<number>; readonly other: Set<number>; readonly all: readonly number[] };

/** People as numbers: the first group is 0 to one − 1, and the second overlaps it by `both`. */
const groupsOf = (one: number, other: number, both: number, all: number): Groups => ({
  one: new Set(Array.from({ length: one }, (_, at) => at)),
  other: new Set(Array.from({ length: other }, (_, at) => one - both + at)),
  all: Array.from({ length: all }, (_, at) => at),
});

const countIn = ({ one, other, all }: Groups, test: (inOne: boolean, inOther: boolean) => boolean): number =>
  all.filter((person) => test(one.has(person), other.has(person))).length;

const asked = (prompt: string): ((inOne: boolean, inOther: boolean) => boolean) => {
  if (prompt.includes('at least one')) return (one, other) => one || other;
  if (prompt.includes('only one of the two')) return (one, other) => one !== other;
  if (/neither\?$/u.test(prompt)) return (one, other) => !one && !other;
  if (prompt.includes('do not')) return (one) => !one;
  if (/both\?$/u.test(prompt)) return (one, other) => one && other;
  return (one, other) => one && !other;
};

const venn: Judge = (prompt, candidate) => {
  const given = numbersIn(prompt);
  const [one = 0, other = 0, both = 0] = given.slice(-3);
  const all = given.length === 4 ? (given[0] ?? 0) : one + other;
  return countIn(groupsOf(one, other, both, all), asked(prompt)) === Number(candidate);
};

/** Tries every size of the middle until the regions sum to the whole. */
const middleOf = (all: number, regions: (x: number) => number): number => {
  for (let x = 0; x <= all; x++) if (regions(x) === all) return x;
  return Number.NaN;
};

const unknown: Judge = (prompt, candidate) => {
  const [all = 0, one = 0, other = 0, neither = 0] = numbersIn(prompt);
  if (prompt.includes('x ')) {
    const x = middleOf(all, (middle) => one + middle + other * middle + neither);
    return x + other * x === Number(candidate);
  }
  return middleOf(all, (x) => one - x + x + (other - x) + neither) === Number(candidate);
};

const wantedColours = (prompt: string): number => {
  const things = [...prompt.matchAll(/(\d+) (\w+)/gu)].flatMap(([, count, colour]) =>
    Array.from({ length: Number(count) }, () => colour),
  );
  const [, not, colour] = /that it is (not )?(\w+)\?/u.exec(prompt) ?? [];
  return things.filter((one) => (one === colour) === (not === undefined)).length / things.length;
};

const wantedNumbers = (prompt: string): number => {
  const [, all = 0, limit = 0] = numbersIn(prompt);
  const cards = Array.from({ length: all }, (_, at) => at + 1);
  const fits = (card: number) => {
    if (prompt.includes('prime')) return isPrime(card);
    return prompt.includes('multiple') ? card % limit === 0 : card > limit;
  };
  return cards.filter(fits).length / all;
};

const chance: Judge = (prompt, candidate) =>
  near(
    valueOfText(candidate),
    prompt.startsWith('Cards')
      ? wantedNumbers(prompt)
      : wantedColours(prompt.split('. ').slice(0, 3).join('. ')),
  );

const examination: Judge = (prompt, candidate) => {
  const given = numbersIn(prompt);
  if (prompt.includes('more than x')) {
    const [all = 0, more = 0, other = 0, neither = 0] = given;
    const x = middleOf(all, (middle) => middle + more + middle + other + neither);
    return x + x + more === Number(candidate);
  }
  const [all = 0, one = 0, other = 0, neither = 0] = given;
  const both = middleOf(all, (x) => one + other - x + neither);
  const groups = groupsOf(one, other, both, all);
  if (prompt.includes('probability'))
    return near(countIn(groups, (inOne, inOther) => inOne !== inOther) / all, valueOfText(candidate));
  return countIn(groups, (inOne, inOther) => inOne && !inOther) === Number(candidate);
};

export const setJudges = {
  'finite-or-infinite': finite,
  'number-of-subsets': subsets,
  'venn-two-sets': venn,
  'venn-unknown': unknown,
  'probability-from-sets': chance,
  'ple-set-problem': examination,
} satisfies Record<string, Judge>;
