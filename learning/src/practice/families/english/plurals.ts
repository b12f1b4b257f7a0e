/** One and many in English (P4 and P5). */
import type { Maker } from '#practice/exercise.ts';
import { askWord } from '#practice/families/english/asks.ts';
import { nounMistakes as m } from '#practice/misconceptions/english.ts';
import type { Misconception } from '#quizzes/questions.ts';

type Slip = readonly [string | null, Misconception];
type Noun = {
  readonly one: string;
  readonly many: string;
  readonly why: string;
  readonly slips: readonly Slip[];
};

const just = (words: string) => words.split(' ');

const withS = (one: string): Noun => ({
  one,
  many: `${one}s`,
  why: 'Add s.',
  slips: [
    [one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one.replace(/e+$/u, '')}es`, m.sIsEnough],
    [one, m.notChanged],
  ],
});

const withEs = (one: string): Noun => ({
  one,
  many: `${one}es`,
  why: 'After s, sh, ch and x add es.',
  slips: [
    [`${one}s`, m.onlyS],
    [one, m.notChanged],
  ],
});

const withIes = (one: string): Noun => ({
  one,
  many: `${one.slice(0, -1)}ies`,
  why: 'A consonant and y become ies.',
  slips: [
    [`${one}s`, m.onlyS],
    [one, m.notChanged],
  ],
});

const withVes = (one: string): Noun => {
  const stem = one.replace(/fe?$/u, '');
  return {
    one,
    many: `${stem}ves`,
    why: 'The f becomes v, and then es.',
    slips: [
      [`${one}s`, m.fKept],
      [`${stem}fes`, m.fKept],
      [one, m.notChanged],
    ],
  };
};

const withOes = (one: string): Noun => ({
  one,
  many: `${one}es`,
  why: 'After this o add es.',
  slips: [
    [`${one}s`, m.oWithoutE],
    [one, m.notChanged],
  ],
});

const withOs = (one: string): Noun => ({
  one,
  many: `${one}s`,
  why: 'This noun takes only an s after o.',
  slips: [
    [`${one}es`, m.oWithE],
    [one, m.notChanged],
  ],
});

const withFs = (one: string): Noun => ({
  one,
  many: `${one}s`,
  why: 'This noun keeps its f.',
  slips: [
    [`${one.slice(0, -1)}ves`, m.vesOnRoof],
    [one, m.notChanged],
  ],
});

const irregular = ([one = '', many = '']: readonly string[]): Noun => ({
  one,
  many,
  why: 'This noun changes in its own way.',
  slips: [
    [`${one}s`, m.sOnIrregular],
    [`${many}s`, m.pluralTwice],
    [one, m.notChanged],
  ],
});

const unchanged = (one: string): Noun => ({
  one,
  many: one,
  why: 'This noun stays the same for one and for many.',
  slips: [
    [`${one}s`, m.pluralTwice],
    [`${one}es`, m.pluralTwice],
  ],
});

const inLaw = (one: string): Noun => {
  const [head = '', ...rest] = one.split('-');
  return {
    one,
    many: [`${head}s`, ...rest].join('-'),
    why: `The main word, ${head}, becomes plural.`,
    slips: [
      [`${one}s`, m.sOnLaw],
      [one, m.notChanged],
    ],
  };
};

const ownWays = [
  'child children',
  'man men',
  'woman women',
  'foot feet',
  'tooth teeth',
  'mouse mice',
  'goose geese',
  'ox oxen',
].map((pair) => irregular(pair.split(' ')));

const oneAndManyNouns: Readonly<Record<number, readonly Noun[]>> = {
  1: [
    ...just('hen cow chair book pencil basket').map(withS),
    ...just('box dish bus match brush bench').map(withEs),
  ],
  2: [
    ...just('baby lady city story family country').map(withIes),
    ...just('leaf knife wolf shelf').map(withVes),
    ...just('potato tomato hero').map(withOes),
  ],
  3: [...ownWays, ...just('sheep deer').map(unchanged)],
};

const trickyNouns: Readonly<Record<number, readonly Noun[]>> = {
  1: [
    ...just('fly body party army').map(withIes),
    ...just('boy monkey key day').map(withS),
    ...just('echo hero').map(withOes),
  ],
  2: [
    ...just('thief loaf wife calf half life').map(withVes),
    ...just('roof chief cliff').map(withFs),
    ...just('photo radio piano').map(withOs),
  ],
  3: [
    ...just('sister-in-law brother-in-law mother-in-law passer-by').map(inLaw),
    ...ownWays.slice(2),
    ...just('sheep deer aircraft').map(unchanged),
  ],
};

const frames: readonly ((noun: Noun, count: string) => string)[] = [
  ({ one }, count) => `Write the word for many: one ${one}, ${count} ___.`,
  ({ one }) => `Write the plural of the word: ${one}`,
  ({ one }, count) =>
    `Fill the gap with the right form of the word in brackets: There are ${count} ___ (${one}) over there.`,
  ({ one }) => `Fill the gap with the right form of the word in brackets: Look at all these ___ (${one}).`,
];

const pluralMaker =
  (table: Readonly<Record<number, readonly Noun[]>>): Maker =>
  (random, level) => {
    const noun = random.pick(table[level] ?? []);
    const count = random.pick(['two', 'three', 'four', 'five', 'six', 'many']);
    return askWord({
      prompt: random.pick(frames)(noun, count),
      pleStyle: 'English A, "Give the plural form of the word."',
      word: noun.many,
      slips: noun.slips,
      hint: 'Look at the last letters of the word. What do they ask for?',
      explanation: `One ${noun.one}, but many ${noun.many}. ${noun.why}`,
      steps: [{ line: noun.one, why: noun.why }, { line: `one ${noun.one}, two ${noun.many}` }],
    });
  };

export const pluralMakers = {
  'one-and-many': pluralMaker(oneAndManyNouns),
  'tricky-plurals': pluralMaker(trickyNouns),
} satisfies Record<string, Maker>;
