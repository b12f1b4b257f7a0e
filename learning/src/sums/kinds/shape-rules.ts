/** How perimeters, areas and volumes are worked out. */
import { totalOf } from '#sums/kinds/ratios.ts';
import { operation } from '#sums/operate.ts';
import { over, type Rational, rational, times, writeNumber } from '#sums/rational.ts';
import { type SumStep, step } from '#sums/sum.ts';

export const two = rational(2n);
const pi = rational(22n, 7n);

type Worked = { readonly value: Rational; readonly steps: readonly SumStep[] };

/** One operation after the other, each on the result before it. */
const chain = (
  first: Rational,
  ...next: readonly (readonly ['×' | '÷' | '+' | '−', Rational, string])[]
): Worked => {
  let value = first;
  const steps = next.flatMap(([sign, by, say]) => {
    const worked = operation(say, value, sign, by);
    value =
      sign === '×'
        ? times(value, by)
        : sign === '÷'
          ? over(value, by)
          : totalOf([value, sign === '+' ? by : rational(-by.top, by.bottom)]);
    return worked;
  });
  return { value, steps };
};

/** Times 22/7: divided by 7 first where that comes out even. */
const timesPi = (value: Rational): Worked =>
  value.bottom === 1n && value.top % 7n === 0n
    ? chain(
        value,
        ['÷', rational(7n), 'π is about 22/7. Divide by 7.'],
        ['×', rational(22n), 'Multiply by 22.'],
      )
    : chain(value, ['×', pi, 'π is about 22/7.']);

const then = (first: Worked, next: (value: Rational) => Worked): Worked => {
  const following = next(first.value);
  return { value: following.value, steps: [...first.steps, ...following.steps] };
};

export type Solid = 1 | 2 | 3;
type Rule = {
  readonly name: string;
  readonly says: string;
  /** 1: a length, 2: an area, 3: a volume. */
  readonly power: Solid;
  readonly sides: number;
  readonly form: RegExp;
  readonly work: (sides: readonly Rational[]) => Worked;
};

export const at = (sides: readonly Rational[], place: number): Rational => sides[place] ?? rational(0n);

