/** Equal fractions, lowest terms and comparing (P4). */

import { askNumber, askOne, askOrder, askText } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { barsOf } from '#practice/figures.ts';
import {
  asFraction,
  type Fraction,
  fraction,
  inLowestTerms,
  lcm,
  properFraction,
  sizeOf,
} from '#practice/fraction.ts';
import { sortedBy, turned } from '#practice/lists.ts';
import { fractionMistakes as m } from '#practice/misconceptions/fractions.ts';
import type { Random } from '#practice/random.ts';
import { listed } from '#practice/write.ts';
import type { Misconception } from '#quizzes/questions.ts';

const lowestTerms = (random: Random) => {
  const value = properFraction(random, [3, 4, 5, 6, 7, 8, 9, 10]);
  const [one, other] = [random.pick([2, 3]), random.pick([2, 3, 4, 5])];
  const given = fraction(value.top * one * other, value.bottom * one * other);
  return askText({
    prompt: `Write ${asFraction(given)} in its lowest terms.`,
    accepted: [inLowestTerms(value)],
    show: barsOf([given]),
    slips: [
      [asFraction(fraction(given.top / one, given.bottom / one)), m.notLowestTerms],
      [asFraction(fraction(given.top / other, given.bottom / other)), m.notLowestTerms],
      [asFraction(given), m.notLowestTerms],
      [asFraction(fraction(value.top, given.bottom)), m.onlyTopDivided],
    ],
    pleStyle: 'Mathematics A, "Reduce ... to its lowest terms."',
    hint: 'Which is the greatest number that divides the top and the bottom?',
    explanation: `${one * other} divides both ${given.top} and ${given.bottom}. After that no number but 1 divides both.`,
    steps: [
      { line: `${given.top} ÷ ${one * other} = ${value.top}`, why: `Divide the top by ${one * other}.` },
      {
        line: `${given.bottom} ÷ ${one * other} = ${value.bottom}`,
        why: 'Divide the bottom by the same number.',
      },
      { line: `${asFraction(given)} = ${inLowestTerms(value)}` },
    ],
  });
};

const equivalentFractions: Maker = (random, level) => {
  if (level === 3) return lowestTerms(random);
  const { top, bottom } = properFraction(random, level === 1 ? [2, 3, 4, 5] : [3, 4, 5, 6, 7, 8, 9]);
  const times = random.int(2, level === 1 ? 5 : 9);
  const [bigTop, bigBottom] = [top * times, bottom * times];
  const asksBottom = level === 2 && random.coin();
  const answer = asksBottom ? bigBottom : bigTop;
  const equal = asksBottom ? `${bigTop}/?` : `?/${bigBottom}`;
  return askNumber({
    prompt: `Find the missing number: ${top}/${bottom} = ${equal}`,
    answer,
    show: barsOf([fraction(top, bottom)]),
    slips: [
      [asksBottom ? bottom + (bigTop - top) : top + (bigBottom - bottom), m.addsSameToBoth],
      [asksBottom ? bottom : top, m.onlyOneNumberChanged],
      [times, m.givesTheTimes],
    ],
    hint: asksBottom ? `${top} times what makes ${bigTop}?` : `${bottom} times what makes ${bigBottom}?`,
    explanation: `Top and bottom are multiplied by the same number, here by ${times}. Adding the same number to both changes the fraction.`,
    steps: [
      {
        line: asksBottom ? `${top} × ${times} = ${bigTop}` : `${bottom} × ${times} = ${bigBottom}`,
        why: 'Find what it was multiplied by.',
      },
      {
        line: asksBottom ? `${bottom} × ${times} = ${bigBottom}` : `${top} × ${times} = ${bigTop}`,
        why: 'Multiply the other number by the same.',
      },
    ],
  });
};

const sameBottomsOrTops = (random: Random) => {
  if (random.coin()) {
    const bottom = random.int(6, 12);
    return random
      .some(
        Array.from({ length: bottom - 1 }, (_, at) => at + 1),
        3,
      )
      .map((top) => fraction(top, bottom));
  }
  const top = random.int(1, 3);
  return random.some([4, 5, 6, 7, 8, 9, 10, 12], 3).map((bottom) => fraction(top, bottom));
};

const comparingSteps = (values: readonly Fraction[], common: number) =>
  values.map(({ top, bottom }) => ({ line: `${top}/${bottom} = ${(top * common) / bottom}/${common}` }));

const whichIsGreatest = (random: Random, values: readonly Fraction[]) => {
  const common = values.reduce((so, { bottom }) => lcm(so, bottom), 1);
  const sorted = turned(sortedBy(values, sizeOf));
  const [best, ...others] = sorted;
  if (best === undefined || new Set(values.map(sizeOf)).size < 3 || common > 180) return null;
  const why = (value: Fraction): Misconception => {
    if (value.bottom === best.bottom) return m.fewerPartsTaken;
    if (value.bottom < best.bottom) return m.smallerBottomAlwaysWins;
    return value.top > best.top ? m.comparesTopsOnly : m.biggerBottomIsBigger;
  };
  return askOne(random, {
    prompt: `Which fraction is the greatest: ${listed(values.map(asFraction), 'or')}?`,
    right: asFraction(best),
    show: barsOf(values),
    slips: others.map((value) => [asFraction(value), why(value)] as const),
    hint: 'Give all of them the same bottom number.',
    explanation: `With the same bottom number, ${common}, only the tops are compared. A larger bottom number means smaller parts.`,
    steps: [
      ...(values.every(({ bottom }) => bottom === common) ? [] : comparingSteps(values, common)),
      { line: `The greatest is ${asFraction(best)}`, why: 'Compare the tops when the bottoms are the same.' },
    ],
  });
};

const compareFractions: Maker = (random, level) => {
  if (level === 1) return whichIsGreatest(random, sameBottomsOrTops(random));
  const bottoms = level === 2 ? [2, 3, 4, 6, 8, 12] : [2, 3, 4, 5, 6, 8, 10, 12];
  const values = Array.from({ length: level === 2 ? 3 : 4 }, () => properFraction(random, bottoms));
  if (level === 2) return whichIsGreatest(random, values);
  const common = values.reduce((so, { bottom }) => lcm(so, bottom), 1);
  if (new Set(values.map(sizeOf)).size < values.length || common > 120) return null;
  const inOrder = sortedBy(values, sizeOf).map(asFraction);
  return askOrder({
    prompt: 'Put these fractions in order. The smallest comes first.',
    inOrder,
    mistake: m.biggerBottomIsBigger,
    hint: 'Give all of them the same bottom number.',
    explanation: `Written over ${common}, the fractions are ordered by their tops. A larger bottom number means smaller parts.`,
    steps: [
      ...comparingSteps(values, common),
      { line: inOrder.join(', '), why: 'Order them by their new tops.' },
    ],
  });
};

export const fractionMakers = {
  'equivalent-fractions': equivalentFractions,
  'compare-fractions': compareFractions,
} satisfies Record<string, Maker>;
