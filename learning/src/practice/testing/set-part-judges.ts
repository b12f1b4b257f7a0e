/**
 * Checks Venn diagrams, stories and chances of P5 and P6: people are put into the regions and counted,
 * outcomes are listed.
 */
import type { Shown } from '#lessons/shown.ts';
import { type Judge, near, numbersIn, valueOfText } from './reading.ts';
import { setJudges } from './set-judges.ts';
import { isSet, resultOf } from './set-pair-judges.ts';

type Person = { readonly one: boolean; readonly other: boolean };

const crowd = (count: number, person: Person): readonly Person[] =>
  Array.from({ length: count }, () => person);

const peopleOf = (onlyOne: number, both: number, onlyOther: number, neither: number): readonly Person[] => [
  ...crowd(onlyOne, { one: true, other: false }),
  ...crowd(both, { one: true, other: true }),
  ...crowd(onlyOther, { one: false, other: true }),
  ...crowd(neither, { one: false, other: false }),
];

type Drawn = { readonly names: readonly string[]; readonly people: readonly Person[] };

/** The labels of both circles, and everybody counted in the diagram. */
const drawnIn = (show: Shown | undefined): Drawn => {
  if (show?.kind !== 'venn') throw new Error('there is no diagram');
  const [left, right] = show.sets;
  const number = (region: readonly string[] | undefined) => Number(region?.[0] ?? 0) || 0;
  const inside = [left?.only, show.both, right?.only].map(number) as [number, number, number];
  const rest = Number(show.whole) - inside[0] - inside[1] - inside[2];
  return {
    names: [left?.name ?? '', right?.name ?? ''],
    people: peopleOf(...inside, show.outside?.[0] === '?' ? rest : number(show.outside)),
  };
};

const questionOf = (prompt: string): string =>
  (prompt.split(/[.:] /u).slice(-1)[0] ?? '').replace(' altogether?', '?');

const whoIsAsked = (
  question: string,
  [one = '', other = '']: readonly string[],
): ((who: Person) => boolean) => {
  if (/at least one|or both/u.test(question)) return (who) => who.one || who.other;
  if (question.includes('only one')) return (who) => who.one !== who.other;
  if (question.includes('neither')) return (who) => !who.one && !who.other;
  if (/both\?$/u.test(question)) return (who) => who.one && who.other;
  if (question.endsWith(`${one} only?`)) return (who) => who.one && !who.other;
  if (question.endsWith(`${one}?`)) return (who) => who.one;
  if (question.endsWith(`${other}?`)) return (who) => who.other;
  throw new Error(`who is asked in ${question}`);
};

