/** Checks whole numbers by a second method: counting, places, rounding, columns, factors and bases. */
import { isSorted, type Judge, near, numberOfWords, numbersIn, valueOfText, workOut } from './reading.ts';

const counting: Judge = (prompt, candidate) => {
  const given = numbersIn(prompt);
  const value = Number(candidate);
  if (prompt.startsWith('How do we write')) return numberOfWords(prompt.slice(16)) === value;
  if (prompt.includes('between')) return value > (given[0] ?? 0) && value < (given[1] ?? 0);
  if (prompt.startsWith('Count in tens')) {
    const [, before = 0, last = 0] = given;
    return value - last === last - before;
  }
  const line = Array.from({ length: 202 }, (_, at) => at);
  const at = line.indexOf(given[0] ?? -1);
  return line[prompt.includes('after') ? at + 1 : at - 1] === value;
};

const places: Judge = (prompt, candidate) => {
  const given = numbersIn(prompt);
  if (prompt.startsWith('Here are')) {
    const [hundreds = 0, tens = 0, ones = 0] = given;
    const heap = [...Array(hundreds).fill(100), ...Array(tens).fill(10), ...Array(ones).fill(1)];
    return heap.reduce((sum: number, one: number) => sum + one, 0) === Number(candidate);
  }
  if (prompt.startsWith('Look at')) {
    const place = ['hundreds', 'tens', 'ones'].findIndex((name) => prompt.includes(`the ${name} place`));
    return String(given[0]).charAt(place) === candidate;
  }
  const [digit, value = 0] = given;
  return value - Number(String(value).replace(String(digit), '0')) === Number(candidate);
};

const compare: Judge = (prompt, candidate) =>
  candidate.includes('|') ? isSorted(candidate) : Math.max(...numbersIn(prompt)) === Number(candidate);

const bothTogether: Judge = (prompt, candidate) => {
  const [a = 0, b = 0] = numbersIn(prompt);
  return valueOfText(candidate) - b === a;
};

const names = [
  ...['Ones', 'Tens', 'Hundreds', 'Thousands', 'Ten thousands', 'Hundred thousands', 'Millions'],
  'Ten millions',
];

/** The loss when one digit becomes zero. */
const worthOf = (digit: number | undefined, value: number): number =>
  value - Number(String(value).replace(String(digit), '0'));

const placeValue: Judge = (prompt, candidate) => {
  const given = numbersIn(prompt);
  if (prompt.startsWith('In ')) {
    const [value = 0, one, other] = given;
    const [first, second] = [worthOf(one, value), worthOf(other, value)];
    return prompt.includes('difference')
      ? first - second === valueOfText(candidate)
      : first + second === valueOfText(candidate);
  }
  const [digit, value = 0] = given;
  if (!prompt.includes('place value')) return worthOf(digit, value) === valueOfText(candidate);
  return worthOf(digit, value) === (digit ?? 0) * 10 ** names.indexOf(candidate);
};

const figures: Judge = (prompt, candidate) =>
  numberOfWords(prompt.replace('Write in figures', '')) === valueOfText(candidate);

const rounding: Judge = (prompt, candidate) => {
  const to = numberOfWords(`one ${/nearest (.+)\./u.exec(prompt)?.[1]}`.replace('one ten', 'ten'));
  const [given = 0] = numbersIn(prompt);
  const value = valueOfText(candidate);
  const away = value - given;
  return value % to === 0 && (Math.abs(away) < to / 2 || away === to / 2);
};

const difference: Judge = (prompt, candidate) => {
  const [a = 0, b = 0] = numbersIn(prompt);
  return valueOfText(candidate) + b === a;
};

const product: Judge = (prompt, candidate) => {
  const [a = 0, b = 1] = numbersIn(prompt);
  const value = valueOfText(candidate);
  return value % b === 0 && value / b === a;
};

const sharing: Judge = (prompt, candidate) => {
  const [all = 0, groups = 1] = numbersIn(prompt);
  const [each = Number.NaN, left = Number.NaN] = candidate.split('|').map(valueOfText);
  return each * groups + left === all && left >= 0 && left < groups;
};

const division: Judge = (prompt, candidate) => {
  const [all = 0, by = 1] = numbersIn(prompt);
  return valueOfText(candidate) * by === all;
};

