/** Checks fractions, decimals, shares, money and equations by a second method. */
import { holds, isSorted, type Judge, near, numbersIn, valueOfText, workOut } from './reading.ts';

const expression: Judge = (prompt, candidate) =>
  near(workOut(prompt.replace('Work out: ', '')), valueOfText(candidate));

const equalFractions: Judge = (prompt, candidate) => {
  if (prompt.startsWith('Write')) {
    const given = valueOfText(/\d+\/\d+/u.exec(prompt)?.[0] ?? '');
    const [top = 0, bottom = 0] = candidate.split('/').map(Number);
    const shared = Array.from({ length: top }, (_, at) => at + 1).filter(
      (one) => top % one === 0 && bottom % one === 0,
    );
    return near(top / bottom, given) && shared.length === 1;
  }
  const [left = '', right = ''] = prompt.replace('Find the missing number: ', '').split(' = ');
  return near(valueOfText(left), valueOfText(right.replace('?', candidate)));
};

const greatest: Judge = (prompt, candidate) => {
  if (candidate.includes('|')) return isSorted(candidate);
  const all: readonly string[] = (prompt.split(': ')[1] ?? '').match(/[\d.]+(?:\/\d+)?/gu) ?? [];
  return all.every((one) => valueOfText(one) <= valueOfText(candidate)) && all.includes(candidate);
};

/** In thousandths, as whole numbers. */
const decimalSum =
  (sign: 1 | -1): Judge =>
  (prompt, candidate) => {
    const [one = 0, other = 0] = numbersIn(prompt).map((value) => Math.round(value * 1000));
    return (
      one + sign * other === valueOfText(candidate) * 1000 ||
      near(one + sign * other, valueOfText(candidate) * 1000)
    );
  };

/** Deals out round by round in the ratio. */
const ratio: Judge = (prompt, candidate) => {
  const [all = 0, a = 1, b = 1] = numbersIn(prompt);
  let [first, second, rest] = [0, 0, all];
  while (rest > 0) {
    first += a;
    second += b;
    rest -= a + b;
  }
  const answer = prompt.includes('more') ? Math.abs(first - second) : first;
  return rest === 0 && answer === valueOfText(candidate);
};

const percentage: Judge = (prompt, candidate) => {
  const [all = 0, percent = 0] = numbersIn(prompt);
  const value = valueOfText(candidate);
  return (prompt.includes('rest') ? all - value : value) * 100 === all * percent;
};

const change: Judge = (prompt, candidate) => {
  const [before = 0, second = 0] = numbersIn(prompt);
  const value = valueOfText(candidate);
  if (prompt.includes('By what percentage')) return value * before === Math.abs(second - before) * 100;
  const hundredths = before * (prompt.includes('rose') ? 100 + second : 100 - second);
  return value * 100 === hundredths;
};

const coinsBack: Judge = (prompt, candidate) => {
  const given = numbersIn(prompt);
  const [count = 1, price = 0, paid = 0] = given.length === 3 ? given : [1, ...given];
  let cost = 0;
  for (let bought = 0; bought < count; bought++) cost += price;
  return valueOfText(candidate) + cost === paid;
};

const gainOrLoss: Judge = (prompt, candidate) => {
  const given = numbersIn(prompt);
  const sold = given.at(-1) ?? 0;
  const cost = given.slice(0, -1).reduce((sum, one) => sum + one, 0);
  const gain = valueOfText(candidate);
  return prompt.includes('profit') ? cost + gain === sold : sold + gain === cost;
};

const perCent: Judge = (prompt, candidate) => {
  const [bought = 0, second = 0] = numbersIn(prompt);
  const value = valueOfText(candidate);
  const up = prompt.includes('profit');
  if (prompt.includes('For how much')) return value * 100 === bought * (up ? 100 + second : 100 - second);
  const sold = bought * (up ? 100 + value : 100 - value);
  return sold === second * 100;
};

const reduced: Judge = (prompt, candidate) => {
  const [marked = 0, percent = 0] = numbersIn(prompt);
  const value = valueOfText(candidate);
  const part = prompt.includes('How much is the discount') ? percent : 100 - percent;
  return value * 100 === marked * part;
};

/** Adds the interest month by month. */
const interest: Judge = (prompt, candidate) => {
  const [saved = 0, rate = 0, time = 0] = numbersIn(prompt);
  const months = prompt.includes('months') ? time : time * 12;
  let account = saved;
  for (let month = 0; month < months; month++) account += (saved * rate) / 1200;
  return near(prompt.includes('account') ? account : account - saved, valueOfText(candidate));
};

const equation: Judge = (prompt, candidate) => {
  const text = prompt.split(': ')[1] ?? '';
  const letter = /[a-z□]/u.exec(text)?.[0] ?? 'x';
  return holds(text, letter, valueOfText(candidate));
};

const substitution: Judge = (prompt, candidate) => {
  const [, a = '', , b = ''] = /a = (\d+)( and b = (\d+))?/u.exec(prompt) ?? [];
  const text = (/value of (.+)\.$/u.exec(prompt)?.[1] ?? '')
    .replace('a²', `${a} × ${a}`)
    .replace(/(\d)a/u, `$1 × ${a}`)
    .replace(/(\d)b/u, `$1 × ${b}`)
    .replace(/\bb\b/u, b);
  return workOut(text) === valueOfText(candidate);
};

export const partJudges = {
  'equivalent-fractions': equalFractions,
  'compare-fractions': greatest,
  'add-like-fractions': expression,
  'add-unlike-fractions': expression,
  'take-away-unlike-fractions': expression,
  'multiply-fractions': expression,
  'divide-fractions': expression,
  'order-decimals': greatest,
  'add-decimals': decimalSum(1),
  'take-away-decimals': decimalSum(-1),
  'multiply-decimals': expression,
  'share-in-a-ratio': ratio,
  'percentage-of-a-quantity': percentage,
  'percentage-change': change,
  'finding-change': coinsBack,
  'profit-and-loss': gainOrLoss,
  'percentage-profit': perCent,
  'profit-and-loss-per-cent': perCent,
  discount: reduced,
  'simple-interest': interest,
  'simple-interest-and-amount': interest,
  'missing-number': equation,
  'put-in-the-value': substitution,
  'solve-adding-equations': equation,
  'solve-times-equations': equation,
  'solve-equations': equation,
  'equations-with-brackets': equation,
} satisfies Record<string, Judge>;
