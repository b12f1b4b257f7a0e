export type TypedNumber = { readonly value: number; readonly unit: string };

const currency = /^(?:ugx|ush|shs?\.?)\s*/iu;
const mixed = /^([+-]?)(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)/u;
const plain = /^[+-]?(?:\d{1,3}(?:[, ]\d{3})+|\d+)?(?:\.\d+)?/u;

/** Parses `2,500`, `sh. 2 500`, `3.5 cm`, `1 1/2 kg`, `−4`; undefined if the text is ambiguous. */
export const readNumber = (typed: string): TypedNumber | undefined => {
  const text = typed
    .trim()
    .replace(/[−–]/gu, '-')
    .replace(/\u00a0/gu, ' ')
    .replace(currency, '')
    .replace(/\/[=-]$/u, '');
  const fraction = mixed.exec(text);
  if (fraction) {
    const [whole, sign, ones = '0', top, bottom] = fraction;
    if (Number(bottom) === 0) return undefined;
    const size = Number(ones) + Number(top) / Number(bottom);
    return rest(text.slice(whole.length), sign === '-' ? -size : size);
  }
  const digits = plain.exec(text)?.[0] ?? '';
  if (!/\d/u.test(digits)) return undefined;
  return rest(text.slice(digits.length), Number(digits.replace(/[, ]/gu, '')));
};

const rest = (tail: string, value: number): TypedNumber | undefined => {
  const unit = tail.trim();
  // More digits or commas after the number mean that it was not parsed completely (`3,5`, `2 3`).
  return /^[\d,.]/u.test(unit) || /\d/u.test(unit.replace(/[²³]|\^?[23]$/gu, ''))
    ? undefined
    : { value, unit };
};

const unitNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cm: 'cm centimetre centimeter',
    m: 'm metre meter',
    km: 'km kilometre kilometer',
    mm: 'mm millimetre millimeter',
    g: 'g gram',
    kg: 'kg kilogram kilo',
    l: 'l litre liter',
    ml: 'ml millilitre milliliter',
    h: 'h hr hour',
    min: 'min minute',
    s: 's sec second',
    day: 'day',
    week: 'week wk',
    month: 'month',
    year: 'year yr',
    v: 'v volt',
    w: 'w watt',
    kw: 'kw kilowatt',
    mw: 'mw megawatt',
    n: 'n newton',
    j: 'j joule',
    a: 'a amp ampere',
    '%': '% percent',
    '°': '° degree',
    '°c': '°c degreecelsius degreescelsius degreec degreesc celsius',
    ugx: 'ugx shilling sh shs',
    'km/h': 'km/h km/hr kph kmph kilometreperhour kilometresperhour kilometerperhour kilometersperhour',
    m2: 'm2 sqm squaremetre squaremeter',
    cm2: 'cm2 sqcm squarecentimetre squarecentimeter',
    km2: 'km2 sqkm squarekilometre squarekilometer',
    m3: 'm3 cubicmetre cubicmeter',
    cm3: 'cm3 cubiccentimetre cubiccentimeter cc',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

/** One name for all spellings of a unit: `hrs`, `hour` and `hours` are `h`. Undefined if it is no unit of measure. */
export const unitName = (unit: string): string | undefined => {
  const short = unit
    .toLowerCase()
    .replace(/²/gu, '2')
    .replace(/³/gu, '3')
    .replace(/[\^.\s]/gu, '');
  return unitNames.get(short) ?? unitNames.get(short.replace(/(\p{L}{2})s$/u, '$1'));
};

/** Whether a typed unit matches the one in the question. A missing unit is accepted, because the page shows it. */
export const isUnit = (typed: string, asked: string): boolean => {
  // Counted nouns may be singular: '1 cell' if the question says cells.
  const name = (unit: string) =>
    unitName(unit) ??
    unit
      .toLowerCase()
      .replace(/[\^.\s]/gu, '')
      .replace(/(\p{L}{2})s$/u, '$1');
  return typed === '' || name(typed) === name(asked);
};

/** A learner's `0.3` must equal a computed `0.1 + 0.2`. */
export const isNear = (given: number, meant: number, tolerance: number): boolean =>
  Math.abs(given - meant) <= tolerance + Math.max(1, Math.abs(meant)) * 1e-9;
