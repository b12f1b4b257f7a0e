/** The parts of a Venn diagram (P5), and the complement of a set (P6). */
import { askNumber, askOne, type Slip, unlessGiven } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { eitherInWords, groupStoryOf } from '#practice/families/sets/group-stories.ts';
import { braces, type Pair, pairInWords, pairOf } from '#practice/families/sets/members.ts';
import { type Regions, regionsOf, type Story } from '#practice/families/sets/venn.ts';
import { vennOf } from '#practice/figures.ts';
import { pairMistakes } from '#practice/misconceptions/set-pairs.ts';
import { partMistakes as m } from '#practice/misconceptions/set-parts.ts';
import { setMistakes as s } from '#practice/misconceptions/sets.ts';
import { type Place, somebody } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';
import { listed } from '#practice/write.ts';

/** An activity, and the label of its circle. */
const doings = [
  { does: 'sings', notDo: 'does not sing', circle: 'singing' },
  { does: 'plays the drum', notDo: 'does not play the drum', circle: 'drumming' },
  { does: 'runs', notDo: 'does not run', circle: 'running' },
  { does: 'plays football', notDo: 'does not play football', circle: 'football' },
  { does: 'skips', notDo: 'does not skip', circle: 'skipping' },
  { does: 'dances', notDo: 'does not dance', circle: 'dancing' },
  { does: 'swims', notDo: 'does not swim', circle: 'swimming' },
] as const;

const middle = 'in the middle part';
const outside = 'outside both circles';

const whereIs = (random: Random, place: Place) => {
  const { name, they } = somebody(random, place);
  const [one, other] = random.some(doings, 2) as [(typeof doings)[number], (typeof doings)[number]];
  const [left, right] = [one, other].map(({ circle }) => `in the part for ${circle} only`) as [
    string,
    string,
  ];
  const cases = [
    {
      told: `${name} ${one.does} and ${other.does}`,
      answer: middle,
      slips: [
        [left, m.oneSetOnly],
        [right, m.oneSetOnly],
        [outside, m.neitherForBoth],
      ],
      why: `${name} ${one.does} and also ${other.does}, so ${they} is in both circles.`,
    },
    {
      told: `${name} ${one.does} but ${other.notDo}`,
      answer: left,
      slips: [
        [middle, m.middleForOnly],
        [outside, m.outsideForOnly],
        [right, m.circlesMixed],
      ],
      why: `${name} ${one.does}, so ${they} is inside that circle. But ${they} ${other.notDo}, so ${they} is not in the middle.`,
    },
    {
      told: `${name} ${one.notDo}, but ${they} ${other.does}`,
      answer: right,
      slips: [
        [middle, m.middleForOnly],
        [outside, m.outsideForOnly],
        [left, m.circlesMixed],
      ],
      why: `${name} ${other.does}, so ${they} is inside that circle. But ${they} ${one.notDo}, so ${they} is not in the middle.`,
    },
    {
      told: `${name} ${one.notDo} and ${other.notDo}`,
      answer: outside,
      slips: [
        [middle, m.neitherForBoth],
        [left, m.neitherPutInside],
        [right, m.neitherPutInside],
      ],
      why: `${name} does neither of the two, so ${they} is in no circle.`,
    },
  ] as const;
  const { told, answer, slips, why } = random.pick(cases);
  return askOne(random, {
    prompt: `One circle is for ${one.circle} and the other is for ${other.circle}. ${told}. Where in the diagram do we write ${they === 'she' ? 'her' : 'his'} name?`,
    right: answer,
    slips: [...slips],
    show: vennOf({ name: one.circle }, { name: other.circle }, {}),
    hint: `Ask two questions: is ${they} in the circle for ${one.circle}, and in the circle for ${other.circle}?`,
    explanation: why,
    steps: [{ line: `${told}.`, why: 'Ask about each circle.' }, { line: `So we write ${name} ${answer}` }],
  });
};

const partOf = (pair: Pair, asked: 'onlyA' | 'both' | 'onlyB') => {
  const { a, b, inA, inB, onlyA, onlyB, both, union } = pair;
  if (asked === 'both')
    return {
      words: 'in the middle part',
      slips: [
        [braces(union), s.unionForIntersection],
        [braces(onlyA), m.middleForOnly],
        [braces(inB), pairMistakes.wholeForCommon],
      ] as readonly Slip<string>[],
    };
  const [name, whole, others] = asked === 'onlyA' ? [a, inA, onlyB] : [b, inB, onlyA];
  return {
    words: `in the part for ${name} only`,
    slips: [
      [braces(whole), s.wholeSetAsOnly],
      [braces(others), m.circlesMixed],
      [braces(both), pairMistakes.intersectionForDifference],
    ] as readonly Slip<string>[],
  };
};

