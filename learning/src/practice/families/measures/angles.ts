/** Angles on lines and in triangles. */
import { askNumber } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { shapeOf } from '#practice/figures.ts';
import { angleMistakes as m } from '#practice/misconceptions/measures.ts';

const term = (times: number): string => (times === 1 ? 'x' : `${times}x`);

/** A very narrow angle has no room for its label, and is not drawn. */
const lineOfTerms = (small: number, large: number, x: number) =>
  small * x < 15
    ? null
    : shapeOf({ shape: 'line-angles', angles: [small * x, large * x] }, '', [term(small), term(large)]);

const triangleOf = (angles: readonly number[], marks: readonly string[]) =>
  angles.some((one) => one < 10) ? null : shapeOf({ shape: 'corners', angles }, '', marks);

const angleOnLine: Maker = (random, level) => {
  const [one, two] = [random.int(5, 32) * 5, random.int(4, 14) * 5];
  if (level === 1) {
    return askNumber({
      prompt: `Two angles lie on a straight line. One of them is ${one}°. What is the other?`,
      answer: 180 - one,
      unit: '°',
      answerText: `${180 - one}°`,
      show: shapeOf({ shape: 'line-angles', angles: [one, 180 - one] }, '', [`${one}°`, '?']),
      slips: [
        [360 - one, m.fullTurnForLine],
        [Math.abs(90 - one), m.rightAngleForLine],
        [one, m.anglesThoughtEqual],
      ],
      hint: 'A straight line is half a turn.',
      explanation: 'Angles on a straight line add up to 180°. A full turn would be 360°.',
      steps: [{ line: `180° − ${one}° = ${180 - one}°`, why: 'A straight line is 180°.' }],
    });
  }
  if (level === 2) {
    const rest = 180 - two - 35;
    const other = random.int(3, Math.floor((rest - 5) / 5)) * 5;
    const answer = 180 - two - other;
    return askNumber({
      prompt: `Three angles lie on a straight line. Two of them are ${two}° and ${other}°. What is the third?`,
      answer,
      unit: '°',
      answerText: `${answer}°`,
      show: shapeOf({ shape: 'line-angles', angles: [two, other, answer] }, '', [
        `${two}°`,
        `${other}°`,
        '?',
      ]),
      slips: [
        [360 - two - other, m.fullTurnForLine],
        [180 - two, m.oneAngleForgotten],
        [two + other, m.stopsAtTheSum],
      ],
      hint: 'All three together make half a turn.',
      explanation: 'Angles on a straight line add up to 180°, so both known angles are taken away.',
      steps: [
        { line: `${two}° + ${other}° = ${two + other}°`, why: 'Add the known angles.' },
        { line: `180° − ${two + other}° = ${answer}°`, why: 'A straight line is 180°.' },
      ],
    });
  }
  const sum = random.pick([3, 4, 5, 6, 9, 10, 12, 15, 18]);
  const small = random.int(1, Math.ceil(sum / 2) - 1);
  const large = sum - small;
  const x = 180 / sum;
  const asksLarge = random.coin();
  const [wanted, other] = asksLarge ? [large, small] : [small, large];
  return askNumber({
    prompt: `Two angles, ${term(small)} and ${term(large)}, lie on a straight line. Find the ${asksLarge ? 'larger' : 'smaller'} angle.`,
    answer: wanted * x,
    unit: '°',
    answerText: `${wanted * x}°`,
    show: lineOfTerms(small, large, x),
    slips: [
      [x, m.stopsAtX],
      [other * x, asksLarge ? m.smallerForLarger : m.largerForSmaller],
      [180 / large, m.onePartForgotten],
      [(360 / sum) * wanted, m.fullTurnForLine],
    ],
    pleStyle: 'Mathematics A, "Find the value of x ..."',
    hint: `${term(small)} + ${term(large)} = ${sum}x`,
    explanation: `Together they are ${sum}x, and this is 180°. Then find the angle that is asked.`,
    steps: [
      { line: `${term(small)} + ${term(large)} = ${sum}x = 180°`, why: 'A straight line is 180°.' },
      { line: `x = 180° ÷ ${sum} = ${x}°` },
      ...(wanted === 1
        ? []
        : [
            {
              line: `${wanted} × ${x}° = ${wanted * x}°`,
              why: `The ${asksLarge ? 'larger' : 'smaller'} angle is asked.`,
            },
          ]),
    ],
  });
};

