/** Units of measure, and amounts in one or several of them: 2 h 35 min. */
import { number, numberOf } from '#sums/kinds/patterns.ts';
import { operation } from '#sums/operate.ts';
import { over, type Rational, rational, times, writeNumber, writeWhole } from '#sums/rational.ts';
import { type SumStep, slip, step } from '#sums/sum.ts';

export type Unit = {
  readonly sign: string;
  readonly kind: 'length' | 'mass' | 'capacity' | 'time' | 'age' | 'area' | 'volume' | 'count';
  /** In the smallest unit of its kind. */
  readonly size: bigint;
  readonly names: string;
  readonly form: RegExp;
};

const unit = (sign: string, kind: Unit['kind'], size: bigint, names: string): Unit => ({
  sign,
  kind,
  size,
  names,
  form: new RegExp(`^(?:${names})$`),
});

/** The biggest of each kind first. */
const units: readonly Unit[] = [
  unit('km²', 'area', 1_000_000_000_000n, 'km²|km2|sq km|square kilomet(?:re|er)s?'),
  unit('ha', 'area', 10_000_000_000n, 'ha|hectares?'),
  unit('m²', 'area', 1_000_000n, 'm²|m2|sq m|square met(?:re|er)s?'),
  unit('cm²', 'area', 100n, 'cm²|cm2|sq cm|square centimet(?:re|er)s?'),
  unit('mm²', 'area', 1n, 'mm²|mm2'),
  unit('m³', 'volume', 1_000_000n, 'm³|m3|cubic met(?:re|er)s?'),
  unit('cm³', 'volume', 1n, 'cm³|cm3|cc|cubic centimet(?:re|er)s?'),
  unit('km', 'length', 1_000_000n, 'km|kms|kilomet(?:re|er)s?'),
  unit('m', 'length', 1_000n, 'm|met(?:re|er)s?'),
  unit('cm', 'length', 10n, 'cm|cms|centimet(?:re|er)s?'),
  unit('mm', 'length', 1n, 'mm|millimet(?:re|er)s?'),
  unit('t', 'mass', 1_000_000_000n, 't|tonnes?|tons?'),
  unit('kg', 'mass', 1_000_000n, 'kg|kgs|kilos?|kilograms?'),
  unit('g', 'mass', 1_000n, 'g|gms?|grams?'),
  unit('mg', 'mass', 1n, 'mg|milligrams?'),
  unit('l', 'capacity', 1_000n, 'l|lit(?:re|er)s?'),
  unit('ml', 'capacity', 1n, 'ml|mls|millilit(?:re|er)s?'),
  unit('weeks', 'time', 604_800n, 'weeks?|wks?'),
  unit('days', 'time', 86_400n, 'days?'),
  unit('h', 'time', 3_600n, 'h|hrs?|hours?'),
  unit('min', 'time', 60n, 'min|mins|minutes?'),
  unit('s', 'time', 1n, 's|secs?|seconds?'),
  unit('years', 'age', 12n, 'years?|yrs?'),
  unit('months', 'age', 1n, 'months?'),
  unit('dozens', 'count', 12n, 'dozens?'),
];

export const unitNames = units.map(({ names }) => names).join('|');

export const unitOf = (name: string): Unit | null =>
  units.find(({ form }) => form.test(name.toLowerCase())) ?? null;

export type Part = { readonly value: Rational; readonly unit: Unit };
export type Amount = readonly Part[];

const onePart = String.raw`${number}\s*(${unitNames})(?![a-z²³\d])\.?`;
/** An amount in a pattern, as one group and two inner ones. */
export const amountForm = String.raw`((?:${onePart}(?:\s*,?\s*(?:and\s+)?(?=\d))?)+)`;

/** 2 h 35 min. Null if the units are of different kinds, or none. */
export const readAmount = (text: string): Amount | null => {
  const rest = text
    .trim()
    .replace(new RegExp(onePart, 'gi'), ' ')
    .replace(/\band\b|,/g, ' ');
  if (rest.trim() !== '') return null;
  const parts = [...text.matchAll(new RegExp(onePart, 'gi'))].flatMap(([, digits, name = '']) => {
    const found = unitOf(name);
    return found === null ? [] : [{ value: numberOf(digits), unit: found }];
  });
  const kinds = new Set(parts.map(({ unit: { kind } }) => kind));
  const falls = parts.every(({ unit: { size } }, at) => at === 0 || size < (parts[at - 1]?.unit.size ?? 0n));
  return parts.length > 0 && kinds.size === 1 && falls ? parts : null;
};

/** 'weeks' of one week is '1 week'. */
export const writePart = ({ value, unit: { sign } }: Part): string => {
  const isOne = value.top === 1n && value.bottom === 1n;
  const name = isOne && sign.length > 3 && sign.endsWith('s') ? sign.slice(0, -1) : sign;
  return `${writeNumber(value)} ${name}`;
};

export const writeAmount = (amount: Amount): string => amount.map(writePart).join(' ');

export const kindOf = (amount: Amount): Unit['kind'] => amount[0]?.unit.kind ?? 'count';

const factorStep = (big: Unit, small: Unit): SumStep => {
  const factor = big.size / small.size;
  const one = writePart({ value: rational(1n), unit: big });
  return step(`How many ${small.sign} are in ${one}?`, `${one} = □ ${small.sign}`, writeWhole(factor), [
    slip(writeWhole(factor * 10n), 'That is too many.'),
    slip(writeNumber(rational(factor, 10n)), 'That is too few.'),
  ]);
};

/** One part in another unit of its kind. */
export const convertPart = (
  { value, unit: from }: Part,
  to: Unit,
): { value: Rational; steps: readonly SumStep[] } => {
  if (from.size === to.size) return { value, steps: [] };
  const isDown = from.size > to.size;
  const factor = rational(isDown ? from.size / to.size : to.size / from.size);
  const result = isDown ? times(value, factor) : over(value, factor);
  const known = isDown ? factorStep(from, to) : factorStep(to, from);
  const why = isDown
    ? `${to.sign} are smaller, so there are more of them: multiply.`
    : `${to.sign} are bigger, so there are fewer of them: divide.`;
  if (value.top === 1n && value.bottom === 1n && isDown) return { value: result, steps: [known] };
  return { value: result, steps: [known, ...operation(why, value, isDown ? '×' : '÷', factor)] };
};

const sumOf = (values: readonly Rational[]): Rational =>
  values.reduce((sum, one) => rational(sum.top * one.bottom + one.top * sum.bottom, sum.bottom * one.bottom));

/** A whole amount in one unit. */
export const convert = (amount: Amount, to: Unit): { value: Rational; steps: readonly SumStep[] } => {
  const parts = amount.map((part) => convertPart(part, to));
  const values = parts.map(({ value }) => value);
  const value = sumOf(values);
  const steps = parts.flatMap((part) => part.steps);
  if (parts.length < 2) return { value, steps };
  const line = `${values.map(writeNumber).join(' + ')} = □`;
  return { value, steps: [...steps, step('Add the parts.', line, writeNumber(value))] };
};

/** Splits a whole number of the smallest unit into these units, the biggest first. */
export const splitInto = (total: bigint, into: readonly Unit[]): Amount => {
  const smallest = into.reduce((least, one) => (one.size < least.size ? one : least));
  let rest = total * smallest.size;
  return into.map((one) => {
    const value = rest / one.size;
    rest -= value * one.size;
    return { value: rational(value), unit: one };
  });
};