/** Completing the diagram: the unknown part has a question mark. */
const whatGoesWhere = (random: Random) => {
  const pair = pairOf(random, [random.int(1, 3), random.int(1, 3), random.int(1, 3)]);
  const asked = random.pick(['onlyA', 'both', 'onlyB'] as const);
  const { a, b, both } = pair;
  const right = braces(pair[asked]);
  const { words, slips } = partOf(pair, asked);
  return askOne(random, {
    prompt: `${pairInWords(pair)}. We write the members in a Venn diagram. Which members go ${words}?`,
    right,
    slips,
    show: {
      kind: 'venn',
      sets: [
        { name: a, ...(asked === 'onlyA' ? { only: ['?'] } : {}) },
        { name: b, ...(asked === 'onlyB' ? { only: ['?'] } : {}) },
      ],
      ...(asked === 'both' ? { both: ['?'] } : {}),
    },
    hint: 'Begin with the middle: which members are in both sets?',
    explanation:
      asked === 'both'
        ? `The middle is for the members of both sets, and these are ${listed(both)}.`
        : `In the middle ${both.length === 1 ? 'is' : 'are'} ${listed(both)}. What is left of the set goes ${words}.`,
    steps: [
      { line: `Both: ${listed(both)}`, why: 'Begin with the middle.' },
      ...(asked === 'both'
        ? []
        : [
            {
              line: `Left of ${asked === 'onlyA' ? a : b}: ${listed(pair[asked])}`,
              why: 'Take the rest of the set.',
            },
          ]),
      { line: `The members ${words} are ${right}` },
    ],
  });
};

/** All four numbers in the diagram, or a question mark outside. */
export const filled = (
  { doOne, doOther }: Pick<Story, 'doOne' | 'doOther'>,
  regions: Regions,
  whole?: number,
  outside = String(regions.neither),
) =>
  vennOf(
    { name: doOne },
    { name: doOther },
    {
      only: [String(regions.onlyOne), String(regions.onlyOther)],
      both: String(regions.both),
      outside,
      ...(whole === undefined ? {} : { whole }),
    },
  );

const readCircle = (random: Random, place: Place) => {
  const story = groupStoryOf(random, place);
  const regions = regionsOf(random, 12);
  const { onlyOne, both, onlyOther, neither } = regions;
  const inside = onlyOne + both + onlyOther;
  const form = random.pick(['left', 'right', 'union'] as const);
  const { who, doOne, doOther } = story;
  const prompt = `The numbers show how many ${who} are in each part. How many ${who}`;
  const show = filled(story, regions);
  if (form === 'union')
    return askNumber({
      prompt: `${prompt} ${eitherInWords(story)}?`,
      answer: inside,
      unit: who,
      show,
      slips: [
        [onlyOne + onlyOther, s.bothLeftOut],
        [inside + neither, m.outsideTakenIn],
        [inside + both, s.bothCountedTwice],
      ],
      hint: 'Add all the parts inside the circles.',
      explanation: `Inside the circles are ${onlyOne}, ${both} and ${onlyOther}, and ${onlyOne} + ${both} + ${onlyOther} = ${inside}. The ${neither} outside do not count.`,
      steps: [
        {
          line: `${onlyOne} + ${both} + ${onlyOther} = ${inside} ${who}`,
          why: 'Add the three parts inside the circles.',
        },
      ],
    });
  const [only, does] = form === 'left' ? [onlyOne, doOne] : [onlyOther, doOther];
  return askNumber({
    prompt: `${prompt} ${does} altogether?`,
    answer: only + both,
    unit: who,
    show,
    slips: [
      [only, s.onlyForWhole],
      [inside, s.unionForOneSet],
      [inside + neither, m.outsideTakenIn],
    ],
    hint: 'Add all the parts inside that circle.',
    explanation: `The whole circle has ${only} and ${both}, and ${only} + ${both} = ${only + both}. The ${only} are in this circle only.`,
    steps: [{ line: `${only} + ${both} = ${only + both} ${who}`, why: 'Add the only part and the middle.' }],
  });
};

const vennDiagramParts: Maker = (random, level, place) => {
  if (level === 1) return whereIs(random, place);
  return level === 2 ? whatGoesWhere(random) : unlessGiven(readCircle(random, place));
};

export const vennPartMakers = { 'venn-diagram-parts': vennDiagramParts } satisfies Record<string, Maker>;
