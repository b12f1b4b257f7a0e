/** Sorting and matching school things (P1). */
import { askOne, type Slip } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import {
  bean,
  bottleTop,
  type DrawnThing,
  drawnThings,
  egg,
  fish,
  leaf,
  mango,
  pictureFor,
  stick,
  stone,
} from '#practice/families/numbers/drawn-things.ts';
import { schoolThingMistakes as m } from '#practice/misconceptions/school-things.ts';
import { somebody } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { capital, counted } from '#practice/write.ts';

/** A thing, something of the same shape or colour, and something only used with it. */
const alike: readonly (readonly [DrawnThing, like: Slip<DrawnThing>, other: Slip<DrawnThing>])[] = [
  [mango, [egg, m.sameShapeSameKind], [leaf, m.usedTogetherSameKind]],
  [egg, [stone, m.sameShapeSameKind], [bean, m.usedTogetherSameKind]],
  [stone, [egg, m.sameShapeSameKind], [fish, m.sameColourSameKind]],
  [fish, [leaf, m.sameShapeSameKind], [stone, m.sameColourSameKind]],
  [bottleTop, [egg, m.sameShapeSameKind], [mango, m.sameColourSameKind]],
  [bean, [stone, m.sameShapeSameKind], [fish, m.usedTogetherSameKind]],
  [leaf, [fish, m.sameShapeSameKind], [stick, m.usedTogetherSameKind]],
  [stick, [bean, m.notAllLookedAt], [leaf, m.usedTogetherSameKind]],
];

const sameKind = (random: Random, name: string) => {
  const [{ one, many, thing }, [like, why], [other, because]] = random.pick(alike);
  const count = random.int(2, 4);
  return askOne(random, {
    prompt: `${name} has one ${one}. Which picture shows the same kind of thing?`,
    show: { kind: 'counters', thing, groups: [{ count: 1 }] },
    right: `${count} ${many}`,
    slips: [
      [`${count} ${like.many}`, why],
      [`${count} ${other.many}`, because],
    ],
    most: 2,
    picture: pictureFor,
    hint: 'Say the name of each thing.',
    explanation: `It is one ${one}. Look for more of this kind.`,
    steps: [
      { line: one, why: 'This is its name.' },
      { line: `${count} ${many}`, why: 'They have the same name.' },
    ],
  });
};

const kindsAtSchool = [
  ['book', 'books'],
  ['pencil', 'pencils'],
  ['cup', 'cups'],
  ['ball', 'balls'],
  ['bag', 'bags'],
  ['chair', 'chairs'],
  ['pen', 'pens'],
  ['plate', 'plates'],
  ['rope', 'ropes'],
  ['slate', 'slates'],
] as const;

type TwoKinds = readonly [(typeof kindsAtSchool)[number], (typeof kindsAtSchool)[number]];

const colours = ['red', 'blue', 'green', 'yellow'] as const;

/** Three of one kind and one of another, in the colour of one of them. */
const oddOneOut = (random: Random) => {
  const [[kind, kinds], [other]] = random.some(kindsAtSchool, 2) as TwoKinds;
  const [first, second, third] = random.some(colours, 3);
  const right = `the ${first} ${other}`;
  const row = random.shuffle([
    `${first} ${kind}`,
    `${second} ${kind}`,
    `${third} ${kind}`,
    `${first} ${other}`,
  ]);
  return askOne(random, {
    prompt: `Here are four things: ${row.join(', ')}. Which one is a different kind of thing?`,
    right,
    slips: [
      [`the ${first} ${kind}`, m.sameColourSameKind],
      [`the ${second} ${kind}`, m.notAllLookedAt],
    ],
    most: 2,
    hint: 'Do not look at the colour. Ask what each thing is.',
    explanation: `Three things are ${kinds}. The ${other} is a different kind of thing.`,
    steps: [{ line: `${kind}, ${kind}, ${kind}, ${other}`, why: 'Say what each thing is.' }, { line: right }],
  });
};

/** Grouped by use: members, and things that are only used beside them. */
const uses: readonly (readonly [use: string, members: readonly string[], beside: readonly string[]])[] = [
  ['we write with', ['pencil', 'pen', 'chalk', 'crayon'], ['book', 'slate', 'desk']],
  ['we play with', ['ball', 'rope', 'doll', 'toy car'], ['basket', 'shelf', 'cupboard']],
  ['we eat', ['orange', 'banana', 'bread', 'mango'], ['plate', 'spoon', 'cup']],
  ['we wear', ['shirt', 'dress', 'skirt', 'sweater'], ['peg', 'soap', 'basin']],
  ['we sit on', ['chair', 'bench', 'stool', 'mat'], ['blackboard', 'door', 'window']],
];