const order: Judge = (prompt, candidate) =>
  workOut(prompt.replace('Work out: ', '')) === valueOfText(candidate);

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

const gcf: Judge = (prompt, candidate) => {
  const [a = 1, b = 1] = numbersIn(prompt);
  return upTo(Math.min(a, b)).findLast((one) => a % one === 0 && b % one === 0) === Number(candidate);
};

const lcm: Judge = (prompt, candidate) => {
  const [a = 1, b = 1] = numbersIn(prompt);
  return upTo(a * b).find((one) => one % a === 0 && one % b === 0) === Number(candidate);
};

const bases: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** Reads digits place by place; NaN where a digit is too large for the base. */
const readIn = (base: number, text: string): number => {
  const digits = /^\d+/u.exec(text)?.[0] ?? '';
  if (digits === '' || [...digits].some((digit) => Number(digit) >= base)) return Number.NaN;
  return [...digits].reduce((so, digit) => so * base + Number(digit), 0);
};

const toBase: Judge = (prompt, candidate) => {
  const base = bases[/to base (\w+)\./u.exec(prompt)?.[1] ?? ''] ?? 10;
  return readIn(base, candidate) === numbersIn(prompt)[0];
};

const toTen: Judge = (prompt, candidate) => {
  const base = bases[/from base (\w+)/u.exec(prompt)?.[1] ?? ''] ?? 10;
  return readIn(base, /Change (\d+)/u.exec(prompt)?.[1] ?? '') === Number(candidate);
};

const sumInBase: Judge = (prompt, candidate) => {
  const [, name = '', a = '', sign, b = ''] = /base (\w+): (\d+) (.) (\d+)/u.exec(prompt) ?? [];
  const base = bases[name] ?? 10;
  const sum = workOut(`${readIn(base, a)} ${sign} ${readIn(base, b)}`);
  return readIn(base, candidate) === sum;
};

const signedSum: Judge = (prompt, candidate) =>
  near(workOut(prompt.replace('Work out: ', '')), valueOfText(candidate));

const inLife: Judge = (prompt, candidate) => {
  const given = numbersIn(prompt);
  const value = valueOfText(candidate);
  if (prompt.includes('lie between')) return (given[1] ?? 0) - (given[3] ?? 0) === value;
  if (prompt.includes('did it rise')) return (given[0] ?? 0) + value === given[1];
  const [start = 0, ...changes] = given;
  const signs = [...prompt.matchAll(/(rises|falls) by/gu)].map(([, way]) => (way === 'rises' ? 1 : -1));
  return changes.reduce((so, change, at) => so + change * (signs[at] ?? 0), start) === value;
};

export const numberJudges = {
  'before-and-after': counting,
  'count-to-200': counting,
  'hundreds-tens-ones': places,
  'compare-to-200': compare,
  'add-two-digits': bothTogether,
  'addition-stories': bothTogether,
  'place-value-p4': placeValue,
  'place-value-p5': placeValue,
  'place-value-p6': placeValue,
  'place-value-p7': placeValue,
  'figures-from-words-p4': figures,
  'figures-from-words-p5': figures,
  'round-to-ten': rounding,
  'round-to-hundred': rounding,
  'round-to-thousand': rounding,
  'rounding-off-p6': rounding,
  'add-with-carrying': bothTogether,
  'add-large-numbers': bothTogether,
  'take-away-with-borrowing': difference,
  'take-away-large-numbers': difference,
  'multiply-by-two-digits': product,
  'multiply-by-three-digits': product,
  'division-with-remainder': sharing,
  'long-division': division,
  'mixed-operations': order,
  bodmas: order,
  'greatest-common-factor': gcf,
  'gcf-in-real-life': gcf,
  'lowest-common-multiple': lcm,
  'lcm-in-real-life': lcm,
  'lcm-by-prime-factors': lcm,
  'base-ten-to-five': toBase,
  'base-from-ten': toBase,
  'base-to-ten': toTen,
  'add-in-bases': sumInBase,
  'sums-in-base-two': sumInBase,
  'order-integers': (_, candidate) => isSorted(candidate),
  'add-on-the-line': signedSum,
  'take-away-on-the-line': signedSum,
  'add-integers': signedSum,
  'take-away-integers': signedSum,
  'multiply-and-divide-integers': signedSum,
  'integers-in-life': inLife,
} satisfies Record<string, Judge>;
