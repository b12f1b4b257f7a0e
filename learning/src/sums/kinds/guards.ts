/**
 * Guards for solvers that match loosely. Such a solver looks only for the words that it knows, so an unread word or
 * number may change the question. A guard refuses those: no answer is better than a wrong one.
 */
import { number, plain, withoutMoney } from '#sums/kinds/patterns.ts';
import { unitNames, unitOf } from '#sums/kinds/units.ts';
import type { Solver } from '#sums/sum.ts';

type Guard = (text: string, typed: string) => boolean;

export const guarded =
  (solver: Solver, ...guards: readonly Guard[]): Solver =>
  (typed) => {
    const text = plain(withoutMoney(typed));
    return guards.every((guard) => guard(text, typed)) ? solver(typed) : null;
  };

const countOfNumbers = (text: string): number => [...text.matchAll(new RegExp(number, 'g'))].length;

/** A number that a solver leaves out belongs to a question that it did not understand. */
const hasNumbers =
  (count: number): Guard =>
  (text) =>
    countOfNumbers(text) === count;

const without =
  (form: RegExp): Guard =>
  (text) =>
    !form.test(text);

const unitWord = new RegExp(`^(?:${unitNames})$`);

/** All words are known, so that a misspelt 'compound' is seen as well. */
const onlyWords =
  (...known: readonly string[]): ((text: string) => boolean) =>
  (text) => {
    const words = new Set(known.flatMap((one) => one.split(' ')));
    return (text.match(/[a-z]+/g) ?? []).every((word) => words.has(word) || unitWord.test(word));
  };

/** These change a question about trade or a journey, and no solver of them reads them. */
const changing =
  /\b(?:each|every|apiece|per (?!cent)|both|half|halves|quarter|third|twice|thrice|double|doubled|triple|times|dozens?|pairs?|scores?|gross|more|less|fewer|than|remain\w*|rest(?:s|ed|ing)?|left|then|again|another|others?|also|before|originally?|ratio|difference|fraction|except|without|tax(?!i)\w*|vat|commissions?|transport\w*|repair\w*|spen[dt]\w*|expens\w*|such|average \w+ of|how many|broken?|lost|return\w*|back|one way|round trip|towards?|apart|meets?|stop\w*|late|early|faster|slower)\b/;

const interestWords = onlyWords(
  'simple interest on of from for at a an the in after over and per annum p rate year years month months yearly',
  'find calculate work out what is will be earned paid got by he she they borrowed deposited saved invested put',
  'bank account sum money loan man woman trader farmer who principal amount altogether total all s how much',
);

export const interestGuards: readonly Guard[] = [
  hasNumbers(3),
  without(
    /interest (?!on|for|at)(?:[a-z]+ ){0,2}\d|\d (?:simple )?interest|\bper month|principal(?! (?:of )?\d)|\b(?:borrow|lend)ing/,
  ),
  (text) => interestWords(text.replace(/^[a-z]+ (?=(?:borrow|deposit|invest|sav)ed)/, '')),
];

const isPercentage: Guard = (text) => !/cent|perc|pecen/.test(text.replace(/\bpercentage\b/g, ''));

export const profitGuards: readonly Guard[] = [hasNumbers(2), without(changing), isPercentage];

export const sellingGuards: readonly Guard[] = [
  ...profitGuards,
  (text) => /profit|gain/.test(text) !== /loss/.test(text),
  // Here the profit is asked for, not the price.
  without(
    /percentage|^(?:profit|loss)\b|(?:find|what|calculate|how much|work out)(?![^.?]*price)[^.?\d]*(?:profit|loss)\W*$/,
  ),
];

export const discountGuards: readonly Guard[] = [
  hasNumbers(2),
  without(changing),
  isPercentage,
  // From the price that was paid one must go back to the price before.
  without(
    /\bafter\b|\bpaid\b|\bsold\b|sale price|percentage|(?:find|what|calculate)\b.*\b(?:marked|cost price)/,
  ),
  without(
    /discount(?: of [\d.]+ ?%)? (?:is|was) [\d,.]+(?![\d,.]| ?%)|\bto \d|\b(?:which|brings?|usual\w*|old|first|normal\w*|regular|save[ds]?|reduc\w*|drop\w*|fell|became|now)\b/,
  ),
];

/** 1,200 and 10 200 may be one number or two, and 3.4.5 is none; a list that ends with a comma goes on. */
const isClear: Guard = (text, typed) =>
  !/\d \d{3}(?!\d)|\d\.\d+\.\d|,\s*$/.test(`${typed}\n${text}`) &&
  !/,\s*[.…]*\s*$/.test(typed) &&
  (/,\s/.test(text) || !/\d,\d{3}(?!\d)/.test(text));