export const rules: readonly Rule[] = [
  {
    name: 'Perimeter of a square',
    says: 'All 4 sides are equal.',
    power: 1,
    sides: 1,
    form: /^perimeter .*\bsquare\b/,
    work: ([a = two]) => chain(a, ['×', rational(4n), 'A square has 4 equal sides.']),
  },
  {
    name: 'Perimeter',
    says: 'Walk once around: add all sides.',
    power: 1,
    sides: 3,
    form: /^perimeter .*\btriang/,
    work: (sides) => ({
      value: totalOf(sides),
      steps: [
        step(
          'Add the three sides.',
          `${sides.map(writeNumber).join(' + ')} = □`,
          writeNumber(totalOf(sides)),
        ),
      ],
    }),
  },
  {
    name: 'Circumference of a circle',
    says: 'The way around a circle is π times the diameter.',
    power: 1,
    sides: 1,
    form: /^(?:circumference|perimeter) .*(?:\bcircle|\bcircular|\bwheel|radius|diameter)/,
    work: ([r = two]) => then(chain(r, ['×', two, 'The diameter is two radii.']), timesPi),
  },
  {
    name: 'Perimeter of a rectangle',
    says: 'Walk once around: two lengths and two widths.',
    power: 1,
    sides: 2,
    form: /^perimeter .*\b(?:rectang|oblong|field|garden|compound|plot|pitch)/,
    work: ([a = two, b = two]) =>
      chain(a, ['+', b, 'One length and one width.'], ['×', two, 'There are two of each.']),
  },
  {
    name: 'Area of a circle',
    says: 'The area of a circle is π × radius × radius.',
    power: 2,
    sides: 1,
    form: /^area .*(?:\bcircle|\bcircular)/,
    work: ([r = two]) => then(chain(r, ['×', r, 'Radius times radius.']), timesPi),
  },
  {
    name: 'Area of a square',
    says: 'Side times side.',
    power: 2,
    sides: 1,
    form: /^area .*\bsquare\b(?! (?:met|cent|kil))/,
    work: ([a = two]) => chain(a, ['×', a, 'Side times side.']),
  },
  {
    name: 'Area of a triangle',
    says: 'A triangle is half of a rectangle: half of base times height.',
    power: 2,
    sides: 2,
    form: /^area .*\btriang/,
    work: ([a = two, b = two]) =>
      chain(a, ['×', b, 'Base times height is the rectangle.'], ['÷', two, 'The triangle is half of it.']),
  },
  {
    name: 'Area of a parallelogram',
    says: 'Base times height, not the sloping side.',
    power: 2,
    sides: 2,
    form: /^area .*\b(?:parallelogram|rhombus)/,
    work: ([a = two, b = two]) => chain(a, ['×', b, 'Base times height.']),
  },
  {
    name: 'Area of a trapezium',
    says: 'Half of the two parallel sides together, times the height.',
    power: 2,
    sides: 3,
    form: /^area .*\btrapez/,
    work: ([a = two, b = two, h = two]) =>
      chain(
        a,
        ['+', b, 'Add the parallel sides.'],
        ['×', h, 'Times the height.'],
        ['÷', two, 'Take half of it.'],
      ),
  },
  {
    name: 'Area of a rectangle',
    says: 'How many squares are in one row, and how many rows?',
    power: 2,
    sides: 2,
    form: /^area .*(?:\brectang|\boblong|\bfield|\bgarden|\bplot|\bcompound|\bfloor|\broom|\bwall|length|\bby\b|\bx\b|×)/,
    work: ([a = two, b = two]) => chain(a, ['×', b, 'Length times width.']),
  },
  {
    name: 'Surface of a cube',
    says: 'A cube has 6 equal faces.',
    power: 2,
    sides: 1,
    form: /^(?:total )?surface area .*\bcube\b/,
    work: ([a = two]) =>
      chain(a, ['×', a, 'One face is side times side.'], ['×', rational(6n), 'There are 6 faces.']),
  },
  {
    name: 'Surface of a cuboid',
    says: 'Six faces, two by two the same.',
    power: 2,
    sides: 3,
    form: /^(?:total )?surface area .*\b(?:cuboid|box|rectang)/,
    work: ([a = two, b = two, c = two]) => {
      const faces = [times(a, b), times(a, c), times(b, c)];
      const all = totalOf(faces);
      return {
        value: times(all, two),
        steps: [
          ...operation('Top: length times width.', a, '×', b),
          ...operation('Front: length times height.', a, '×', c),
          ...operation('Side: width times height.', b, '×', c),
          step('Add the three faces.', `${faces.map(writeNumber).join(' + ')} = □`, writeNumber(all)),
          ...operation('There are two of each.', all, '×', two),
        ],
      };
    },
  },
  {
    name: 'Volume of a cube',
    says: 'Side times side times side.',
    power: 3,
    sides: 1,
    form: /^(?:volume|capacity) .*\bcube\b/,
    work: ([a = two]) =>
      chain(a, ['×', a, 'One layer is side times side.'], ['×', a, 'As many layers as the side is long.']),
  },
  {
    name: 'Volume of a cylinder',
    says: 'The area of the circle below, times the height.',
    power: 3,
    sides: 2,
    form: /^(?:volume|capacity) .*(?:\bcylind|radius|diameter)/,
    work: ([r = two, h = two]) =>
      then(then(chain(r, ['×', r, 'First the circle: radius times radius.']), timesPi), (area) =>
        chain(area, ['×', h, 'Times the height.']),
      ),
  },
  {
    name: 'Volume of a box',
    says: 'How many cubes are in one layer, and how many layers?',
    power: 3,
    sides: 3,
    form: /^(?:volume|capacity) /,
    work: (sides) =>
      chain(
        at(sides, 0),
        ['×', at(sides, 1), 'One layer: length times width.'],
        ['×', at(sides, 2), 'Times the height.'],
      ),
  },
];
