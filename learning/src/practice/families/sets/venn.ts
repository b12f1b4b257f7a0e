/** Venn diagrams with two sets, and the unknown in them (P7; two lessons of P5 and P6 use the first). */
import { askNumber } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { vennOf } from '#practice/figures.ts';
import { setMistakes as m } from '#practice/misconceptions/sets.ts';
import type { Place } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';

/** Two activities: people do one, both or neither. */
export type Story = {
  readonly who: string;
  readonly verb: string;
  /** 'like posho' */
  readonly doOne: string;
  readonly doOther: string;
};

const pastimes = [
  { who: 'learners', one: 'play football', other: 'play netball' },
  { who: 'pupils', one: 'sing in the choir', other: 'dance' },
  { who: 'families', one: 'keep hens', other: 'keep goats' },
  { who: 'farmers', one: 'grow maize', other: 'grow beans' },
  { who: 'children', one: 'read stories', other: 'draw pictures' },
  { who: 'people', one: 'plant trees', other: 'clean the well' },
] as const;

export const storyOf = (random: Random, place: Place): Story => {
  const [food, second] = random.some(place.foods, 2) as [string, string];
  const { who, one, other } = random.pick(pastimes);
  const eaters = random.pick(['learners', 'families', 'pupils', 'visitors']);
  return random.coin()
    ? { who: eaters, verb: 'like', doOne: `like ${food}`, doOther: `like ${second}` }
    : { who, verb: 'do', doOne: one, doOther: other };
};

/** The four regions. */
export type Regions = {
  readonly onlyOne: number;
  readonly both: number;
  readonly onlyOther: number;
  readonly neither: number;
};

export const regionsOf = (random: Random, most: number): Regions => ({
  onlyOne: random.int(3, most),
  both: random.int(2, most - 2),
  onlyOther: random.int(3, most),
  neither: random.int(1, most - 3),
});

export const storyInWords = (story: Story, { onlyOne, both, onlyOther }: Regions): string =>
  `${onlyOne + both} ${story.doOne}, ${onlyOther + both} ${story.doOther} and ${both} ${story.verb} both`;

/** The two circles with everything given: their totals and the middle. */
export const drawnOf = (
  story: Story,
  regions: Regions,
  asked: 'outside' | 'only' | 'none',
  whole?: number,
) => {
  const { onlyOne, both, onlyOther } = regions;
  return vennOf(
    { name: story.doOne, all: onlyOne + both },
    { name: story.doOther, all: onlyOther + both },
    {
      both: String(both),
      ...(asked === 'outside' ? { outside: '?' } : {}),
      ...(asked === 'only' ? { only: ['?'] as const } : {}),
      ...(whole === undefined ? {} : { whole }),
    },
  );
};

export const unionOf = (regions: Regions): number => regions.onlyOne + regions.both + regions.onlyOther;

export const totalOf = (regions: Regions): number => unionOf(regions) + regions.neither;

const asksUnion = (story: Story, regions: Regions) => {
  const { onlyOne, both, onlyOther } = regions;
  const [one, other, inside] = [onlyOne + both, onlyOther + both, unionOf(regions)];
  return askNumber({
    prompt: `In a group of ${story.who}, ${storyInWords(story, regions)}. How many ${story.who} ${story.verb} at least one of the two?`,
    answer: inside,
    unit: story.who,
    show: drawnOf(story, regions, 'none'),
    slips: [
      [one + other, m.bothCountedTwice],
      [onlyOne + onlyOther, m.bothLeftOut],
      [both, m.unionForIntersection],
    ],
    hint: 'Those in the middle stand in both circles. Count them once.',
    explanation: `Adding ${one} and ${other} counts the ${both} in the middle twice, so take the middle away once.`,
    steps: [
      { line: `${one} + ${other} = ${one + other}`, why: 'Add the two circles.' },
      {
        line: `${one + other} − ${both} = ${inside} ${story.who}`,
        why: `The ${both} in both were counted twice.`,
      },
    ],
  });
};