const sortByUse = (random: Random, name: string) => {
  const [[use, members, beside], [, others]] = random.some(uses, 2) as [
    (typeof uses)[number],
    (typeof uses)[number],
  ];
  const right = `the ${random.pick(members)}`;
  return askOne(random, {
    prompt: `${name} puts together things that ${use}. Which thing belongs?`,
    right,
    slips: [
      [`the ${random.pick(others)}`, m.notAllLookedAt],
      [`the ${random.pick(beside)}`, m.usedTogetherSameKind],
    ],
    most: 2,
    hint: 'What do we do with each thing?',
    explanation: `${capital(use)} ${right}.`,
    steps: [{ line: `things that ${use}`, why: 'Ask this of each thing.' }, { line: right }],
  });
};

const sortSchoolThings: Maker = (random, level, place) => {
  const { name } = somebody(random, place);
  if (level === 1) return sameKind(random, name);
  return level === 2 ? oddOneOut(random) : sortByUse(random, name);
};

const oneForEach = (random: Random) => {
  const { one, many } = random.pick(drawnThings);
  const children = random.int(2, 4);
  const things = (count: number) => counted(count, { one, many });
  return askOne(random, {
    prompt: `There are ${children} children. Each child gets one ${one}. No ${one} is left over. Which picture is right?`,
    right: things(children),
    slips: [
      [things(children - 1), m.oneChildWithout],
      [things(children + 1), m.oneChildTwo],
    ],
    most: 2,
    picture: pictureFor,
    hint: 'Match one child with one thing.',
    explanation: `${children} children need ${things(children)}. Nobody is left out.`,
    steps: [
      { line: `${children} children`, why: 'Count the children.' },
      { line: things(children), why: 'One for each child.' },
    ],
  });
};

/** A thing, its partner, and something only found in the same place. */
const partners: readonly (readonly [thing: string, partner: string, near: string])[] = [
  ['cup', 'a kettle', 'a bed'],
  ['book', 'a pencil', 'a bench'],
  ['slate', 'chalk', 'a window'],
  ['toothbrush', 'clean water', 'a comb'],
  ['drum', 'a drum stick', 'a flute'],
  ['plate', 'a spoon', 'a broom'],
  ['shoe', 'a sock', 'a shelf'],
  ['padlock', 'a key', 'a window'],
  ['pencil', 'a sharpener', 'a chair'],
  ['saucepan', 'a lid', 'a stool'],
  ['bottle', 'a bottle top', 'a bench'],
  ['kite', 'a string', 'a bird'],
];

const findPartner = (random: Random, name: string) => {
  const [thing, right, near] = random.pick(partners);
  const colour = random.pick(colours);
  return askOne(random, {
    prompt: `${name} has a ${colour} ${thing}. What do we use together with a ${thing}?`,
    right,
    slips: [
      [`a ${colour} ${random.pick(['leaf', 'ball', 'flower', 'hat'])}`, m.matchByColour],
      [near, m.matchNearThings],
    ],
    most: 2,
    hint: 'What do we do with it? What do we need for that?',
    explanation: `A ${thing} and ${right} work together. The colour does not matter.`,
    steps: [{ line: `a ${colour} ${thing}`, why: 'What do we do with it?' }, { line: right }],
  });
};

/** Two identical ones, two of the same kind only, two of the same colour only. */
const lookTheSame = (random: Random, name: string) => {
  const [[kind], [other]] = random.some(kindsAtSchool, 2) as TwoKinds;
  const [colour, second] = random.some(colours, 2);
  return askOne(random, {
    prompt: `${name} looks for a pair. Which two are exactly the same?`,
    right: `a ${colour} ${kind} and a ${colour} ${kind}`,
    slips: [
      [`a ${colour} ${kind} and a ${second} ${kind}`, m.notAllLookedAt],
      [`a ${colour} ${kind} and a ${colour} ${other}`, m.sameColourSameKind],
    ],
    most: 2,
    hint: 'Look at the kind. Then look at the colour.',
    explanation: `Both are ${colour}, and both are of one kind. They are a pair.`,
    steps: [
      { line: 'the same kind and the same colour', why: 'So two things are exactly the same.' },
      { line: `a ${colour} ${kind} and a ${colour} ${kind}` },
    ],
  });
};

const matchAndPair: Maker = (random, level, place) => {
  const { name } = somebody(random, place);
  if (level === 1) return oneForEach(random);
  return level === 2 ? findPartner(random, name) : lookTheSame(random, name);
};

export const schoolThingMakers = {
  'sort-school-things': sortSchoolThings,
  'match-and-pair': matchAndPair,
} satisfies Record<string, Maker>;
