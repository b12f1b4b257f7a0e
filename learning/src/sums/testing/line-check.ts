/**
 * Whether a line of working is true, judged by other means than the solver's: signs are turned into postfix order, and
 * a fraction is a pair of whole numbers. Units count as factors: `1 km = 1,000 m` is true because 1,000 = 1,000.
 */
type Pair = readonly [top: bigint, bottom: bigint];

const unitSizes: Readonly<Record<string, Pair>> = {
  km: [1000n, 1n],
  m: [1n, 1n],
  cm: [1n, 100n],
  mm: [1n, 1000n],
  t: [1000n, 1n],
  kg: [1n, 1n],
  g: [1n, 1000n],
  mg: [1n, 1_000_000n],
  l: [1n, 1n],
  ml: [1n, 1000n],
  week: [604_800n, 1n],
  weeks: [604_800n, 1n],
  day: [86_400n, 1n],
  days: [86_400n, 1n],
  h: [3600n, 1n],
  min: [60n, 1n],
  s: [1n, 1n],
  year: [12n, 1n],
  years: [12n, 1n],
  month: [1n, 1n],
  months: [1n, 1n],
  'm²': [1n, 1n],
  'cm²': [1n, 10_000n],
};

const rank: Readonly<Record<string, number>> = { '+': 1, '−': 1, '×': 2, '÷': 2, '&': 4, '/': 5, '√': 6 };

const apply = (sign: string, [a, b]: Pair, [c, d]: Pair): Pair => {
  if (sign === '+' || sign === '&') return [a * d + c * b, b * d];
  if (sign === '−') return [a * d - c * b, b * d];
  return sign === '×' ? [a * c, b * d] : [a * d, b * c];
};

const numberFrom = (digits: string): Pair => {
  const [full = '', part = ''] = digits.replace(/,/g, '').split('.');
  return [BigInt(full + part), 10n ** BigInt(part.length)];
};

const root = ([a, b]: Pair): Pair => {
  const of = (value: bigint): bigint => {
    let guess = 0n;
    while (guess * guess < value) guess++;
    if (guess * guess !== value) throw new Error(`${value} has no whole root`);
    return guess;
  };
  return [of(a), of(b)];
};

/** A number before a number or letter without a sign: 2 1/2 is a sum, 3x a product, 5 km a product. */
const tokensOf = (text: string): readonly string[] =>
  text.match(/\d[\d,]*(?:\.\d+)?|\.\d+|[+−×÷/()√%]|[a-z]+[²³]?/g) ?? [];

const evaluate = (text: string, letters: ReadonlyMap<string, Pair>): Pair => {
  const [values, signs]: [Pair[], string[]] = [[], []];
  const reduce = (): void => {
    const sign = signs.pop() ?? '';
    const right = values.pop();
    if (right === undefined) throw new Error(`Nothing stands after ${sign} in ${text}`);
    if (sign === '√') {
      values.push(root(right));
      return;
    }
    const left = values.pop();
    if (left === undefined) throw new Error(`Nothing stands before ${sign} in ${text}`);
    values.push(apply(sign, left, right));
  };
  const push = (sign: string): void => {
    for (
      let last = signs[signs.length - 1];
      last !== undefined && last !== '(';
      last = signs[signs.length - 1]
    ) {
      if ((rank[last] ?? 0) < (rank[sign] ?? 0)) break;
      reduce();
    }
    signs.push(sign);
  };
  let before = 'sign';
  for (const token of tokensOf(text)) {
    if (token === '%') {
      values.push(apply('÷', values.pop() ?? [0n, 1n], [100n, 1n]));
      continue;
    }
    if (token === ')') {
      while (signs[signs.length - 1] !== '(') reduce();
      signs.pop();
      before = 'value';
      continue;
    }
    if (token === '(') {
      if (before === 'value') push('×');
      signs.push('(');
      before = 'sign';
      continue;
    }
    if (rank[token] !== undefined) {
      if (token === '−' && before === 'sign') values.push([0n, 1n]);
      if (token === '√') signs.push(token);
      else push(token);
      before = 'sign';
      continue;
    }
    if (/^\d|^\./.test(token)) {
      if (before === 'value') push('&');
      values.push(numberFrom(token));
    } else {
      const value = unitSizes[token] ?? letters.get(token);
      const known = letters.get(token) ?? value;
      if (known === undefined) throw new Error(`${token} is unknown in ${text}`);
      const last = values.pop();
      values.push(before === 'value' && last !== undefined ? apply('×', last, known) : known);
      if (before !== 'value' && last !== undefined) values.splice(values.length - 1, 0, last);
    }
    before = 'value';
  }
  while (signs.length > 0) reduce();
  const [value] = values;
  if (value === undefined || values.length !== 1) throw new Error(`${text} is no sum`);
  return value;
};

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** Checks a claim in words ('LCM of 4 and 6 = 12') by brute force; null if the line makes no such claim. */
const worded = (left: string, right: string): boolean | null => {
  const found = /^(LCM|GCF|Median|Mode) of (.+)$/.exec(left);
  if (found === null) return null;
  const numbers = (found[2] ?? '').split(/, | and /).map((one) => Number(one.replace(/,/g, '')));
  const value = Number(right.replace(/,/g, ''));
  switch (found[1]) {
    case 'LCM': {
      let tried = 1;
      while (numbers.some((one) => tried % one !== 0)) tried++;
      return tried === value;
    }
    case 'GCF':
      return numbers.map(BigInt).reduce(gcd) === BigInt(value);
    case 'Median':
      return numbers.filter((one) => one < value).length === numbers.filter((one) => one > value).length;
    default:
      return numbers.every(
        (one) => numbers.filter((x) => x === one).length <= numbers.filter((x) => x === value).length,
      );
  }
};

/** `letters`: the solution of an equation. */
export const isTrue = (line: string, letters: ReadonlyMap<string, Pair> = new Map()): boolean => {
  if (line.includes('≈')) return true;
  const [left = '', right = '', ...more] = line.split(' = ');
  if (right === '' || more.length > 0) return false;
  const said = worded(left, right);
  if (said !== null) return said;
  const [[a, b], [c, d]] = [evaluate(left, letters), evaluate(right, letters)];
  return a * d === c * b;
};

export const pairOf = (digits: string): Pair => evaluate(digits, new Map());
