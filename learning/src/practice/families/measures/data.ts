/** Mean, median, mode and range. */

import { askNumber } from '#practice/drafts.ts';
import type { Draft, Maker } from '#practice/exercise.ts';
import { barChart } from '#practice/figures.ts';
import { fromEnd, sortedBy } from '#practice/lists.ts';
import { dataMistakes as m } from '#practice/misconceptions/measures.ts';
import type { Random } from '#practice/random.ts';

const sum = (values: readonly number[]): number => values.reduce((so, one) => so + one, 0);

const sorted = (values: readonly number[]): readonly number[] => sortedBy(values, (one) => one);

const subjects = [
  { of: 'The marks of some learners are', unit: 'marks', each: 'Learner' },
  { of: 'The trees planted by some schools are', unit: 'trees', each: 'School' },
  { of: 'The eggs collected on some days are', unit: 'eggs', each: 'Day' },
  { of: 'The books read by some classes are', unit: 'books', each: 'Class' },
] as const;

type Data = {
  readonly values: readonly number[];
  readonly of: string;
  readonly unit: string;
  readonly each: string;
};

const chartOf = ({ values, unit, each }: Data) =>
  barChart(
    unit,
    values.map((_, at) => `${each} ${at + 1}`),
    values,
  );

const drawn = (random: Random, count: number, least: number, most: number): Data => ({
  values: Array.from({ length: count }, () => random.int(least, most)),
  ...random.pick(subjects),
});

const asksMean = (data: Data): Draft | null => {
  const { values, of, unit } = data;
  const total = sum(values);
  const mean = total / values.length;
  const middle = sorted(values)[Math.floor(values.length / 2)] ?? 0;
  if (!Number.isInteger(mean) || new Set(values).size < 3) return null;
  return askNumber({
    prompt: `${of} ${values.join(', ')}. Find the mean.`,
    answer: mean,
    unit,
    show: chartOf(data),
    slips: [
      [total, m.stopsAtTheTotal],
      [middle, m.medianForMean],
      [total / (values.length - 1), m.countedWrongly],
      [Math.max(...values) - Math.min(...values), m.rangeForMean],
    ],
    hint: 'Add them all. Then share the sum equally.',
    explanation: `The mean is what each would have if all had the same, ${total} shared by ${values.length}.`,
    steps: [
      { line: `${values.join(' + ')} = ${total}`, why: 'Add them all.' },
      { line: `${total} ÷ ${values.length} = ${mean} ${unit}`, why: `There are ${values.length} numbers.` },
    ],
  });
};

const asksRange = (data: Data): Draft | null => {
  const { values, of, unit } = data;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [first, last] = [values[0] ?? 0, fromEnd(values) ?? 0];
  if (low === high) return null;
  return askNumber({
    prompt: `${of} ${values.join(', ')}. Find the range.`,
    answer: high - low,
    unit,
    show: chartOf(data),
    slips: [
      [Math.abs(last - first), m.firstAndLastTaken],
      [high, m.highestForRange],
      [high + low, m.addsForRange],
    ],
    hint: 'How far is it from the lowest to the highest?',
    explanation: 'The range is the highest number less the lowest one, wherever they stand in the list.',
    steps: [
      { line: `highest ${high}, lowest ${low}`, why: 'Look for both.' },
      { line: `${high} − ${low} = ${high - low} ${unit}` },
    ],
  });
};

