/** Articles and adjectives in English (P4 and P5). */
import { askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { askRow } from '#practice/families/english/asks.ts';
import {
  type Adjective,
  adjectives,
  thingsDescribed,
  vehicles,
} from '#practice/families/english/describing.ts';
import { sortedBy } from '#practice/lists.ts';
import { nounMistakes as m } from '#practice/misconceptions/english.ts';
import type { Random } from '#practice/random.ts';
import { withArticle } from '#practice/write.ts';
import type { Misconception } from '#quizzes/questions.ts';

const just = (words: string) => words.split(' ');

/** With the article that each really takes, and the plural that shows what a and an mean. */
const soundsVowel = just('egg orange umbrella onion axe insect office uncle ant elephant');
const soundsConsonant = just('hen book girl stool pot goat lamp mat drum kite');
/** Words whose first letter and sound disagree. */
const trickySounds = [
  ...['hour', 'honest friend', 'heir', 'honest answer', 'X-ray', 'MP'].map((words) => ['an', words] as const),
  ...['uniform', 'unit', 'useful tool', 'European', 'one-way road', 'union'].map(
    (words) => ['a', words] as const,
  ),
];
/** The adjective decides the article, not the noun. */
const described = [
  ...[
    ['old', 'bicycle'],
    ['empty', 'pot'],
    ['ugly', 'mask'],
    ['orange', 'shirt'],
    ['easy', 'sum'],
  ],
  ...[
    ['big', 'axe'],
    ['new', 'umbrella'],
    ['red', 'ant'],
    ['white', 'egg'],
    ['ripe', 'orange'],
  ],
] as const;

const drawPhrase = (random: Random, level: number) => {
  if (level === 2) {
    const [article, words] = random.pick(trickySounds);
    return { article, adjective: null, words };
  }
  if (random.coin()) {
    const [adjective = '', words = ''] = random.pick(described);
    return { article: withArticle(adjective).startsWith('an ') ? 'an' : 'a', adjective, words };
  }
  return random.coin()
    ? { article: 'an', adjective: null, words: random.pick(soundsVowel) }
    : { article: 'a', adjective: null, words: random.pick(soundsConsonant) };
};

const aOrAn: Maker = (random, level) => {
  const { article, adjective, words } = drawPhrase(random, level);
  const frame = random.pick(['This is', 'I can see', 'She drew', 'They talk about']);
  const noun = adjective === null ? words : `${adjective} ${words}`;
  const right = `${article} ${noun}`;
  const [other, wrong, sound] =
    article === 'an' ? (['a', m.aForAn, 'vowel'] as const) : (['an', m.anForA, 'consonant'] as const);
  return askOne(random, {
    prompt: `Choose the right words: ${frame} ___.`,
    right,
    slips: [
      [`${other} ${noun}`, wrong],
      adjective === null
        ? [`${article} ${words}s`, m.aWithMany]
        : [`${adjective} ${article} ${words}`, m.articleAfterAdjective],
      [`${other} ${noun}s`, m.aWithMany],
    ],
    hint: 'Say the word after the article aloud. With which sound does it begin?',
    explanation: `What counts is the sound at the beginning of ${adjective ?? words}. It is a ${sound} sound, so we say ${right}.`,
    steps: [{ line: adjective ?? words, why: `It begins with a ${sound} sound.` }, { line: right }],
  });
};

const onlyOnes = [
  ['sun', 'We must never look straight into ___ sun.'],
  ['moon', 'Last night ___ moon was round.'],
  ['sky', 'There are dark clouds in ___ sky.'],
  ['equator', 'Uganda lies on ___ equator.'],
  ['tallest', 'She is ___ tallest girl in our class.'],
  ['first', 'January is ___ first month of the year.'],
  ['best', 'This is ___ best mango of them all.'],
  ['same', 'We were born on ___ same day.'],
] as const;

const newThings = just('snake goat stool kite drum boat lamp hen');

const certainOrNew: Maker = (random) => {
  if (random.coin()) {
    const [word, sentence] = random.pick(onlyOnes);
    return askOne(random, {
      prompt: `Choose the right word for the gap: ${sentence}`,
      right: 'the',
      slips: [
        ['a', m.aForTheOnly],
        ['an', m.aForTheOnly],
        ['no word', m.theLeftOut],
      ],
      hint: 'Is there only one, so that all know which one is meant?',
      explanation: `There is only one that can be meant, so we say the ${word}.`,
      steps: [{ line: word, why: 'Only one can be meant.' }, { line: 'the' }],
    });
  }
  const thing = random.pick(newThings);
  const place = random.pick(['under a tree', 'near the well', 'behind the house', 'beside the road']);
  return askOne(random, {
    prompt: `Choose the right words for the two gaps: I saw ___ ${thing} ${place}. ___ ${thing} was very small.`,
    right: 'a, The',
    slips: [
      ['the, A', m.theForNew],
      ['a, A', m.aForKnown],
      ['an, The', m.anForA],
    ],
    hint: 'Which sentence speaks of the thing for the first time?',
    explanation: `First the ${thing} is new to us, so we say a. Then we know which ${thing} is meant, so we say the.`,
    steps: [
      { line: `a ${thing}`, why: 'We hear of it for the first time.' },
      { line: `The ${thing}`, why: 'Now we know it.' },
      { line: 'a, The' },
    ],
  });
};

const articles: Maker = (random, level, place) =>
  level === 3 ? certainOrNew(random, level, place) : aOrAn(random, level, place);

/** One adjective of each requested family, in the right order. */
const someAdjectives = (random: Random, count: number): readonly Adjective[] => {
  const families = random.some(['opinion', 'size', 'shape', 'age', 'colour'] as const, count);
  return sortedBy(
    families.map((family) => random.pick(adjectives.filter((one) => one.family === family))),
    ({ rank }) => rank,
  );
};

const inRow = (list: readonly Adjective[]) => list.map(({ word }) => word).join(' ');

const namedSlip = (first: Adjective, second: Adjective): Misconception => {
  if (first.family === 'opinion') return m.opinionNotFirst;
  return first.family === 'size' && second.family === 'colour' ? m.colourBeforeSize : m.queueMixed;
};

const orderWords = {
  hint: 'Opinion, size, shape, age, colour, and then the noun.',
  pleStyle: 'English A, "Arrange the adjectives correctly."',
};

const adjectiveOrder: Maker = (random, level) => {
  const list = someAdjectives(random, level + 1);
  const thing = random.pick(thingsDescribed);
  const [first, second, ...rest] = list;
  if (first === undefined || second === undefined) return null;
  const right = withArticle(`${inRow(list)} ${thing}`);
  const steps = [
    ...list.map(({ word, family }) => ({ line: word, why: `It tells the ${family}.` })),
    { line: right, why: 'The noun stands last.' },
  ];
  const explanation = `The queue is opinion, size, shape, age, colour and then the noun, so we say ${right}.`;
  if (level === 3)
    return askRow({
      ...orderWords,
      prompt: `Put the words in the right order. They tell of a ${thing}.`,
      row: [...right.split(' ')],
      mistake: m.queueMixed,
      explanation,
      steps,
    });
  const swapped = [second, first, ...rest];
  const turned = [...list].reverse();
  return askOne(random, {
    ...orderWords,
    prompt: `Which words are in the right order? They tell of a ${thing}.`,
    right,
    slips: [
      [withArticle(`${inRow(swapped)} ${thing}`), namedSlip(first, second)],
      ...(rest.length === 0 ? [] : [[withArticle(`${inRow(turned)} ${thing}`), m.queueMixed] as const]),
      [`${withArticle(thing)} ${inRow(list)}`, m.adjectiveAfterNoun],
    ],
    explanation,
    steps,
  });
};

const describeVehicle: Maker = (random, level) => {
  const pickOf = (family: Adjective['family']) =>
    random.pick(adjectives.filter((one) => one.family === family));
  const list = [pickOf('size'), pickOf('age'), pickOf('colour')] as const;
  const [size, age, colour] = list;
  const vehicle = random.pick(vehicles);
  const used = level === 1 ? [size, colour] : list;
  const right = withArticle(`${inRow(used)} ${vehicle}`);
  const asked = {
    ...orderWords,
    hint: 'Size comes first, then age, then colour.',
    explanation: `Size comes first, then age, then colour, and the noun comes last: ${right}.`,
    steps: [
      ...used.map(({ word, family }) => ({ line: word, why: `It tells the ${family}.` })),
      { line: right },
    ],
  };
  if (level === 3)
    return askRow({
      ...asked,
      prompt: `Put the words in the right order. They tell of a ${vehicle}.`,
      row: right.split(' '),
      mistake: m.vehicleOrder,
    });
  const turned = [...used].reverse();
  const mixed = [age, colour, size];
  return askOne(random, {
    ...asked,
    prompt: `Which words are in the right order? They tell of a ${vehicle}.`,
    right,
    slips: [
      [withArticle(`${inRow(turned)} ${vehicle}`), m.vehicleOrder],
      ...(level === 1 ? [] : [[withArticle(`${inRow(mixed)} ${vehicle}`), m.vehicleOrder] as const]),
      [`${withArticle(vehicle)} ${inRow(used)}`, m.adjectiveAfterNoun],
    ],
  });
};

export const adjectiveMakers = {
  'a-an-or-the': articles,
  'order-of-adjectives': adjectiveOrder,
  'describe-a-vehicle': describeVehicle,
} satisfies Record<string, Maker>;
