/** Changing units, and sums with amounts of several units. */
import { calculation } from '#sums/calculate.ts';
import { number, numberOf, plain } from '#sums/kinds/patterns.ts';
import {
  type Amount,
  amountForm,
  convert,
  kindOf,
  readAmount,
  splitInto,
  type Unit,
  unitNames,
  unitOf,
  writeAmount,
  writePart,
} from '#sums/kinds/units.ts';
import { operation } from '#sums/operate.ts';
import {
  isLess,
  isWhole,
  minus,
  over,
  plus,
  type Rational,
  rational,
  times,
  writeNumber,
  writeWhole,
} from '#sums/rational.ts';
import { type Draft, type NoAnswer, noAnswer, type Solver, type SumStep, slip, step } from '#sums/sum.ts';

const conversions = [
  new RegExp(
    `^(?:convert|change|express|write|turn)?\\s*${amountForm}\\s*(?:to|into|in|as)\\s+(${unitNames})$`,
  ),
  new RegExp(`^${amountForm}\\s*=\\s*[_?. ]*\\s*(${unitNames})$`),
];
const howMany = new RegExp(
  `^how many (${unitNames})(?: are)?(?: there)? (?:in|make|are in|equal)(?: up)? ${amountForm}$`,
);

/** Related kinds of measures, such as litres and cubic metres: a conversion exists, though this solver has none. */
const isNear = (a: Unit['kind'] | undefined, b: Unit['kind']): boolean =>
  [
    ['capacity', 'volume'],
    ['time', 'age'],
  ].some((pair) => a !== b && pair.includes(a ?? '') && pair.includes(b));

const converted = (amount: Amount, to: Unit): Draft | NoAnswer | null => {
  const first = amount[0];
  if (isNear(first?.unit.kind, to.kind)) return null;
  if (first === undefined || first.unit.kind !== to.kind)
    return noAnswer(`${first?.unit.sign ?? 'That'} and ${to.sign} do not measure the same thing.`);
  const { value, steps } = convert(amount, to);
  if (steps.length === 0) return noAnswer(`That is in ${to.sign} already.`);
  return {
    topic: 'Changing units',
    read: `${writeAmount(amount)} in ${to.sign}`,
    hint: { say: `Begin with one: think of what you know about ${first.unit.sign} and ${to.sign}.` },
    steps,
    answer: writePart({ value, unit: to }),
  };
};

export const conversion: Solver = (typed) => {
  const text = plain(typed);
  const asked = howMany.exec(text);
  const found = asked ?? conversions.map((form) => form.exec(text)).find((one) => one !== null);
  if (found === undefined || found === null) return null;
  // The amount has groups of its own, so the unit is the first group or the last.
  const groups = found.slice(1);
  const [name, words] = asked === null ? [groups[groups.length - 1], groups[0]] : [groups[0], groups[1]];
  const [amount, to] = [readAmount(words ?? ''), unitOf(name ?? '')];
  return amount === null || to === null ? null : converted(amount, to);
};

const sumForm = new RegExp(`^${amountForm}\\s*(\\+|−|-|–|plus|minus|add|take away)\\s*${amountForm}$`);
const scaledForm = new RegExp(`^${amountForm}\\s*(×|x|\\*|÷|/|times|divided by|multiplied by)\\s*${number}$`);
const signs: Readonly<Record<string, '+' | '−' | '×' | '÷'>> = {
  '+': '+',
  plus: '+',
  add: '+',
  '−': '−',
  '-': '−',
  '–': '−',
  minus: '−',
  'take away': '−',
  '×': '×',
  x: '×',
  '*': '×',
  times: '×',
  'multiplied by': '×',
};

const unitsOf = (...amounts: readonly Amount[]): readonly Unit[] => {
  const all = new Map(amounts.flat().map(({ unit }) => [unit.sign, unit]));
  return [...all.values()].sort((a, b) => (a.size < b.size ? 1 : -1));
};

const valueIn = (amount: Amount, unit: Unit): Rational =>
  amount.find((part) => part.unit.sign === unit.sign)?.value ?? rational(0n);

const named = (value: bigint, unit: Unit): string => writePart({ value: rational(value), unit });

/** How many of a unit make one of the next bigger one; null for the biggest. */
const groupOf = (units: readonly Unit[], at: number): bigint | null => {
  const [bigger, own] = [units[at - 1], units[at]];
  return bigger === undefined || own === undefined ? null : bigger.size / own.size;
};

