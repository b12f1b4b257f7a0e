/** Stories with two sets, solved with a Venn diagram (P5, P6). */
import { askNumber, askOne, unlessGiven } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { eitherInWords, groupStoryOf } from '#practice/families/sets/group-stories.ts';
import {
  asksExactlyOne,
  asksNeither,
  asksOnly,
  drawnOf,
  type Regions,
  regionsOf,
  type Story,
  storyInWords,
  totalOf,
  unionOf,
} from '#practice/families/sets/venn.ts';
import { filled } from '#practice/families/sets/venn-parts.ts';
import { vennOf } from '#practice/figures.ts';
import { partMistakes as m } from '#practice/misconceptions/set-parts.ts';
import { setMistakes as s } from '#practice/misconceptions/sets.ts';
import { type Place, somebody } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';

const onlyPart = (story: Story, regions: Regions) => {
  const { who, doOne, doOther, verb } = story;
  const { onlyOne, both } = regions;
  const one = onlyOne + both;
  return askNumber({
    prompt: `${one} ${who} ${doOne}, and ${both} of them ${doOther} too. How many of these ${who} ${doOne} only?`,
    answer: onlyOne,
    unit: who,
    show: vennOf({ name: doOne, all: one }, { name: doOther }, { both: String(both), only: ['?'] }),
    slips: [
      [one, s.wholeSetAsOnly],
      [one + both, m.bothAddedOn],
      [both, s.unionForIntersection],
    ],
    hint: `The ${one} count the whole circle, with the middle.`,
    explanation: `${one} − ${both} = ${onlyOne}. The ${both} who ${verb} both are in the middle.`,
    steps: [{ line: `${one} − ${both} = ${onlyOne} ${who}`, why: 'Take the middle from the whole circle.' }],
  });
};

/** P5 says 'or ... or both' where P6 says 'at least one'. */
const altogether = (story: Story, regions: Regions) => {
  const { who, doOne, doOther } = story;
  const { onlyOne, both, onlyOther } = regions;
  const [one, other, inside] = [onlyOne + both, onlyOther + both, unionOf(regions)];
  return askNumber({
    prompt: `In a group of ${who}, ${storyInWords(story, regions)}. How many ${who} ${eitherInWords(story)}?`,
    answer: inside,
    unit: who,
    show: drawnOf(story, regions, 'none'),
    slips: [
      [one + other, s.bothCountedTwice],
      [onlyOne + onlyOther, s.bothLeftOut],
      [one + other + both, m.bothAddedOn],
    ],
    hint: 'Find the two only parts first. Then add the three parts.',
    explanation: `${onlyOne} + ${both} + ${onlyOther} = ${inside}. In ${one} + ${other} the ${both} in the middle would be counted twice.`,
    steps: [
      { line: `${one} − ${both} = ${onlyOne}`, why: `Those who ${doOne} only.` },
      { line: `${other} − ${both} = ${onlyOther}`, why: `Those who ${doOther} only.` },
      { line: `${onlyOne} + ${both} + ${onlyOther} = ${inside} ${who}`, why: 'Add all three parts.' },
    ],
  });
};

const neitherOfParts = (story: Story, regions: Regions) => {
  const { who, doOne, doOther, verb } = story;
  const { onlyOne, both, onlyOther, neither } = regions;
  const [inside, all] = [unionOf(regions), totalOf(regions)];
  return askNumber({
    prompt: `Of ${all} ${who}, ${onlyOne} ${doOne} only, ${onlyOther} ${doOther} only and ${both} ${verb} both. How many ${who} ${verb} neither?`,
    answer: neither,
    unit: who,
    show: vennOf(
      { name: doOne },
      { name: doOther },
      { only: [String(onlyOne), String(onlyOther)], both: String(both), outside: '?', whole: all },
    ),
    slips: [
      [inside, m.stopsTooEarly],
      [all - onlyOne - onlyOther, s.bothLeftOut],
      [all - both, s.middleOnlyTakenOff],
    ],
    hint: 'Add the three parts inside the circles first.',
    explanation: `${onlyOne} + ${both} + ${onlyOther} = ${inside} are inside the circles, and ${all} − ${inside} = ${neither} are outside.`,
    steps: [
      { line: `${onlyOne} + ${both} + ${onlyOther} = ${inside}`, why: 'These are inside the circles.' },
      { line: `${all} − ${inside} = ${neither} ${who}`, why: 'The others are outside.' },
    ],
  });
};

