/** Perimeter, area, volume and angles. */
import { askNumber } from '#practice/drafts.ts';
import type { Maker } from '#practice/exercise.ts';
import { rectangleOf, shapeOf } from '#practice/figures.ts';
import { shapeMistakes as m } from '#practice/misconceptions/measures.ts';
import type { Random } from '#practice/random.ts';
import { written } from '#practice/write.ts';

/**
 * Real things of these lengths. A football pitch, about 100 by 64 m, is longer than any of our rectangles.
 */
const fields = [
  { to: 5, names: ['mat', 'goat shed', 'seed bed'] },
  { to: 12, names: ['classroom', 'store', 'vegetable garden'] },
  { to: 30, names: ['garden', 'assembly hall', 'netball court'] },
  { to: Number.POSITIVE_INFINITY, names: ['compound', 'banana plantation', 'maize field'] },
] as const;

const fieldOf = (random: Random, long: number): string =>
  random.pick(fields.find(({ to }) => long <= to)?.names ?? fields[0].names);

const rectangleSides = (random: Random, most: number): readonly [number, number] => {
  const width = random.int(3, most);
  return [width + random.int(2, most), width];
};

const asksPerimeter = (field: string, long: number, wide: number) =>
  askNumber({
    prompt: `A rectangular ${field} is ${long} m long and ${wide} m wide. What is its perimeter?`,
    answer: 2 * (long + wide),
    unit: 'm',
    show: rectangleOf(long, wide),
    slips: [
      [long * wide, m.areaForPerimeter],
      [long + wide, m.twoSidesOnly],
      [2 * long + wide, m.oneSideLeftOut],
    ],
    hint: 'The perimeter is the way all around.',
    explanation: `All around there are two lengths and two widths. Length times width would be the area.`,
    steps: [
      { line: `${long} + ${wide} = ${long + wide}`, why: 'One length and one width.' },
      { line: `2 × ${long + wide} = ${2 * (long + wide)} m`, why: 'There are two of each.' },
    ],
  });

const perimeter: Maker = (random, level) => {
  const [long, wide] = rectangleSides(random, level === 1 ? 12 : 40);
  const field = fieldOf(random, long);
  const side = random.int(4, 60);
  const square = random.coin();
  if (level === 3) {
    const around = 2 * (long + wide);
    return askNumber({
      prompt: `The perimeter of a rectangular ${field} is ${around} m. It is ${long} m long. How wide is it?`,
      answer: wide,
      unit: 'm',
      show: rectangleOf(long, wide, [`${long} m`, '?']),
      slips: [
        [around - long, m.oneLengthTakenOff],
        [around - 2 * long, m.halfForgotten],
        [around / 2, m.stopsAtHalf],
        [around / long, m.areaForPerimeter],
      ],
      hint: 'Half of the perimeter is one length and one width.',
      explanation: `Half of the way around is ${around / 2} m, and this is one length and one width.`,
      steps: [
        { line: `${around} ÷ 2 = ${around / 2}`, why: 'One length and one width.' },
        { line: `${around / 2} − ${long} = ${wide} m`, why: 'Take the length away.' },
      ],
    });
  }
  if (level === 2 && square) {
    return askNumber({
      prompt: `A square plot has sides of ${side} m. What is its perimeter?`,
      answer: 4 * side,
      unit: 'm',
      show: rectangleOf(side, side),
      slips: [
        [side * side, m.areaForPerimeter],
        [2 * side, m.twoSidesOnly],
        [3 * side, m.oneSideLeftOut],
      ],
      hint: 'How many sides has a square?',
      explanation: `A square has four equal sides. Side times side would be the area.`,
      steps: [{ line: `4 × ${side} = ${4 * side} m`, why: 'Four equal sides.' }],
    });
  }
  return asksPerimeter(field, long, wide);
};

