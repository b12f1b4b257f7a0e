/** Checks sets of P5 and P6: lists each set from its words, and tests statements on its members. */
import type { VennVisual } from '#lessons/diagrams.ts';
import { type Judge, numberOfWords } from './reading.ts';

/** No exercise goes beyond 200. */
const countingNumbers = Array.from({ length: 200 }, (_, at) => at + 1);

const listOf = (inside: string): readonly string[] =>
  inside.trim() === '' ? [] : inside.split(',').map((one) => one.trim());

const obeys = (rule: string): ((one: number) => boolean) => {
  const step = Number(/(?:multiples|factors) of (\d+)/u.exec(rule)?.[1]);
  if (rule.includes('multiples')) return (one) => one % step === 0;
  if (rule.includes('factors')) return (one) => step % one === 0;
  if (rule.includes('odd')) return (one) => one % 2 === 1;
  if (rule.includes('even')) return (one) => one % 2 === 0;
  return () => true;
};

const bounds = (rule: string): ((one: number) => boolean) => {
  const [, low, high] = /between (\d+) and (\d+)/u.exec(rule) ?? [];
  const [, from, to] = /from (\d+) to (\d+)/u.exec(rule) ?? [];
  const [, end] = /end in (\d)/u.exec(rule) ?? [];
  if (low !== undefined) return (one) => one > Number(low) && one < Number(high);
  if (from !== undefined) return (one) => one >= Number(from) && one <= Number(to);
  return end === undefined ? () => true : (one) => String(one).endsWith(end);
};

/** The members of a set, from its braces or from its rule. */
const membersOf = (words: string): readonly string[] => {
  const listed = /\{([^}]*)\}/u.exec(words)?.[1];
  if (listed !== undefined) return listOf(listed);
  const letters = /letters in ([A-Z]+)/u.exec(words)?.[1];
  if (letters !== undefined) return [...letters].filter((one, at) => letters.indexOf(one) === at);
  const [, first] = /the first (\w+)/u.exec(words) ?? [];
  return countingNumbers
    .filter(obeys(words))
    .filter(bounds(words))
    .slice(0, first === undefined ? undefined : numberOfWords(first))
    .map(String);
};

const setsIn = (prompt: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const [, name = '', words = ''] of prompt.matchAll(
    /(\p{L}) (?:=|is the set of) (\{[^}]*\}|[^.{}]*?)(?=, and|\.| and \p{L} =| in ξ)/gu,
  ))
    found.set(name, membersOf(words));
  const whole = found.get('ξ');
  if (whole !== undefined)
    for (const [name, members] of found)
      found.set(
        name,
        members.filter((one) => whole.includes(one)),
      );
  return found;
};

const twoIn = (prompt: string): readonly [readonly string[], readonly string[]] => {
  const [one = [], other = []] = [...setsIn(prompt).values()];
  return [one, other];
};

const isInside = (small: readonly string[], large: readonly string[]): boolean =>
  small.every((one) => large.includes(one));

/** Every member once, and no other. */
export const isSet = (candidate: string, members: readonly string[]): boolean => {
  const inside = /^\{([^}]*)\}$/u.exec(candidate)?.[1];
  if (inside === undefined) return false;
  const list = listOf(inside);
  return list.length === members.length && isInside(members, list) && isInside(list, members);
};

/** A sentence about two sets, part by part: 'overlapping and equivalent, but not equal'. */
const isTrueOf = (candidate: string, one: readonly string[], other: readonly string[]): boolean => {
  const common = one.filter((member) => other.includes(member)).length;
  const facts: Readonly<Record<string, boolean>> = {
    equal: isInside(one, other) && isInside(other, one),
    equivalent: one.length === other.length,
    overlapping: common > 0,
    disjoint: common === 0,
  };
  const words = candidate.replace(/ sets$|,/gu, '').split(' ');
  return words.every(
    (word, at) => (facts[word] ?? true) === (word in facts ? words[at - 1] !== 'not' : true),
  );
};

const naming: Judge = (prompt, candidate) => {
  if (prompt.startsWith('Which set is empty')) return membersOf(candidate).length === 0;
  if (prompt.includes('Find n(')) return [...setsIn(prompt).values()][0]?.length === Number(candidate);
  const [one, other] = twoIn(prompt);
  if (prompt.includes('universal')) return isInside([...one, ...other], membersOf(candidate));
  // Overlapping sets may still be equal; of two correct names the narrower one is asked.
  const areEqual = isInside(one, other) && isInside(other, one);
  if (areEqual && candidate === 'overlapping sets') return false;
  return isTrueOf(candidate, one, other);
};

/** The result of an expression such as A ∪ B. */
export const resultOf = (prompt: string, expression: string): readonly string[] => {
  const sets = setsIn(prompt);
  const [, a = '', sign = '', b = ''] = /(\p{L})(?: ([∩∪−]) (\p{L})|′)/u.exec(expression) ?? [];
  const [one, other] = [sets.get(a) ?? [], sets.get(b) ?? []];
  if (expression.includes('′')) return (sets.get('ξ') ?? []).filter((member) => !one.includes(member));
  if (sign === '∪') return [...new Set([...one, ...other])];
  return one.filter((member) => other.includes(member) === (sign === '∩'));
};