/** The four parts are added and compared with the whole. */
const checkParts = (random: Random, place: Place, story: Story, regions: Regions) => {
  const { name, they } = somebody(random, place);
  const off = random.int(2, 4) * (random.coin() ? 1 : -1);
  const [sum, inside] = [totalOf(regions), unionOf(regions)];
  const whole = sum + off;
  const { who } = story;
  const tells = (found: number, short: number) =>
    `The sum is ${found}, so ${Math.abs(short)} ${who} are ${short > 0 ? 'missing' : 'too many'}.`;
  // A difference of one would need a singular, and of zero no sentence.
  if (Math.abs(whole - inside) < 2) return null;
  return askOne(random, {
    prompt: `${name} asked ${whole} ${who} and drew this diagram. What does the check tell ${they === 'she' ? 'her' : 'him'}?`,
    right: tells(sum, off),
    slips: [
      [tells(sum, -off), m.checkTurnedRound],
      [tells(inside, whole - inside), m.outsideForgotten],
    ],
    show: filled(story, regions),
    hint: `Add all four parts. They should make ${whole}.`,
    explanation: `The four parts make ${sum}, but ${whole} ${who} were asked. So ${Math.abs(off)} are ${off > 0 ? 'missing in the diagram' : 'too many in the diagram'}.`,
    steps: [
      {
        line: `${regions.onlyOne} + ${regions.both} + ${regions.onlyOther} + ${regions.neither} = ${sum}`,
        why: 'Add all four parts.',
      },
      {
        line: off > 0 ? `${whole} − ${sum} = ${off}` : `${sum} − ${whole} = ${-off}`,
        why: `Compare with the ${whole}.`,
      },
      { line: tells(sum, off) },
    ],
  });
};

const setWordProblems: Maker = (random, level, place) => {
  const story = groupStoryOf(random, place);
  const regions = regionsOf(random, 12);
  if (regions.neither === 1 || regions.neither === unionOf(regions)) return null;
  if (level === 1) return unlessGiven(onlyPart(story, regions));
  if (level === 2) return altogether(story, regions);
  return random.int(1, 3) === 1
    ? checkParts(random, place, story, regions)
    : unlessGiven(neitherOfParts(story, regions));
};

const missingMiddle = (story: Story, regions: Regions) => {
  const { who, doOne, doOther, verb } = story;
  const { onlyOne, both, onlyOther, neither } = regions;
  const [one, other, inside, all] = [onlyOne + both, onlyOther + both, unionOf(regions), totalOf(regions)];
  return askNumber({
    prompt: `Of ${all} ${who}, ${one} ${doOne}, ${other} ${doOther} and ${neither} ${verb} neither. How many ${who} ${verb} both?`,
    answer: both,
    unit: who,
    show: vennOf(
      { name: doOne, all: one },
      { name: doOther, all: other },
      { both: '?', outside: String(neither), whole: all },
    ),
    slips: [
      [one + other - all, s.neitherLeftOut],
      [inside, m.stopsAtInside],
      [one + other, s.bothCountedTwice],
      [all - one, m.wholeLessCircle],
    ],
    hint: 'First find how many are inside the circles. Then add the two circles.',
    explanation: `${all} − ${neither} = ${inside} are inside the circles. ${one} + ${other} = ${one + other}, and ${one + other} − ${inside} = ${both} were counted twice.`,
    steps: [
      { line: `${all} − ${neither} = ${inside}`, why: 'These are inside the circles.' },
      { line: `${one} + ${other} = ${one + other}`, why: 'Here the middle is counted twice.' },
      { line: `${one + other} − ${inside} = ${both} ${who}`, why: 'These were counted twice.' },
    ],
  });
};