const angleInTriangle: Maker = (random, level) => {
  const [one, two] = [random.int(6, 18) * 5, random.int(4, 15) * 5];
  const third = 180 - one - two;
  if (third < 15) return null;
  if (level === 1) {
    return askNumber({
      prompt: `Two angles of a triangle are ${one}° and ${two}°. What is the third angle?`,
      answer: third,
      unit: '°',
      answerText: `${third}°`,
      show: triangleOf([one, two, third], [`${one}°`, `${two}°`, '?']),
      slips: [
        [360 - one - two, m.fullTurnForTriangle],
        [one + two, m.stopsAtTheSum],
        [180 - one, m.oneAngleForgotten],
      ],
      pleStyle: 'Mathematics A, "Find the third angle ..."',
      hint: 'The three angles of a triangle make 180°.',
      explanation: 'The angles of a triangle add up to 180°, so both known angles are taken away.',
      steps: [
        { line: `${one}° + ${two}° = ${one + two}°`, why: 'Add the known angles.' },
        { line: `180° − ${one + two}° = ${third}°`, why: 'All three make 180°.' },
      ],
    });
  }
  if (level === 2) {
    const base = random.int(4, 17) * 5;
    const top = 180 - 2 * base;
    const asksTop = random.coin();
    return askNumber({
      prompt: asksTop
        ? `An isosceles triangle has two equal angles of ${base}°. What is the third angle?`
        : `The two equal angles of an isosceles triangle are unknown. The third angle is ${top}°. How large is each equal angle?`,
      answer: asksTop ? top : base,
      unit: '°',
      answerText: `${asksTop ? top : base}°`,
      show: triangleOf([base, base, top], asksTop ? [`${base}°`, `${base}°`, '?'] : ['?', '?', `${top}°`]),
      slips: asksTop
        ? [
            [180 - base, m.oneAngleForgotten],
            [360 - 2 * base, m.fullTurnForTriangle],
            [2 * base, m.stopsAtTheSum],
          ]
        : [
            [180 - top, m.notSharedByTwo],
            [(360 - top) / 2, m.fullTurnForTriangle],
            [top, m.anglesThoughtEqual],
          ],
      hint: 'In an isosceles triangle two angles are equal.',
      explanation: 'The three angles make 180°, and two of them are equal.',
      steps: asksTop
        ? [
            { line: `2 × ${base}° = ${2 * base}°`, why: 'The two equal angles.' },
            { line: `180° − ${2 * base}° = ${top}°`, why: 'All three make 180°.' },
          ]
        : [
            { line: `180° − ${top}° = ${2 * base}°`, why: 'This is left for the two equal angles.' },
            { line: `${2 * base}° ÷ 2 = ${base}°`, why: 'Share it by two.' },
          ],
    });
  }
  const sum = random.pick([6, 9, 10, 12, 15, 18, 20]);
  const a = random.int(1, Math.floor(sum / 3) - 1);
  const b = random.int(a + 1, Math.ceil((sum - a) / 2) - 1);
  const c = sum - a - b;
  if (b >= c) return null;
  const x = 180 / (a + b + c);
  return askNumber({
    prompt: `The angles of a triangle are ${term(a)}, ${term(b)} and ${term(c)}. Find the largest angle.`,
    answer: c * x,
    unit: '°',
    answerText: `${c * x}°`,
    show: triangleOf([a * x, b * x, c * x], [term(a), term(b), term(c)]),
    slips: [
      [x, m.stopsAtX],
      [(360 / (a + b + c)) * c, m.fullTurnForTriangle],
      [a * x, m.smallerForLarger],
      [180 / c, m.onePartForgotten],
    ],
    pleStyle: 'Mathematics B, "Find the value of x ..."',
    hint: `How many x are there in all?`,
    explanation: `The three angles make ${a + b + c}x, and this is 180°. The largest angle is ${term(c)}, not x.`,
    steps: [
      { line: `${term(a)} + ${term(b)} + ${term(c)} = ${a + b + c}x = 180°`, why: 'All three make 180°.' },
      { line: `x = 180° ÷ ${a + b + c} = ${x}°` },
      { line: `${c} × ${x}° = ${c * x}°`, why: 'The largest angle is asked.' },
    ],
  });
};

export const angleMakers = {
  'angles-on-a-line': angleOnLine,
  'angles-in-a-triangle': angleInTriangle,
} satisfies Record<string, Maker>;