type Columns = (one: bigint, other: bigint, moved: bigint) => { value: bigint; say: string; line: string };

/** From the smallest unit to the biggest; full groups move to the next unit. */
const inColumns = (units: readonly Unit[], a: Amount, b: Amount, column: Columns): readonly SumStep[] => {
  const steps: SumStep[] = [];
  let moved = 0n;
  for (let at = units.length - 1; at >= 0; at--) {
    const own = units[at];
    if (own === undefined) continue;
    const { value, say, line } = column(valueIn(a, own).top, valueIn(b, own).top, moved);
    steps.push(step(`${own.sign}: ${say}`, line, writeWhole(value)));
    const group = groupOf(units, at);
    const bigger = units[at - 1];
    moved = group === null ? 0n : value / group;
    if (group !== null && bigger !== undefined && moved > 0n)
      steps.push(
        step(
          `${named(group, own)} make ${named(1n, bigger)}. How many are left over?`,
          `${named(value, own)} = ${named(moved, bigger)} □ ${own.sign}`,
          writeWhole(value % group),
          [slip(writeWhole(value % 100n), `Groups of ${writeWhole(group)}, not of 100.`)],
        ),
      );
  }
  return steps;
};

const added: Columns = (one, other, moved) => ({
  value: one + other + moved,
  say: moved > 0n ? `add both and the ${moved} that you carried.` : 'add.',
  line: `${writeWhole(one)} + ${writeWhole(other)}${moved > 0n ? ` + ${moved}` : ''} = □`,
});

const subtracted = (units: readonly Unit[], a: Amount, b: Amount): readonly SumStep[] => {
  const steps: SumStep[] = [];
  let lent = 0n;
  for (let at = units.length - 1; at >= 0; at--) {
    const [own, bigger, group] = [units[at], units[at - 1], groupOf(units, at)];
    if (own === undefined) continue;
    const left = valueIn(a, own).top - lent;
    const needs = left < valueIn(b, own).top && group !== null;
    const upper = needs ? left + (group ?? 0n) : left;
    if (needs && bigger !== undefined)
      steps.push(
        step(
          `${own.sign}: there are too few. Take ${named(1n, bigger)} as ${named(group ?? 0n, own)}.`,
          `${left < 0n ? `(${writeWhole(left)})` : writeWhole(left)} + ${writeWhole(group ?? 0n)} = □`,
          writeWhole(upper),
          [
            slip(
              writeWhole(left + 100n),
              `${named(1n, bigger)} is ${writeWhole(group ?? 0n)} ${own.sign}, not 100.`,
            ),
          ],
        ),
      );
    const by = valueIn(b, own).top;
    steps.push(
      step(
        `${own.sign}: ${lent > 0n ? `one was taken, so ${left} are left. ` : ''}Take ${by} away.`,
        `${writeWhole(upper)} − ${writeWhole(by)} = □`,
        writeWhole(upper - by),
      ),
    );
    lent = needs ? 1n : 0n;
  }
  return steps;
};

const isPlainUnits = (units: readonly Unit[], ...amounts: readonly Amount[]): boolean =>
  units.length > 1 && amounts.flat().every(({ value }) => isWhole(value));

const topic = (amount: Amount): string => `Sums with ${kindOf(amount) === 'age' ? 'time' : kindOf(amount)}`;
const hintOf = (units: readonly Unit[]) => ({
  say:
    units.length > 1
      ? 'Write the same units under each other and begin with the smallest.'
      : 'Both are in the same unit, so work with the numbers.',
});

const joined = (a: Amount, sign: '+' | '−', b: Amount): Draft | NoAnswer | null => {
  if (isNear(kindOf(a), kindOf(b))) return null;
  if (kindOf(a) !== kindOf(b))
    return noAnswer('These do not measure the same thing, so they cannot be joined.');
  const units = unitsOf(a, b);
  const smallest = units[units.length - 1];
  if (smallest === undefined) return null;
  const [x, y] = [convert(a, smallest), convert(b, smallest)];
  if (sign === '−' && isLess(x.value, y.value))
    return noAnswer('The second amount is bigger than the first one.');
  const total = sign === '+' ? plus(x.value, y.value) : minus(x.value, y.value);
  const read = `${writeAmount(a)} ${sign} ${writeAmount(b)}`;
  const about = { topic: topic(a), read, hint: hintOf(units) };
  if (!isPlainUnits(units, a, b))
    return {
      ...about,
      steps: [
        ...x.steps,
        ...y.steps,
        ...operation(units.length > 1 ? 'Now both are in the same unit.' : '', x.value, sign, y.value),
      ],
      answer: writePart({ value: total, unit: smallest }),
    };
  const steps = sign === '+' ? inColumns(units, a, b, added) : subtracted(units, a, b);
  return { ...about, steps, answer: shown(splitInto(total.top, units)) };
};