export const asksOnly = (story: Story, regions: Regions) => {
  const { onlyOne, both, onlyOther } = regions;
  const one = onlyOne + both;
  return askNumber({
    prompt: `In a group of ${story.who}, ${storyInWords(story, regions)}. How many ${story.who} ${story.doOne} only?`,
    answer: onlyOne,
    unit: story.who,
    show: drawnOf(story, regions, 'only'),
    slips: [
      [one, m.wholeSetAsOnly],
      [both, m.unionForIntersection],
      [onlyOther, m.differenceTurnedRound],
      [one + both, m.middleAddedOn],
    ],
    hint: 'The number of a set counts its whole circle, with the middle.',
    explanation: `The ${one} count the whole circle. Take away the ${both} who ${story.verb} both, and ${onlyOne} are left.`,
    steps: [
      { line: `${both} are in the middle`, why: 'Begin with those in both.' },
      { line: `${one} − ${both} = ${onlyOne} ${story.who}`, why: 'Take the middle from the circle.' },
    ],
  });
};

export const asksNeither = (story: Story, regions: Regions) => {
  const { onlyOne, both, onlyOther, neither } = regions;
  const [all, inside] = [totalOf(regions), unionOf(regions)];
  return askNumber({
    prompt: `Of ${all} ${story.who}, ${storyInWords(story, regions)}. How many ${story.who} ${story.verb} neither?`,
    answer: neither,
    unit: story.who,
    show: drawnOf(story, regions, 'outside', all),
    slips: [
      [inside, m.phrasesAndRegionsMixed],
      [all - onlyOne - onlyOther, m.bothLeftOut],
      [all - onlyOne - onlyOther - 2 * both, m.bothCountedTwice],
      [all - both, m.middleOnlyTakenOff],
    ],
    hint: 'First find how many are inside the two circles.',
    explanation: `Inside the circles there are ${onlyOne} + ${both} + ${onlyOther} = ${inside}. The rest of the ${all} ${story.verb} neither.`,
    steps: [
      {
        line: `${onlyOne + both} − ${both} = ${onlyOne} and ${onlyOther + both} − ${both} = ${onlyOther}`,
        why: 'Take the middle from each circle.',
      },
      { line: `${onlyOne} + ${both} + ${onlyOther} = ${inside}`, why: 'Add the three parts inside.' },
      { line: `${all} − ${inside} = ${neither} ${story.who}`, why: 'The rest are outside.' },
    ],
  });
};

const asksComplement = (story: Story, regions: Regions) => {
  const { onlyOne, both, onlyOther, neither } = regions;
  const [all, one] = [totalOf(regions), onlyOne + both];
  return askNumber({
    prompt: `Of ${all} ${story.who}, ${storyInWords(story, regions)}. How many ${story.who} do not ${story.doOne}?`,
    answer: onlyOther + neither,
    unit: story.who,
    show: drawnOf(story, regions, 'none', all),
    slips: [
      [onlyOther, m.complementIsOtherSet],
      [neither, m.complementIsNeither],
      [one, m.complementIsInside],
      [onlyOther + both, m.complementIsOtherSet],
    ],
    hint: 'Look at everything outside the first circle.',
    explanation: `Outside the circle are ${onlyOther} who ${story.doOther} only and ${neither} who ${story.verb} neither.`,
    steps: [
      { line: `${one} ${story.doOne}`, why: 'Find the whole circle.' },
      { line: `${all} − ${one} = ${onlyOther + neither} ${story.who}`, why: 'Everybody else is outside it.' },
    ],
  });
};

export const asksExactlyOne = (story: Story, regions: Regions) => {
  const { onlyOne, both, onlyOther } = regions;
  return askNumber({
    prompt: `Of ${totalOf(regions)} ${story.who}, ${storyInWords(story, regions)}. How many ${story.who} ${story.verb} only one of the two?`,
    answer: onlyOne + onlyOther,
    unit: story.who,
    show: drawnOf(story, regions, 'none', totalOf(regions)),
    slips: [
      [unionOf(regions), m.phrasesAndRegionsMixed],
      [onlyOne + onlyOther + 2 * both, m.bothCountedTwice],
      [both, m.unionForIntersection],
    ],
    hint: 'Only one leaves the middle out.',
    explanation: `${onlyOne} are in the first circle only and ${onlyOther} in the second only. Those in both are left out.`,
    steps: [
      {
        line: `${onlyOne + both} − ${both} = ${onlyOne} and ${onlyOther + both} − ${both} = ${onlyOther}`,
        why: 'Take the middle from each circle.',
      },
      {
        line: `${onlyOne} + ${onlyOther} = ${onlyOne + onlyOther} ${story.who}`,
        why: 'Add the two outer parts.',
      },
    ],
  });
};

