export type TypedNumber = { readonly value: number; readonly unit: string };

const currency = /^(?:ugx|ush|shs?\.?)\s*/iu;
const mixed = /^([+-]?)(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)/u;
const plain = /^[+-]?(?:\d{1,3}(?:[, ]\d{3})+|\d+)?(?:\.\d+)?/u;

/** Reads `2,500`, `sh. 2 500`, `3.5 cm`, `1 1/2 kg`, `−4`; nothing where a number cannot be read for sure. */
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
  // More digits or commas behind the number mean that it was not read to its end (`3,5`, `2 3`).
  return /^[\d,.]/u.test(unit) || /\d/u.test(unit.replace(/[²³]|\^?[23]$/gu, ''))
    ? undefined
    : { value, unit };
};

const unitNames: Readonly<Record<string, string>> = {
  centimetre: 'cm',
  metre: 'm',
  kilometre: 'km',
  millimetre: 'mm',
  gram: 'g',
  kilogram: 'kg',
  litre: 'l',
  millilitre: 'ml',
  hour: 'h',
  hr: 'h',
  minute: 'min',
  second: 's',
  volt: 'v',
  watt: 'w',
  kilowatt: 'kw',
  megawatt: 'mw',
  amp: 'a',
  percent: '%',
  degree: '°',
  shilling: 'ugx',
  sh: 'ugx',
  'km/hr': 'km/h',
  kph: 'km/h',
};

/** Whether a typed unit is the one that was asked for; leaving it out is no mistake, the page shows it. */
export const isUnit = (typed: string, asked: string): boolean => {
  const name = (unit: string) => {
    const short = unit
      .toLowerCase()
      .replace(/²/gu, '2')
      .replace(/³/gu, '3')
      .replace(/[\^.\s]/gu, '');
    // What is counted may stand in the singular: '1 cell' where the question says cells.
    const one = short.replace(/(\p{L}{2})s$/u, '$1');
    return unitNames[one] ?? one;
  };
  return typed === '' || name(typed) === name(asked);
};