/** All four regions are shown; the answer depends on words such as 'only' and 'or'. */
const smallWords = (random: Random, story: Story, regions: Regions) => {
  const { who, verb } = story;
  const { onlyOne, both, onlyOther, neither } = regions;
  const inside = unionOf(regions);
  const atLeast = random.coin();
  const [outer, answer] = [onlyOne + onlyOther, atLeast ? inside : onlyOne + onlyOther];
  return askNumber({
    prompt: `The diagram shows how many ${who} are in each region. How many ${who} ${verb} ${atLeast ? 'at least one' : 'only one'} of the two?`,
    answer,
    unit: who,
    show: filled(story, regions),
    slips: [
      [atLeast ? outer : inside, atLeast ? s.bothLeftOut : s.phrasesAndRegionsMixed],
      [inside + neither, m.outsideTakenIn],
      [both, s.unionForIntersection],
    ],
    hint: 'Only one leaves out the middle, and at least one takes it in.',
    explanation: atLeast
      ? `At least one takes in the middle: ${onlyOne} + ${both} + ${onlyOther} = ${inside}.`
      : `Only one leaves out the middle: ${onlyOne} + ${onlyOther} = ${outer}.`,
    steps: [
      {
        line: atLeast
          ? `${onlyOne} + ${both} + ${onlyOther} = ${inside} ${who}`
          : `${onlyOne} + ${onlyOther} = ${outer} ${who}`,
        why: atLeast ? 'Add everything inside the circles.' : 'Add the two outer regions.',
      },
    ],
  });
};

/** Two steps: the middle is found first. */
const onlyOneFromWhole = (story: Story, regions: Regions) => {
  const { who, doOne, doOther, verb } = story;
  const { onlyOne, both, onlyOther, neither } = regions;
  const [one, other, inside, all] = [onlyOne + both, onlyOther + both, unionOf(regions), totalOf(regions)];
  return askNumber({
    prompt: `Of ${all} ${who}, ${one} ${doOne}, ${other} ${doOther} and ${neither} ${verb} neither. How many ${who} ${verb} only one of the two?`,
    answer: onlyOne + onlyOther,
    unit: who,
    show: vennOf(
      { name: doOne, all: one },
      { name: doOther, all: other },
      { outside: String(neither), whole: all },
    ),
    slips: [
      [inside, s.phrasesAndRegionsMixed],
      [one + other, s.bothCountedTwice],
      [both, s.phrasesAndRegionsMixed],
      [all - both, s.neitherLeftOut],
    ],
    hint: 'Find the middle first. Then leave it out.',
    explanation: `${both} are in the middle. So ${onlyOne} and ${onlyOther} are in one circle only, and ${onlyOne} + ${onlyOther} = ${onlyOne + onlyOther}.`,
    steps: [
      { line: `${all} − ${neither} = ${inside}`, why: 'These are inside the circles.' },
      {
        line: `${one} + ${other} − ${inside} = ${both}`,
        why: 'These are in the middle: they were counted twice.',
      },
      {
        line: `${one} − ${both} = ${onlyOne} and ${other} − ${both} = ${onlyOther}`,
        why: 'Take the middle from each circle.',
      },
      {
        line: `${onlyOne} + ${onlyOther} = ${onlyOne + onlyOther} ${who}`,
        why: 'Add the two outer regions.',
      },
    ],
  });
};

const problemOf: Maker = (random, level, place) => {
  const story = groupStoryOf(random, place);
  const regions = regionsOf(random, level === 1 ? 15 : 20);
  const form = random.int(1, 3);
  if (regions.neither === 1 || regions.neither === unionOf(regions)) return null;
  if (level === 1) return form === 1 ? asksOnly(story, regions) : asksNeither(story, regions);
  if (level === 2) return form === 1 ? smallWords(random, story, regions) : missingMiddle(story, regions);
  return form === 1 ? asksExactlyOne(story, regions) : onlyOneFromWhole(story, regions);
};

const vennDiagramProblems: Maker = (...drawn) => unlessGiven(problemOf(...drawn));

export const storyMakers = {
  'set-word-problems': setWordProblems,
  'venn-diagram-problems': vennDiagramProblems,
} satisfies Record<string, Maker>;