const vennTwoSets: Maker = (random, level, place) => {
  const story = storyOf(random, place);
  const regions = regionsOf(random, level === 1 ? 12 : 18);
  const easy = random.coin();
  if (level === 1) return easy ? asksUnion(story, regions) : asksOnly(story, regions);
  if (level === 2) return asksNeither(story, regions);
  return easy ? asksComplement(story, regions) : asksExactlyOne(story, regions);
};

/** Level 1 has nobody outside, level 2 has, and level 3 has a part that is a multiple of the unknown. */
const vennUnknown: Maker = (random, level, place) => {
  const story = storyOf(random, place);
  const drawn = regionsOf(random, level === 1 ? 15 : 20);
  const times = random.int(2, 3);
  const outside = level === 1 ? 0 : drawn.neither;
  const { onlyOne, both, onlyOther } = drawn;
  if (level === 3) return multipleOfUnknown(story, drawn, times);
  const [one, other, all] = [onlyOne + both, onlyOther + both, onlyOne + both + onlyOther + outside];
  const sum = one + other + outside;
  const nobody = outside === 0 ? 'Nobody is outside both groups.' : `${outside} ${story.verb} neither.`;
  return askNumber({
    prompt: `Of ${all} ${story.who}, ${one} ${story.doOne} and ${other} ${story.doOther}. ${nobody} How many ${story.who} ${story.verb} both?`,
    answer: both,
    unit: story.who,
    show: vennOf(
      { name: story.doOne, all: one },
      { name: story.doOther, all: other },
      { both: 'x', whole: all, ...(outside > 0 ? { outside: String(outside) } : {}) },
    ),
    slips: [
      ...(outside > 0 ? [[one + other - all, m.neitherLeftOut] as const] : []),
      [sum + all, m.signLostWithX],
      [onlyOne + onlyOther, m.phrasesAndRegionsMixed],
      ...(outside > 0 ? [[one + other - all - outside, m.neitherTakenOff] as const] : []),
    ],
    pleStyle: 'Mathematics B, "Find the value of x ..."',
    hint: `Let x be the middle. Then ${one} − x are in the first circle only.`,
    explanation: `${sum} counts those in the middle twice, and there are only ${all}. So x = ${sum} − ${all} = ${both}.`,
    steps: [
      {
        line: `(${one} − x) + x + (${other} − x)${outside > 0 ? ` + ${outside}` : ''} = ${all}`,
        why: 'All the regions make the whole. Let x be the middle.',
      },
      { line: `${sum} − x = ${all}`, why: `${one} + ${other}${outside > 0 ? ` + ${outside}` : ''} = ${sum}` },
      { line: `x = ${sum} − ${all} = ${both} ${story.who}` },
    ],
  });
};

const multipleOfUnknown = (story: Story, drawn: Regions, times: number) => {
  const { onlyOne, neither } = drawn;
  const x = drawn.both;
  const all = onlyOne + x + times * x + neither;
  const known = onlyOne + neither;
  const answer = (times + 1) * x;
  return askNumber({
    prompt: `Of ${all} ${story.who}, ${onlyOne} ${story.doOne} only, x ${story.verb} both, ${times}x ${story.doOther} only and ${neither} ${story.verb} neither. How many ${story.who} ${story.doOther}?`,
    answer,
    unit: story.who,
    show: vennOf(
      { name: story.doOne },
      { name: story.doOther },
      { only: [String(onlyOne), `${times}x`], both: 'x', outside: String(neither), whole: all },
    ),
    slips: [
      [x, m.stopsAtX],
      [times * x, m.onlyForWhole],
      [onlyOne + answer, m.unionForOneSet],
      [all - onlyOne, m.neitherLeftOut],
    ],
    pleStyle: 'Mathematics B, "Find the value of x ..."',
    hint: 'First find x. Then add the parts of the circle that is asked for.',
    explanation: `x = ${x}. Those who ${story.doOther} are the middle and the only part, ${x} + ${times * x} = ${answer}.`,
    steps: [
      { line: `${onlyOne} + x + ${times}x + ${neither} = ${all}`, why: 'All the regions make the whole.' },
      { line: `${times + 1}x = ${all} − ${known} = ${answer}`, why: `${onlyOne} + ${neither} = ${known}` },
      { line: `x = ${answer} ÷ ${times + 1} = ${x}` },
      { line: `${x} + ${times * x} = ${answer} ${story.who}`, why: 'Add the middle and the only part.' },
    ],
  });
};

export const vennMakers = {
  'venn-two-sets': vennTwoSets,
  'venn-unknown': vennUnknown,
} satisfies Record<string, Maker>;