/** The counts that a story gives; a missing one is undefined. */
const factsOf = (prompt: string, [one = '', other = '']: readonly string[]) => {
  const after = (words: string) => {
    const found = new RegExp(`(\\d+) (?:\\w+ ){0,2}${words}(?! only| too)`, 'u').exec(prompt)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const exactly = (words: string) => {
    const found = new RegExp(`(\\d+) (?:\\w+ ){0,2}${words}`, 'u').exec(prompt)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const [verb = ''] = one.split(' ');
  return {
    whole: exactly('')?.toString() === /^Of (\d+)/u.exec(prompt)?.[1] ? exactly('') : undefined,
    one: after(one),
    other: after(other),
    onlyOne: exactly(`${one} only`),
    onlyOther: exactly(`${other} only`),
    both: exactly(`${verb} both`) ?? exactly(`of them ${other} too`),
    neither: exactly(`${verb} neither`),
  };
};

/** Tries every size of the middle until all given counts hold. */
const peopleIn = (prompt: string, names: readonly string[]): readonly Person[] => {
  const facts = factsOf(prompt, names);
  for (let both = 0; both < 200; both++) {
    const onlyOne = facts.onlyOne ?? (facts.one ?? Number.NaN) - both;
    const onlyOther = facts.onlyOther ?? (facts.other ?? both) - both;
    const neither =
      facts.neither ?? (facts.whole === undefined ? 0 : facts.whole - onlyOne - both - onlyOther);
    const all = onlyOne + both + onlyOther + neither;
    const fits = [both === (facts.both ?? both), all === (facts.whole ?? all), onlyOne >= 0, onlyOther >= 0];
    if (neither >= 0 && fits.every(Boolean)) return peopleOf(onlyOne, both, onlyOther, neither);
  }
  throw new Error(`nobody fits ${prompt}`);
};

const checkOf = (prompt: string, candidate: string, people: readonly Person[]): boolean => {
  const [asked = 0] = numbersIn(prompt);
  const [sum, off = 0] = numbersIn(candidate);
  if (sum !== people.length) return false;
  return people.length + (candidate.includes('missing') ? off : -off) === asked;
};

const stories: Judge = (prompt, candidate, show) => {
  const { names, people } = drawnIn(show);
  if (prompt.includes('check')) return checkOf(prompt, candidate, people);
  const all = /^The (?:diagram|numbers)/u.test(prompt) ? people : peopleIn(prompt, names);
  return all.filter(whoIsAsked(questionOf(prompt), names)).length === Number(candidate);
};

const wordsFor: Readonly<Record<string, string>> = {
  singing: 'sing',
  drumming: 'play the drum',
  running: 'run',
  football: 'play football',
  skipping: 'skip',
  dancing: 'dance',
  swimming: 'swim',
};

/** Whether the story says that somebody does it: 'sings', but not 'does not sing'. */
const doesIt = (prompt: string, circle: string): boolean => {
  const [verb = '', ...rest] = (wordsFor[circle] ?? circle).split(' ');
  const tail = rest.map((word) => ` ${word}`).join('');
  return new RegExp(`\\b${verb}s${tail}\\b`, 'u').test(prompt);
};

const parts: Judge = (prompt, candidate, show) => {
  if (!prompt.startsWith('One circle')) {
    if (!prompt.includes('We write the members')) return stories(prompt, candidate, show);
    const [, a = '', b = ''] = /^(\p{L}) = .* (\p{L}) = /u.exec(prompt) ?? [];
    if (prompt.includes('middle part')) return isSet(candidate, resultOf(prompt, `${a} ∩ ${b}`));
    return isSet(
      candidate,
      resultOf(prompt, prompt.includes(`for ${a} only`) ? `${a} − ${b}` : `${b} − ${a}`),
    );
  }
  const [one = '', other = ''] = drawnIn(show).names;
  const [inOne, inOther] = [doesIt(prompt, one), doesIt(prompt, other)];
  if (inOne && inOther) return candidate === 'in the middle part';
  if (!inOne && !inOther) return candidate === 'outside both circles';
  return candidate === `in the part for ${inOne ? one : other} only`;
};

const complement: Judge = (prompt, candidate, show) => {
  if (prompt.includes('Which set'))
    return isSet(candidate, resultOf(prompt, /is (\p{L}′)\?/u.exec(prompt)?.[1] ?? ''));
  if (show === undefined) {
    const [whole = 0, part = 0] = numbersIn(prompt);
    return part + Number(candidate) === whole;
  }
  const { people } = drawnIn(show);
  const outside = people.filter((who) => {
    if (prompt.includes('∪')) return !(who.one || who.other);
    return prompt.includes('n(A′)') ? !who.one : !who.other;
  });
  return outside.length === Number(candidate);
};

const chanceWords = (wanted: number, all: number): string => {
  if (wanted === 0) return 'impossible';
  if (wanted === all) return 'certain';
  if (wanted / all === 0.5) return 'an even chance';
  return wanted / all > 0.5 ? 'likely, but not certain' : 'unlikely, but possible';
};

const onDie = (prompt: string): number => {
  const [, event = ''] = /probability of getting (.*)\? Write/u.exec(prompt) ?? [];
  const limit = Number(/\d/u.exec(event)?.[0]);
  const fits = (face: number) => {
    if (event.includes('greater')) return face > limit;
    if (event.includes('less')) return face < limit;
    if (event.includes('even') || event.includes('odd')) return (face % 2 === 1) === event.includes('odd');
    if (event.includes('prime')) return face === 2 || face === 3 || face === 5;
    return event.includes('multiple') ? face % limit === 0 : face === limit;
  };
  return [1, 2, 3, 4, 5, 6].filter(fits).length / 6;
};

const chances: Judge = (prompt, candidate, show) => {
  if (prompt.includes('How likely')) {
    const things = [...prompt.matchAll(/(\d+) (\w+)/gu)].flatMap(([, count, sort = '']) =>
      Array.from({ length: Number(count) }, () => /all of them are (\w+)/u.exec(prompt)?.[1] ?? sort),
    );
    const wanted = /likely is it to be (\w+)\?/u.exec(prompt)?.[1];
    return candidate === chanceWords(things.filter((one) => one === wanted).length, things.length);
  }
  if (prompt.includes('die')) return near(onDie(prompt), valueOfText(candidate));
  if (prompt.includes('NOT')) {
    const given = /is (\d+\/\d+)\./u.exec(prompt)?.[1] ?? '';
    return near(valueOfText(given) + valueOfText(candidate), 1);
  }
  if (!prompt.includes('One fruit')) return setJudges['probability-from-sets'](prompt, candidate, show);
  const fruits = [...prompt.matchAll(/(\d+) (\w+)/gu)].flatMap(([, count, fruit]) =>
    Array<string>(Number(count)).fill(fruit ?? ''),
  );
  const wanted = /that it is an? (\w+)\?/u.exec(prompt)?.[1];
  return near(
    fruits.filter((one) => one.replace(/e?s$/u, '') === wanted?.replace(/e$/u, '')).length / fruits.length,
    valueOfText(candidate),
  );
};

export const setPartJudges = {
  'venn-diagram-parts': parts,
  'complement-of-a-set': complement,
  'set-word-problems': stories,
  'venn-diagram-problems': stories,
  'what-are-the-chances': chances,
} satisfies Record<string, Judge>;