/** Words, numbers of several units, letters, percentages and numbers below zero are no plain list. */
export const isList: Guard = (text, typed) => {
  if (!isClear(text, typed)) return false;
  const list = text
    .replace(
      /^(?:average|arithmetic mean|mean|median|mode|modal|range)\b(?: (?:mark|score|age|mass|weight|height|number|price))?(?: of| for)?(?: the)?(?: following)?(?: numbers| marks| scores| data)?:? /,
      '',
    )
    .replace(/\band\b/g, ',');
  const words = list.match(/[a-z]+/g) ?? [];
  const signs = new Set(words.map((word) => unitOf(word)?.sign));
  const isEach = words.length === 0 || words.length === countOfNumbers(list);
  const isLast = words.length === 1 && /[a-z]$/.test(list);
  return (
    !signs.has(undefined) &&
    signs.size < 2 &&
    (isEach || isLast) &&
    /^[\d\s,./;a-z²³]+$/.test(list) &&
    !/\/[a-z]|[²³]/.test(list)
  );
};

export const isCommonList: Guard = (text, typed) =>
  isClear(text, typed) &&
  !/\d,\d{3}(?!\d)/.test(text) &&
  /^(?:the )?[a-z. ]+?:? ?(?:the )?(?:numbers )?[\d\s,&]+(?:(?:and|,|&)[\d\s,&]+)*$/.test(text);

const dimension = 'length|width|breadth|base|height|side|sides|radius|diameter';
const endsInDimension = new RegExp(`\\b(?:${dimension})$`);

const families = [
  /\bsquare\b|\bcube\b/,
  /rectang|oblong|cuboid|\bbox\b/,
  /triang/,
  /circ|wheel|cylind|radius|diameter/,
  /parallelogram|rhombus/,
  /trapez/,
];

export const shapeGuards: readonly Guard[] = [
  onlyWords(
    'area perimeter circumference volume capacity total surface of a an the with and by x on',
    'length width breadth base height side sides radius diameter radii long wide high tall whose is are its which that has having',
    'rectangle rectangular oblong square triangle triangular circle circular parallelogram rhombus trapezium trapezoid cube cuboid',
    'cuboidal box cylinder cylindrical tank tin field garden compound plot pitch floor room wall wheel parallel measuring measures',
    'take use using pi as r d h w b equal to',
  ),
  // 'The area of a square is 49' gives the area, and asks for something else.
  (text) => {
    const stated = text.replace(/(?:π|pi)\b.*$/, '');
    return [...stated.matchAll(/ (?:is|are|=) (?!equal)/g)].every(({ index }) =>
      endsInDimension.test(stated.slice(0, index)),
    );
  },
  (text) => (text.match(/\barea\b|perimeter|circumference|volume|capacity/g) ?? []).length === 1,
  without(/(?:height|high|tall)\b.*(?:radius|diameter|parallel)/),
  without(/trapez.*(?:height\D*\d.*\d\D*\d|(?:high|tall).*\d)/),
  without(/^area\b(?!.*height).*(?:triang|rhomb|parallelo).*\bsides?\b/),
  without(/^perimeter\b.*\b(?:height|high|tall)/),
  // A box has a surface, a cylinder has a curved one: which area is meant?
  without(/^area\b.*\b(?:box|tank|tin|cub\w+|cylind\w+)/),
  (text) => families.filter((form) => form.test(text)).length < 2,
  // A bare number beside a measured one may be anything.
  (text) => {
    const sides = [...text.replace(/\b(?:take|use|using)?\s*(?:π|pi)\b.*$/, '').matchAll(sideForm)];
    const measured = sides.filter(([, , name]) => name !== undefined).length;
    return measured === 0 || measured === sides.length;
  },
];

const sideForm = new RegExp(`${number}\\s*(${unitNames})?(?![a-z²³\\d])`, 'g');

export const missingSideGuards: readonly Guard[] = [
  hasNumbers(2),
  onlyWords(
    'the area of a an rectangle rectangular triangle triangular parallelogram square is its it with and find what calculate',
    'length width breadth base height side whose if has garden field plot floor room',
  ),
  // 400 cm² beside 2 m would first have to be changed.
  (text) => {
    const [all, side] = [...text.matchAll(new RegExp(`${number}\\s*(${unitNames})?(?![a-z\\d])`, 'g'))].map(
      ([, , name]) => unitOf(name ?? '')?.sign ?? '',
    );
    return all === side || all === `${side}²` || side === `${all}²`;
  },
];

