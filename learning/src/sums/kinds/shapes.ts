/** Perimeters, areas and volumes. */
import { number, numberOf, plain } from '#sums/kinds/patterns.ts';
import { totalOf } from '#sums/kinds/ratios.ts';
import { at, rules, type Solid, two } from '#sums/kinds/shape-rules.ts';
import { convertPart, type Part, type Unit, unitNames, unitOf, writePart } from '#sums/kinds/units.ts';
import { ledBy, operation } from '#sums/operate.ts';
import { over, type Rational, rational, times, writeNumber } from '#sums/rational.ts';
import { type Draft, noAnswer, type Solver } from '#sums/sum.ts';

const powers: Readonly<Record<Solid, string>> = { 1: '', 2: '²', 3: '³' };
const sideForm = new RegExp(`${number}\\s*(${unitNames})?(?![a-z²³\\d])`, 'g');

const sidesIn = (text: string): readonly { value: Rational; unit: Unit | null }[] =>
  [...text.matchAll(sideForm)].map(([, digits, name]) => ({
    value: numberOf(digits),
    unit: unitOf(name ?? ''),
  }));

/** All in the smallest unit that is there. */
const inOneUnit = (sides: readonly { value: Rational; unit: Unit | null }[]) => {
  const known = sides.flatMap(({ unit }) => unit ?? []);
  const to = known.reduce<Unit | null>(
    (least, one) => (least === null || one.size < least.size ? one : least),
    null,
  );
  if (to === null) return { unit: null, values: sides.map(({ value }) => value), steps: [] };
  const parts = sides.map(({ value, unit }): Part => ({ value, unit: unit ?? to }));
  const worked = parts.map((part) => convertPart(part, to));
  return { unit: to, values: worked.map(({ value }) => value), steps: worked.flatMap(({ steps }) => steps) };
};

const isFound = (text: string): boolean => /diameter/.test(text) && !/radius/.test(text);

export const shape: Solver = (typed): Draft | ReturnType<typeof noAnswer> | null => {
  const text = plain(typed).replace(/^total (?=area|volume|perimeter)/, '');
  const rule = rules.find(({ form }) => form.test(text));
  if (rule === undefined) return null;
  const sides = sidesIn(text.replace(/\b(?:take )?(?:π|pi)\b.*$/, ''));
  if (sides.length !== rule.sides)
    return noAnswer(
      `For this I need ${rule.sides} ${rule.sides === 1 ? 'number' : 'numbers'}. I found ${sides.length}.`,
    );
  if (sides.some(({ unit, value }) => (unit !== null && unit.kind !== 'length') || value.top <= 0n))
    return null;
  const { unit, values, steps } = inOneUnit(sides);
  const half = isFound(text) ? operation('The radius is half of the diameter.', at(values, 0), '÷', two) : [];
  const used = half.length > 0 ? [over(at(values, 0), two), ...values.slice(1)] : values;
  const worked = rule.work(used);
  const sign =
    unit === null
      ? rule.power === 1
        ? ''
        : ` ${rule.power === 2 ? 'square' : 'cubic'} units`
      : ` ${unit.sign}${powers[rule.power]}`;
  const shown = sides.map((side) =>
    side.unit === null ? writeNumber(side.value) : writePart({ value: side.value, unit: side.unit }),
  );
  return {
    topic: rule.name,
    read: `${rule.name}: ${shown.join(', ')}${half.length > 0 ? ' (diameter)' : ''}`,
    hint: { say: rule.says },
    steps: [
      ...steps,
      ...half,
      ...ledBy(steps.length > 0 ? 'Now all is in the same unit.' : '', worked.steps),
    ],
    answer: `${writeNumber(worked.value)}${sign}`,
  };
};

const areaForm = new RegExp(`area [^\\d]*?${number}\\s*(${unitNames})?`);
const sideWord = new RegExp(
  `(length|width|breadth|base|height|side)\\b[^\\d,.]{0,20}?${number}\\s*(${unitNames})?`,
);

/** The width of a rectangle whose area and length are known; the side of a square whose perimeter is known. */
export const missingSide: Solver = (typed) => {
  const text = plain(typed);
  const area = areaForm.exec(text);
  const side = sideWord.exec(text.replace(areaForm, ''));
  const wanted =
    /(?:^|find|what is|calculate)(?: (?:the|its))* ?(width|length|breadth|height|base)\b(?!\s*(?:is|=|of)?\s*\d)/.exec(
      text,
    )?.[1];
  if (area === null || side === null || wanted === undefined || wanted === side[1]) return null;
  const [all, one] = [numberOf(area[1]), numberOf(side[2])];
  const unit = unitOf(side[3] ?? '');
  if (one.top === 0n) return noAnswer('A side of 0 encloses nothing.');
  const isTriangle = text.includes('triang');
  const full = isTriangle ? times(all, two) : all;
  return {
    topic: 'A missing side',
    read: `Area ${writeNumber(all)}, ${side[1]} ${writeNumber(one)}: ${wanted}?`,
    hint: {
      say: isTriangle
        ? 'Twice the area is base times height.'
        : 'Length times width makes the area. Go back from the area.',
    },
    steps: [
      ...(isTriangle ? operation('Two such triangles make the rectangle.', all, '×', two) : []),
      ...operation('Divide the area by the side that you know.', full, '÷', one),
    ],
    answer: `${writeNumber(over(full, one))}${unit === null ? '' : ` ${unit.sign}`}`,
  };
};

const angleForm =
  /^(?:third angle|(?:size of )?the third angle|missing angle|unknown angle)\D*\btriang\D*(.+)$|^two angles of a triangle are (.+?)(?:[.,;] .*)?$/;

export const angle: Solver = (typed) => {
  const found = angleForm.exec(plain(typed).replace(/°| ?degrees?/g, ''));
  if (found === null) return null;
  const values = [...(found[1] ?? found[2] ?? '').matchAll(new RegExp(number, 'g'))].map(([, one]) =>
    numberOf(one),
  );
  const [a, b] = values;
  if (a === undefined || b === undefined || values.length !== 2) return null;
  const both = totalOf([a, b]);
  if (both.top >= 180n * both.bottom)
    return noAnswer('Two angles of a triangle are less than 180° together.');
  return {
    topic: 'Angles of a triangle',
    read: `Angles ${writeNumber(a)}°, ${writeNumber(b)}° and ?`,
    hint: { say: 'The three angles of a triangle are 180° together.' },
    steps: [
      ...operation('Add the angles that you know.', a, '+', b),
      ...operation('Take that from 180.', rational(180n), '−', both),
    ],
    answer: `${writeNumber(totalOf([rational(180n), rational(-both.top, both.bottom)]))}°`,
  };
};