/** People as numbers: the first set is 0 to n − 1, and the second starts at the common ones. */
const counts = (prompt: string, candidate: string): boolean => {
  const given = new Map(
    [...prompt.matchAll(/n\(([^)]*)\) = (\d+)/gu)].map(([, what = '', count]) => [what, Number(count)]),
  );
  const asked = /ind n\(([^)]*)\)/u.exec(prompt)?.[1] ?? '';
  const known = new Map(given).set(asked, Number(candidate));
  const number = (sign: string) => [...known].find(([what]) => what.includes(sign))?.[1] ?? Number.NaN;
  const [one = 0, other = 0] = [...known].filter(([what]) => what.length === 1).map(([, count]) => count);
  const people = new Set(Array.from({ length: one }, (_, at) => at));
  for (let at = 0; at < other; at++) people.add(one - number('∩') + at);
  return number('∩') <= Math.min(one, other) && people.size === number('∪');
};

const shadedSet: Record<string, string> = {
  left: '1 − 2',
  right: '2 − 1',
  both: '1 ∩ 2',
  'left,both,right': '1 ∪ 2',
};

const joining: Judge = (prompt, candidate, show) => {
  if (prompt.includes('shaded')) {
    const { sets, shade = [] } = show as VennVisual;
    const [one, other] = sets.map(({ name }) => name);
    return (
      candidate ===
      shadedSet[shade.join(',')]?.replace(/[12]/gu, (which) => (which === '1' ? (one ?? '') : (other ?? '')))
    );
  }
  if (show?.kind === 'venn' && prompt.startsWith('The diagram'))
    return show.both?.length === Number(candidate);
  if (/^\d/u.test(prompt)) {
    const [one, other, both] = [...prompt.matchAll(/\d+/gu)].map(Number);
    return counts(`n(A) = ${one}, n(B) = ${other} and n(A ∩ B) = ${both}. Find n(A ∪ B).`, candidate);
  }
  if (prompt.startsWith('Given')) return counts(prompt, candidate);
  if (prompt.includes('Which sentence')) {
    const count = /has (\w+) member/u.exec(candidate)?.[1] ?? '';
    return resultOf(prompt, candidate).length === numberOfWords(count);
  }
  const asked = /(?:Which set is |way to write |Find n\()([^?)]*)/u.exec(prompt)?.[1] ?? '';
  const result = resultOf(prompt, asked);
  return prompt.includes('Find n(') ? result.length === Number(candidate) : isSet(candidate, result);
};

/** Every subset, one after the other, by the bits of a number. */
const subsetsOf = (set: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: 2 ** set.length }, (_, bits) =>
    set.filter((_one, at) => Math.floor(bits / 2 ** at) % 2 === 1),
  );

const holdsTrue = (sentence: string, name: string, set: readonly string[]): boolean => {
  const [left = '', sign, right = ''] = sentence.split(/ ([⊂⊄∈]) /u);
  const side = (text: string) => (text === name ? set : text.startsWith('{') ? membersOf(text) : null);
  const [small, large] = [side(left), side(right)];
  if (sign === '∈') return small === null && large?.includes(left) === true;
  return small !== null && large !== null && isInside(small, large) === (sign === '⊂');
};

const inSubsets: Judge = (prompt, candidate) => {
  const [[name, set] = ['', [] as readonly string[]]] = [...setsIn(prompt)];
  if (prompt.includes('left out')) {
    const [whole = [], ...kept] = [...prompt.matchAll(/\{[^}]*\}/gu)].map(([found]) => membersOf(found));
    const isKept = (subset: readonly string[]) =>
      kept.some((one) => one.length === subset.length && isInside(one, subset));
    return subsetsOf(whole).some((subset) => !isKept(subset) && isSet(candidate, subset));
  }
  const before = /A set with (\d+) members has/u.exec(prompt)?.[1];
  if (before !== undefined)
    return (
      subsetsOf(Array.from({ length: Number(before) + 1 }, (_, at) => `${at}`)).length === Number(candidate)
    );
  if (prompt.includes('a subset of')) return isInside(membersOf(candidate), set);
  if (prompt.includes('Which sentence')) return holdsTrue(candidate, name, set);
  const blank = /makes this true: (.*)\?$/u.exec(prompt)?.[1];
  if (blank !== undefined) return holdsTrue(blank.replace('__', candidate), name, set);
  const fits = (subset: readonly string[]) => {
    if (prompt.includes('exactly two')) return subset.length === 2;
    return !prompt.includes('proper') || subset.length < set.length;
  };
  return subsetsOf(set).filter(fits).length === Number(candidate);
};

export const setPairJudges = {
  'kinds-of-sets': naming,
  'types-of-sets': naming,
  'common-members': joining,
  'union-of-sets': joining,
  'union-intersection-difference': joining,
  'subsets-p5': inSubsets,
  'subsets-p6': inSubsets,
} satisfies Record<string, Judge>;
