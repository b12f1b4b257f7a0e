/** Integers: ordering, adding, taking away, multiplying and dividing. */
import { askNumber, askOrder, type Slip } from '#practice/drafts.ts';
import type { Maker, PracticeLevel } from '#practice/exercise.ts';
import { lineAround } from '#practice/figures.ts';
import { sortedBy } from '#practice/lists.ts';
import { integerMistakes as m } from '#practice/misconceptions/algebra.ts';
import type { Random } from '#practice/random.ts';
import { counted, written } from '#practice/write.ts';

/** Brackets around a negative second number, as in 4 − (−3). */
const inner = (value: number): string => (value < 0 ? `(${written(value)})` : written(value));

const whole = (value: number): boolean => Number.isInteger(value);

const signed = (random: Random, most: number): number => random.int(1, most) * (random.coin() ? 1 : -1);

const orderIntegers: Maker = (random, level) => {
  const most = level === 1 ? 6 : level === 2 ? 15 : 40;
  const count = level === 1 ? 3 : level === 2 ? 4 : 5;
  const values = [...new Set(Array.from({ length: count }, () => random.int(-most, most)))];
  if (values.length < count || values.filter((one) => one < 0).length < 2) return null;
  const inOrder = sortedBy(values, (one) => one).map(written);
  return askOrder({
    prompt: 'Put these integers in order. The smallest comes first.',
    inOrder,
    show: lineAround(values, []),
    mistake: m.signIgnored,
    hint: 'On the number line the smaller number stands further to the left.',
    explanation:
      'The further left on the number line, the smaller the number. So −9 is less than −2, although 9 is more than 2.',
    steps: [
      {
        line: `Below zero: ${sortedBy(
          values.filter((one) => one < 0),
          (one) => one,
        )
          .map(written)
          .join(', ')}`,
        why: 'These stand left of zero. The furthest left is the smallest.',
      },
      { line: inOrder.join(', '), why: 'Then zero and the numbers above it.' },
    ],
  });
};

const asksSum = (a: number, b: number, sign: 1 | -1) => {
  const answer = a + sign * b;
  const added = sign * b;
  const word = sign === 1 ? '+' : '−';
  const sizes = Math.abs(a) + Math.abs(b);
  const slips: readonly Slip<number>[] = [
    [a - sign * b, sign === 1 ? m.signOfSecondLost : m.twoMinusesMissed],
    [-answer, m.signOfAnswerLost],
    [sizes, m.signIgnored],
    [-sizes, m.signIgnored],
  ];
  const way = added > 0 ? 'right' : 'left';
  return askNumber({
    prompt: `Work out: ${written(a)} ${word} ${inner(b)}`,
    answer,
    show: lineAround([a, answer], [a]),
    slips,
    fits: whole,
    hint: 'Start at the first number on the number line. Which way do you go?',
    explanation:
      sign === -1 && b < 0
        ? `Taking away a negative number is the same as adding: ${written(a)} + ${-b}. On the line you go to the right.`
        : `Start at ${written(a)} and go ${counted(Math.abs(added), { one: 'step', many: 'steps' })} to the ${way}.`,
    steps: [
      ...(sign === -1 && b < 0
        ? [
            {
              line: `${written(a)} − (${written(b)}) = ${written(a)} + ${-b}`,
              why: 'Two minuses together make a plus.',
            },
          ]
        : []),
      { line: `Start at ${written(a)} and go ${Math.abs(added)} to the ${way}`, why: 'Use the number line.' },
      { line: `${written(a)} ${word} ${inner(b)} = ${written(answer)}` },
    ],
  });
};

/** The signs of the two numbers at each level. */
const sums =
  (sign: 1 | -1, most: Readonly<Record<PracticeLevel, number>>): Maker =>
  (random, level) => {
    const [x, y] = [random.int(1, most[level]), random.int(1, most[level])];
    const negativeFirst = random.coin();
    if (x === y) return null;
    if (level === 1) return asksSum(sign === 1 ? -x : Math.min(x, y), sign === 1 ? y : Math.max(x, y), sign);
    if (level === 2) return asksSum(negativeFirst ? -x : x, negativeFirst && sign === -1 ? y : -y, sign);
    return asksSum(-x, -y, sign);
  };

const temperature = (random: Random) => {
  const night = random.int(1, 12);
  const change = random.int(3, 15);
  const up = random.coin();
  const start = up ? -night : night;
  const answer = up ? start + change : start - change;
  return askNumber({
    prompt: `On a high mountain it is ${written(start)} °C. The temperature ${up ? 'rises' : 'falls'} by ${change} degrees. What is it now?`,
    answer,
    unit: '°C',
    show: lineAround([start, answer], [start]),
    slips: [
      [up ? start - change : start + change, m.wrongWayOnLine],
      [-answer, m.signOfAnswerLost],
      [night + change, m.signIgnored],
    ],
    fits: whole,
    hint: 'Use a number line that stands upright, like a thermometer.',
    explanation: `Start at ${written(start)} and go ${change} ${up ? 'up' : 'down'}.`,
    steps: [
      {
        line: `${written(start)} ${up ? '+' : '−'} ${change} = ${written(answer)} °C`,
        why: up ? 'It rises, so add.' : 'It falls, so take away.',
      },
    ],
  });
};

