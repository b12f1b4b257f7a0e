/** Puzzles with clues, missing members and rings (P4). */
import { askNumber, askOne } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { numbersFrom, setOf } from '#practice/families/first-sets/known-sets.ts';
import { twoDoings } from '#practice/families/first-sets/shared-sets.ts';
import { vennOf } from '#practice/figures.ts';
import { firstSetMistakes as m } from '#practice/misconceptions/first-sets.ts';
import { setMistakes as s } from '#practice/misconceptions/sets.ts';
import type { Random } from '#practice/random.ts';
import { listed } from '#practice/write.ts';

const steps = { 2: 'twos', 3: 'threes', 4: 'fours', 5: 'fives', 10: 'tens' } as const;

const missingMember = (random: Random) => {
  const step = random.pick([2, 3, 4, 5, 10] as const);
  const start = random.int(1, 9) * (random.coin() ? step : 1);
  const members = numbersFrom(start, step, start + 5 * step);
  const gone = random.int(1, 3);
  const answer = start + gone * step;
  const shown = members.map((member) => (member === answer ? '?' : member));
  return askNumber({
    prompt: `We count in ${steps[step]} to list this set: ${setOf(shown)}. Which member is missing?`,
    answer,
    slips: [
      [answer - step + 1, m.ruleBroken],
      [answer + step, m.memberLeftOut],
      [answer - 1, m.ruleBroken],
    ],
    hint: `Add ${step} each time.`,
    explanation: `We count in ${steps[step]}, so after ${answer - step} comes ${answer - step} + ${step} = ${answer}.`,
    steps: [
      { line: `${answer - step} + ${step} = ${answer}`, why: `Count in ${steps[step]}.` },
      { line: `The missing member is ${answer}` },
    ],
  });
};

type Clue = { readonly words: string; readonly fits: (value: number) => boolean };

const digitSum = (value: number): number => Math.floor(value / 10) + (value % 10);

/** Clues that leave exactly one number; without any one of them the result differs. */
const riddle = (random: Random, most: number, withDigits: boolean) => {
  const limit = random.int(3, most - 3);
  const isOdd = random.coin();
  const [step, sum] = [random.pick([3, 5, 7]), random.int(3, 9)];
  const parity: Clue = {
    words: isOdd ? 'I am odd' : 'I am even',
    fits: (value) => (value % 2 === 1) === isOdd,
  };
  const above: Clue = { words: `I am greater than ${limit}`, fits: (value) => value > limit };
  const last: Clue = withDigits
    ? { words: `My digits add up to ${sum}`, fits: (value) => digitSum(value) === sum }
    : { words: `I am a multiple of ${step}`, fits: (value) => value % step === 0 };
  const clues = [parity, above, last];
  const all = numbersFrom(1, 1, most + 1);
  const [answer, ...more] = all.filter((value) => clues.every(({ fits }) => fits(value)));
  if (answer === undefined || more.length > 0) return null;
  const forgotten = clues.flatMap((clue) =>
    all
      .filter((value) => value !== answer && clues.every(({ fits }, at) => clues[at] === clue || fits(value)))
      .slice(0, 1),
  );
  if (forgotten.length < clues.length) return null;
  const after = all.filter((value) => parity.fits(value) && above.fits(value));
  return askOne(random, {
    prompt: `I am a number from 1 to ${most}. ${clues.map(({ words }) => `${words}.`).join(' ')} Which number am I?`,
    right: String(answer),
    slips: forgotten.map((value) => [String(value), m.clueForgotten]),
    hint: 'Write the numbers. Cross out with each clue.',
    explanation: `Only ${answer} fits all three clues. If you chose another number, test it with each clue again.`,
    steps: [
      {
        line: after.length > 8 ? `${after.slice(0, 8).join(', ')} and so on` : listed(after.map(String)),
        why: 'These fit the first two clues.',
      },
      { line: `The number is ${answer}`, why: 'This one fits the last clue too.' },
    ],
  });
};

/** A circle's total and the middle are known; the rest of the circle is asked. */
const onlyPart = (random: Random) => {
  const { one, other } = twoDoings(random);
  const [both, only] = [random.int(2, 9), random.int(2, 12)];
  if (both === only) return null;
  const all = both + only;
  return askNumber({
    prompt: `${all} children ${one[1]}, and ${both} of them ${other[1]} too. How many of these children ${one[1]} only?`,
    show: vennOf({ name: one[0], all }, { name: other[0] }, { both: String(both), only: ['?'] }),
    answer: only,
    unit: 'children',
    slips: [
      [all + both, m.takesAdded],
      [all, s.wholeSetAsOnly],
      [both, m.oneSetOnly],
    ],
    hint: 'The whole ring has two parts. You know one of them.',
    explanation: `${all} − ${both} = ${only}, because ${both} of the ${all} are in the middle. Check it with ${only} + ${both} = ${all}.`,
    steps: [
      { line: `${all} − ${both} = ${only}`, why: 'Take away those in the middle.' },
      { line: `${only} children` },
    ],
  });
};

const wholeRing = (random: Random) => {
  const { one, other, verb } = twoDoings(random);
  const [left, both, right] = [random.int(2, 12), random.int(2, 9), random.int(2, 12)];
  if (right === both || right === left) return null;
  const asksAll = random.int(1, 3) === 1;
  const show = vennOf(
    { name: one[0] },
    { name: other[0] },
    { both: String(both), only: [String(left), String(right)] },
  );
  const parts = asksAll ? [left, both, right] : [left, both];
  const answer = parts.reduce((sum, part) => sum + part, 0);
  return askNumber({
    prompt: `${left} children ${one[1]} only, ${right} ${other[1]} only and ${both} ${verb} both. How many children ${asksAll ? 'are there altogether' : one[1]}?`,
    show,
    answer,
    unit: 'children',
    slips: asksAll
      ? [
          [left + both + both + right, m.memberCountedTwice],
          [left + right, m.memberLeftOut],
          [both, m.commonForJoined],
        ]
      : [
          [left, s.onlyForWhole],
          [left + both + right, s.unionForOneSet],
          [both, m.oneSetOnly],
        ],
    hint: asksAll ? 'Count each part once.' : `Follow the ring of ${one[0].toLowerCase()} with your finger.`,
    explanation: `${parts.join(' + ')} = ${answer}. Those in the middle are in both rings, and we count them once.`,
    steps: [
      { line: parts.join(' + '), why: 'These parts belong to what is asked.' },
      { line: `${parts.join(' + ')} = ${answer} children` },
    ],
  });
};

/** Few draws give a riddle, so it is tried more often. */
const setPuzzles: Maker = (random, level) => {
  const isRiddle = random.int(1, 4) > 1;
  if (level === 1) return isRiddle ? riddle(random, random.int(10, 20), false) : missingMember(random);
  if (level === 2) return isRiddle ? riddle(random, random.int(20, 30), false) : onlyPart(random);
  return isRiddle ? riddle(random, random.int(30, 60), true) : wholeRing(random);
};

export const setPuzzleMakers = { 'set-puzzles': setPuzzles } satisfies Record<string, Maker>;