const areaOfRectangle: Maker = (random, level) => {
  const [long, wide] = rectangleSides(random, level === 1 ? 9 : 20);
  const field = fieldOf(random, long);
  const area = long * wide;
  if (level === 3) {
    return askNumber({
      prompt: `A rectangular ${field} has an area of ${written(area)} m². It is ${long} m long. How wide is it?`,
      answer: wide,
      unit: 'm',
      show: rectangleOf(long, wide, [`${long} m`, '?']),
      slips: [
        [area - long, m.takesForDivides],
        [area / 2 - long, m.areaAsPerimeter],
        [area * long, m.multipliesAgain],
      ],
      hint: 'Length times width is the area.',
      explanation: `${long} times the width makes ${written(area)}, so the area is divided by the length.`,
      steps: [
        { line: `${long} × width = ${written(area)}`, why: 'Area = length × width' },
        { line: `${written(area)} ÷ ${long} = ${wide} m` },
      ],
    });
  }
  return askNumber({
    prompt: `A rectangular ${field} is ${long} m long and ${wide} m wide. What is its area?`,
    answer: area,
    unit: 'm²',
    show: rectangleOf(long, wide),
    slips: [
      [2 * (long + wide), m.perimeterForArea],
      [long + wide, m.addsForArea],
      [2 * area, m.areaDoubled],
    ],
    hint: `Think of ${wide} rows with ${long} squares in each.`,
    explanation: `${wide} rows of ${long} squares fill it. Adding the sides would give the way around.`,
    steps: [
      { line: 'area = length × width', why: 'Write the rule.' },
      { line: `${long} × ${wide} = ${written(area)} m²` },
    ],
  });
};

const areaOfTriangle: Maker = (random, level) => {
  const base = random.int(2, level === 1 ? 8 : 16) * 2;
  const height = random.int(3, level === 1 ? 9 : 20);
  const area = (base * height) / 2;
  if (level === 3) {
    return askNumber({
      prompt: `A triangle has an area of ${written(area)} cm² and a base of ${base} cm. What is its height?`,
      answer: height,
      unit: 'cm',
      show: shapeOf({ shape: 'triangle', base, height }, 'cm', [`${base} cm`, '?']),
      slips: [
        [area / base, m.halfForgotten],
        [area - base, m.takesForDivides],
        [(2 * area) / (base * 2), m.halfForgotten],
        [2 * area - base, m.takesForDivides],
      ],
      hint: 'A rectangle with the same base and height has twice the area.',
      explanation: `Twice the area is base times height, so ${written(2 * area)} is divided by ${base}.`,
      steps: [
        { line: `2 × ${written(area)} = ${written(2 * area)}`, why: 'Base × height is twice the area.' },
        { line: `${written(2 * area)} ÷ ${base} = ${height} cm` },
      ],
    });
  }
  return askNumber({
    prompt: `A triangle has a base of ${base} cm and a height of ${height} cm. What is its area?`,
    answer: area,
    unit: 'cm²',
    show: shapeOf({ shape: 'triangle', base, height }, 'cm'),
    slips: [
      [base * height, m.halfForgotten],
      [base + height, m.addsForArea],
      [(base + height) / 2, m.addsForArea],
    ],
    pleStyle: 'Mathematics A, "Find the area of the triangle."',
    hint: 'A triangle is half of a rectangle.',
    explanation: `Base times height is the area of a rectangle. The triangle is half of it.`,
    steps: [
      { line: `${base} × ${height} = ${written(base * height)}`, why: 'Base × height.' },
      { line: `${written(base * height)} ÷ 2 = ${written(area)} cm²`, why: 'Half of it.' },
    ],
  });
};

const boxOf = (length: number, width: number, height: number, marks?: readonly string[]) =>
  shapeOf({ shape: 'box', length, width, height }, 'cm', marks);