const howFarApart = (random: Random) => {
  const [below, above] = [random.int(2, 20), random.int(2, 20)];
  const asksWater = random.coin();
  return askNumber({
    prompt: asksWater
      ? `A bird flies ${above} m above a lake, which we write as ${above}. A fish swims ${below} m below its surface, at ${written(-below)}. How many metres lie between them?`
      : `At night it was ${written(-below)} °C on a mountain. At noon it was ${above} °C. By how many degrees did it rise?`,
    answer: below + above,
    unit: asksWater ? 'm' : 'degrees',
    show: lineAround([below, above], [-below, above]),
    slips: [
      [Math.abs(above - below), m.signIgnored],
      [-(below + above), m.signOfAnswerLost],
      [above, m.onlyOneSideCounted],
    ],
    fits: (value) => whole(value) && value !== 0,
    hint: 'How far is it to zero, and from there on?',
    explanation: `From ${written(-below)} to 0 it is ${below}, and from 0 to ${above} it is ${above} more.`,
    steps: [
      { line: `From ${written(-below)} to 0: ${below}`, why: 'Go to zero first.' },
      { line: `From 0 to ${above}: ${above}`, why: 'Then go on.' },
      { line: `${below} + ${above} = ${below + above} ${asksWater ? 'm' : 'degrees'}` },
    ],
  });
};

const twoChanges = (random: Random) => {
  const start = random.int(-12, 4);
  const [up, down] = [random.int(3, 15), random.int(3, 18)];
  const answer = start + up - down;
  if (start === 0 || answer === 0 || up === down) return null;
  return askNumber({
    prompt: `In the morning it is ${written(start)} °C on a mountain. Then it rises by ${up} degrees, and at night it falls by ${down} degrees. What is the temperature at night?`,
    answer,
    unit: '°C',
    show: lineAround([start, start + up, answer], [start]),
    slips: [
      [start - up + down, m.wrongWayOnLine],
      [-answer, m.signOfAnswerLost],
      [start + up, m.stopsAfterOneChange],
      [Math.abs(start) + up - down, m.signIgnored],
    ],
    fits: whole,
    hint: 'Make one change after the other on the number line.',
    explanation: `It rises to ${written(start + up)} and then falls by ${down}.`,
    steps: [
      { line: `${written(start)} + ${up} = ${written(start + up)}`, why: 'It rises.' },
      { line: `${written(start + up)} − ${down} = ${written(answer)} °C`, why: 'It falls.' },
    ],
  });
};

const integersInLife: Maker = (random, level) => {
  if (level === 1) return temperature(random);
  return level === 2 ? howFarApart(random) : twoChanges(random);
};

const productOfIntegers: Maker = (random, level) => {
  const [x, y] = [signed(random, level === 1 ? 9 : 12), signed(random, level === 1 ? 9 : 12)];
  const divides = level === 2 || (level === 3 && random.coin());
  const [a, b] = divides ? [x * y, y] : [x, y];
  const answer = divides ? x : x * y;
  const word = divides ? '÷' : '×';
  if ((x > 0 && y > 0) || (level === 1 && x < 0 && y < 0) || Math.abs(x) === 1 || Math.abs(y) === 1)
    return null;
  const same = Math.sign(a) === Math.sign(b);
  return askNumber({
    prompt: `Work out: ${written(a)} ${word} ${inner(b)}`,
    answer,
    slips: [
      [-answer, m.signRuleMixed],
      [divides ? a - b : a + b, m.addsForTimesIntegers],
    ],
    fits: whole,
    hint: 'Same signs give plus. Different signs give minus.',
    explanation: `The signs are ${same ? 'the same, so the answer is positive' : 'different, so the answer is negative'}.`,
    steps: [
      {
        line: `${written(Math.abs(a))} ${word} ${written(Math.abs(b))} = ${written(Math.abs(answer))}`,
        why: 'Work without the signs.',
      },
      {
        line: `${written(a)} ${word} ${inner(b)} = ${written(answer)}`,
        why: same ? 'Same signs give plus.' : 'Different signs give minus.',
      },
    ],
  });
};

export const integerMakers = {
  'order-integers': orderIntegers,
  'add-on-the-line': sums(1, { 1: 9, 2: 9, 3: 9 }),
  'take-away-on-the-line': sums(-1, { 1: 9, 2: 9, 3: 9 }),
  'integers-in-life': integersInLife,
  'add-integers': sums(1, { 1: 15, 2: 25, 3: 60 }),
  'take-away-integers': sums(-1, { 1: 15, 2: 25, 3: 60 }),
  'multiply-and-divide-integers': productOfIntegers,
} satisfies Record<string, Maker>;