const shown = (amount: Amount): string => {
  const parts = amount.filter(({ value }) => value.top !== 0n);
  return parts.length === 0 ? writeAmount(amount.slice(-1)) : writeAmount(parts);
};

const scaled = (a: Amount, sign: '×' | '÷', by: Rational): Draft | NoAnswer | null => {
  if (by.top === 0n && sign === '÷') return noAnswer('Nothing can be divided by 0.');
  const units = unitsOf(a);
  const smallest = units[units.length - 1];
  if (smallest === undefined) return null;
  const about = {
    topic: topic(a),
    read: `${writeAmount(a)} ${sign} ${writeNumber(by)}`,
    hint: hintOf(units),
  };
  if (sign === '×' && isWhole(by) && isPlainUnits(units, a)) {
    const steps = inColumns(units, a, [], (one, _, moved) => ({
      value: one * by.top + moved,
      say: `multiply by ${by.top}${moved > 0n ? `, then add the ${moved} that you carried` : ''}.`,
      line: `${writeWhole(one)} × ${writeWhole(by.top)}${moved > 0n ? ` + ${moved}` : ''} = □`,
    }));
    return { ...about, steps, answer: shown(splitInto(convert(a, smallest).value.top * by.top, units)) };
  }
  const { value, steps } = convert(a, smallest);
  const result = sign === '×' ? times(value, by) : over(value, by);
  const worked = operation(units.length > 1 ? 'Now it is all in one unit.' : '', value, sign, by);
  const back = units.length > 1 && isWhole(result) ? splitInto(result.top, units) : null;
  const first = back?.[0];
  const isBack = back !== null && first !== undefined && first.value.top > 0n;
  const [bigger, last] = [back?.[back.length - 2], back?.[back.length - 1]];
  const backSteps =
    isBack && back.length === 2 && bigger !== undefined && last !== undefined
      ? [
          step(
            `Write it in ${bigger.unit.sign} and ${last.unit.sign} again.`,
            `${writePart({ value: result, unit: smallest })} = ${writePart(bigger)} □ ${last.unit.sign}`,
            writeNumber(last.value),
          ),
        ]
      : [];
  const answer = isBack ? shown(back) : writePart({ value: result, unit: smallest });
  return { ...about, steps: [...steps, ...worked, ...backSteps], answer };
};

export const measureSum: Solver = (typed) => {
  const text = plain(typed);
  const two = sumForm.exec(text);
  if (two !== null) {
    const [, first = ''] = two;
    const sign = two[4];
    const second = two[5];
    const [a, b] = [readAmount(first), readAmount(second ?? '')];
    const known = signs[sign ?? ''];
    return a === null || b === null || (known !== '+' && known !== '−') ? null : joined(a, known, b);
  }
  const one = scaledForm.exec(text);
  if (one === null) return null;
  const a = readAmount(one[1] ?? '');
  return a === null ? null : scaled(a, signs[one[4] ?? ''] === '×' ? '×' : '÷', numberOf(one[5]));
};

/** 3.5 kg + 2.75 kg + 1 kg: the same unit throughout, which is put back at the end. */
export const sameUnit: Solver = (typed) => {
  const text = plain(typed);
  const form = new RegExp(`${number}\\s*(${unitNames})(?![a-z²³\\d])`, 'g');
  const found = [...text.matchAll(form)].map(([, , name = '']) => unitOf(name));
  const own = found[0];
  if (own === undefined || own === null || found.some((one) => one?.sign !== own.sign)) return null;
  const worked = calculation(text.replace(form, '$1'));
  if (worked === null || 'reason' in worked) return worked;
  return { ...worked, answer: `${worked.answer} ${own.sign}` };
};