export const angleGuards: readonly Guard[] = [
  hasNumbers(2),
  onlyWords(
    'third angle angles two of a the triangle are is and with find what calculate other size missing unknown degrees degree',
    'whose if its in measure measures',
  ),
];

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(a\.?m\.?|p\.?m\.?|noon|midnight)?`;

export const spanGuards: readonly Guard[] = [
  (text) => {
    const found = new RegExp(`(?:from|between) ${clock} (?:to|and|until|till) ${clock}`).exec(text);
    if (found === null) return false;
    const around = text.replace(found[0], ' ');
    const [, h1 = '', m1, half1, h2 = '', m2, half2] = found;
    const isKnown = onlyWords(
      'how long many much time is it there are does did take the lesson last lasts what was',
    )(around);
    if (!isKnown || /\d/.test(around)) return false;
    const isMarked = half1 !== undefined || half2 !== undefined;
    // 'From 3 to 7' may be anything.
    if (!isMarked && (m1 === undefined || m2 === undefined)) return false;
    if (half1 !== undefined && half2 !== undefined) return true;
    if (half1 !== undefined) return false;
    const isRising = Number(h1) * 60 + Number(m1 ?? 0) < Number(h2) * 60 + Number(m2 ?? 0);
    // 'From 8:00 to 5:00 p.m.' begins in the morning, or the evening before.
    if (half2 !== undefined) return isRising && Number(h2) < 12 && /^[ap]/.test(half2);
    return isRising || Number(h1) > 12;
  },
];

/** A time of the day looks like a ratio. */
export const isNoClock: Guard = (text) => !/^\d{1,2}:[0-5]\d$/.test(text);

export const isSharedAmount: Guard = (text) =>
  new RegExp(
    `^(?:(?:share|divide|split) )?${number} ?[a-z]*(?: (?:between|among|amongst) [a-z0-9 ,]+?)?(?: (?:is |are )?(?:shared|divided|split))? (?:in|into) (?:the )?ratio(?: of)? [\\d :]+(?: respectively)?$`,
  ).test(text) && !/\b(?:more|less|dozens?|pairs?|scores?)\b/.test(text);

const stem = (word: string): string => word.replace(/e?s$/, '');

/** The same things on both sides: from the price of eggs, none of pens, and from kg, none of g. */
export const isSameThing: Guard = (text) => {
  const found =
    /^(?:if )?\d+ ([a-z ]+?) (?:cost|costs|weigh|weighs) (?:about )?\d(?:[\d,]*\d)?(?:\.\d+)?(?: ?(?!find\b|what\b|how\b)([a-z]+))?[.,;:]? .*?(?:\b(?:\d+|one|an?|each)(?: (?:such |of the same )?([a-z ]+))?)$/.exec(
      text,
    );
  if (found === null) return false;
  const [, thing = '', unit = '', wanted = thing] = found;
  if (unit !== '' && unitOf(unit) === null) return false;
  const isUnit = [thing, wanted].some((one) => unitOf(one) !== null);
  if (isUnit) return unitOf(thing)?.sign === unitOf(wanted)?.sign;
  return `${stem(thing)} `.startsWith(`${stem(wanted)} `) || thing.startsWith(`${wanted} `);
};

/** A speed over a part of the way, or on the way back, is another question. */
export const travelGuards: readonly Guard[] = [
  // The solver changes no speed into another unit.
  (text) => !/\bin km\/h/.test(text) || !/\d ?(?:m|met(?:re|er)s?)\b/.test(text),
  (text) => !/\bin m\/s/.test(text) || !/\d ?(?:km|kilo|h|hour|min)/.test(text),
  (text) => !changing.test(text.replace(/\bper (?:h|hr|hour|min|minute|s|sec|second)\b/g, '')),
  without(
    /\b\d{1,2}:\d{2}\b|\b[ap]\.?m\b|noon|midnight|\bwhen\b|what time|into|\b(?:to|as) (?:km|m)\/|\b(?:increas|decreas|reduc|rais|slow)\w*/,
  ),
  (text) => {
    const measured = new RegExp(`${number}\\s*(${unitNames})(?![a-z²³\\d])`, 'g');
    const signs = [...text.matchAll(measured)].map(([, , name = '']) => unitOf(name));
    const kinds = signs.map((unit) => unit?.kind);
    // One way, one time, or one of them and a speed; an hour and its minutes are one time.
    const times = signs.filter((unit) => unit?.kind === 'time').map((unit) => unit?.sign);
    return (
      signs.length === countOfNumbers(text) &&
      kinds.every((kind) => kind === 'length' || kind === 'time') &&
      kinds.filter((kind) => kind === 'length').length <= 2 &&
      new Set(times).size === times.length &&
      signs.length - Math.max(0, times.length - 1) === 2
    );
  },
];

/** 3 kg + 2 kg, 3 kg × 4, 1/2 of 3 kg: not 3 kg + 2, nor 3 kg × 2 kg. */
export const isOneEach: Guard = (text) => {
  const measured = new RegExp(`${number}\\s*(${unitNames})(?![a-z²³\\d])`, 'g');
  if (/[()^²³]/.test(text)) return false;
  return text.split(/[-+−–]|\bplus\b|\bminus\b/).every((term) => {
    const marked = term.replace(measured, '#');
    return (marked.match(/#/g) ?? []).length === 1 && !/[÷/].*#/.test(marked.replace(/\d+\/\d+/g, '1'));
  });
};