const volumeOfBox: Maker = (random, level) => {
  const most = level === 1 ? 6 : 15;
  const [long, wide, high] = [random.int(2, most), random.int(2, most), random.int(2, most)];
  const volume = long * wide * high;
  if (level === 3) {
    return askNumber({
      prompt: `A box has a volume of ${written(volume)} cm³. It is ${long} cm long and ${wide} cm wide. How high is it?`,
      answer: high,
      unit: 'cm',
      show: boxOf(long, wide, high, [`${long} cm`, `${wide} cm`, '?']),
      slips: [
        [volume / long, m.stepLeftOutOfVolume],
        [volume / wide, m.stepLeftOutOfVolume],
        [volume - long - wide, m.takesForDivides],
        [volume / (long + wide), m.addsForArea],
      ],
      hint: 'Length × width × height is the volume.',
      explanation: `The bottom has an area of ${long * wide} cm², and the volume is the bottom times the height.`,
      steps: [
        { line: `${long} × ${wide} = ${long * wide}`, why: 'The area of the bottom.' },
        { line: `${written(volume)} ÷ ${long * wide} = ${high} cm`, why: 'Volume ÷ bottom.' },
      ],
    });
  }
  return askNumber({
    prompt: `A box is ${long} cm long, ${wide} cm wide and ${high} cm high. What is its volume?`,
    answer: volume,
    unit: 'cm³',
    show: boxOf(long, wide, high),
    slips: [
      [long + wide + high, m.addsForArea],
      [long * wide, m.areaForVolume],
      [2 * (long * wide + wide * high + long * high), m.surfaceForVolume],
    ],
    hint: 'First find how many cubes cover the bottom.',
    explanation: `${long * wide} cubes cover the bottom, and there are ${high} layers.`,
    steps: [
      { line: `${long} × ${wide} = ${long * wide}`, why: 'One layer.' },
      { line: `${long * wide} × ${high} = ${written(volume)} cm³`, why: `${high} layers.` },
    ],
  });
};

/** Litres: 1,000 cubic centimetres. */
const tanksAndJerrycans: Maker = (random, level) => {
  const [long, wide, high] = [random.int(2, 9) * 10, random.int(2, 9) * 10, random.int(2, 10) * 10];
  const can = random.pick([5, 10, 20]);
  const volume = long * wide * high;
  const litres = volume / 1000;
  const tank = `A tank is ${long} cm long, ${wide} cm wide and ${high} cm high.`;
  const toLitres = [
    { line: `${long} × ${wide} × ${high} = ${written(volume)}`, why: 'Find the volume in cm³.' },
    {
      line: `${written(volume)} ÷ 1,000 = ${written(litres)}${level === 3 ? '' : ' litres'}`,
      why: '1 litre is 1,000 cm³.',
    },
  ];
  if (level < 3) {
    return askNumber({
      prompt: `${tank} How many litres of water does it hold?`,
      answer: litres,
      unit: 'litres',
      show: boxOf(long, wide, high),
      slips: [
        [volume / 100, m.hundredForThousand],
        [volume, m.notChangedToLitres],
        [(long * wide) / 100, m.areaForVolume],
        [long + wide + high, m.addsForArea],
      ],
      pleStyle: 'Mathematics B, "Find the capacity of the tank in litres."',
      hint: 'Find the volume first. 1 litre is 1,000 cm³.',
      explanation: `The volume is ${written(volume)} cm³, and each litre takes 1,000 cm³.`,
      steps: toLitres,
    });
  }
  if (litres % can !== 0) return null;
  return askNumber({
    prompt: `${tank} It is full. How many ${can}-litre jerrycans can be filled from it?`,
    answer: litres / can,
    unit: 'jerrycans',
    show: boxOf(long, wide, high),
    slips: [
      [litres, m.stopsAtLitres],
      [volume / 100 / can, m.hundredForThousand],
      [litres * can, m.multipliesAgain],
      [litres - can, m.takesForDivides],
    ],
    pleStyle: 'Mathematics B, "How many jerrycans ..."',
    hint: 'First find how many litres the tank holds.',
    explanation: `The tank holds ${written(litres)} litres, and each jerrycan takes ${can} of them.`,
    steps: [
      ...toLitres,
      {
        line: `${written(litres)} ÷ ${can} = ${written(litres / can)} jerrycans`,
        why: `Each takes ${can} litres.`,
      },
    ],
  });
};

export const shapeMakers = {
  perimeter,
  'area-of-a-rectangle': areaOfRectangle,
  'area-of-a-triangle': areaOfTriangle,
  'volume-of-a-box': volumeOfBox,
  'tanks-and-jerrycans': tanksAndJerrycans,
} satisfies Record<string, Maker>;