const asksMedian = ({ values, of, unit }: Data): Draft | null => {
  const inOrder = sorted(values);
  const half = Math.floor(values.length / 2);
  const [one, two] = [inOrder[half - 1] ?? 0, inOrder[half] ?? 0];
  const even = values.length % 2 === 0;
  const median = even ? (one + two) / 2 : two;
  const unordered = even ? ((values[half - 1] ?? 0) + (values[half] ?? 0)) / 2 : (values[half] ?? 0);
  const mean = sum(values) / values.length;
  if (!Number.isInteger(median) || unordered === median) return null;
  return askNumber({
    prompt: `${of} ${values.join(', ')}. Find the median.`,
    answer: median,
    unit,
    slips: [
      [unordered, m.notPutInOrder],
      ...(even ? [[one, m.oneOfTwoMiddles] as const] : []),
      [mean, m.meanForMedian],
      [fromEnd(inOrder) ?? 0, m.highestForRange],
    ],
    hint: 'Put the numbers in order first.',
    explanation: `The median is the number in the middle when they stand in order.${even ? ' Here two stand in the middle, so take the number halfway between them.' : ''}`,
    steps: [
      { line: inOrder.join(', '), why: 'Put them in order.' },
      even
        ? { line: `(${one} + ${two}) ÷ 2 = ${median} ${unit}`, why: 'Two stand in the middle: take halfway.' }
        : { line: `The one in the middle is ${median} ${unit}` },
    ],
  });
};

const asksMode = ({ values, of, unit }: Data): Draft | null => {
  const count = (one: number) => values.filter((other) => other === one).length;
  const most = Math.max(...values.map(count));
  const modes = [...new Set(values)].filter((one) => count(one) === most);
  const [mode] = modes;
  if (mode === undefined || modes.length > 1 || most < 2 || mode === Math.max(...values)) return null;
  return askNumber({
    prompt: `${of} ${values.join(', ')}. Find the mode.`,
    answer: mode,
    unit,
    slips: [
      [most, m.countGivenForMode],
      [Math.max(...values), m.highestForMode],
      [sorted(values)[Math.floor(values.length / 2)] ?? 0, m.medianForMode],
    ],
    hint: 'Which number comes most often?',
    explanation: `The mode is the number that comes most often. Here ${mode} comes ${most} times.`,
    steps: [
      { line: sorted(values).join(', '), why: 'Put equal ones together.' },
      { line: `The one that comes most often is ${mode} ${unit}` },
    ],
  });
};

/** The mean is known, one number is missing. */
const asksMissing = ({ values, of, unit }: Data): Draft | null => {
  const total = sum(values);
  const mean = total / values.length;
  const known = values.slice(0, -1);
  const missing = fromEnd(values) ?? 0;
  if (!Number.isInteger(mean) || missing === mean) return null;
  return askNumber({
    prompt: `${of} ${known.join(', ')} and x. The mean of all ${values.length} is ${mean}. Find x.`,
    answer: missing,
    unit,
    slips: [
      [mean, m.meanGivenForMissing],
      [total, m.stopsAtTheTotal],
      [Math.abs(mean * known.length - sum(known)), m.countedWrongly],
      [sum(known), m.knownSumGiven],
    ],
    pleStyle: 'Mathematics B, "Find the value of x ..."',
    hint: `All ${values.length} together make ${values.length} times the mean.`,
    explanation: `Together they make ${values.length} × ${mean} = ${total}. What is missing is x.`,
    steps: [
      { line: `${values.length} × ${mean} = ${total}`, why: 'Find the sum of all.' },
      { line: `${known.join(' + ')} = ${sum(known)}`, why: 'Add those that are known.' },
      { line: `x = ${total} − ${sum(known)} = ${missing} ${unit}` },
    ],
  });
};

const meanAndRange: Maker = (random, level) => {
  const data = drawn(random, level === 1 ? 4 : level === 2 ? 5 : 6, 2, level === 1 ? 15 : 40);
  const [mean, range] = [asksMean(data), asksRange(data)];
  return random.coin() ? mean : range;
};

const averages =
  (most: number): Maker =>
  (random, level) => {
    const ask = random.pick(
      level === 1 ? [asksMode, asksRange] : level === 2 ? [asksMean, asksMedian] : [asksMedian, asksMissing],
    );
    const narrow = ask === asksMode;
    const data = drawn(random, narrow ? 7 : level === 3 ? 6 : 5, 3, narrow ? 12 : most);
    return ask(data);
  };

export const dataMakers = {
  'mean-and-range': meanAndRange,
  averages: averages(40),
  'averages-p7': averages(90),
} satisfies Record<string, Maker>;
