/** Exact numbers: a sum is never rounded by the machine. */

export type Rational = { readonly top: bigint; readonly bottom: bigint };

export const gcdOf = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcdOf(b, a % b));
export const lcmOf = (a: bigint, b: bigint): bigint => (a / gcdOf(a, b)) * b;

/** In lowest terms, with a positive bottom. The bottom must not be 0. */
export const rational = (top: bigint, bottom = 1n): Rational => {
  const shared = gcdOf(top, bottom) || 1n;
  const sign = bottom < 0n ? -1n : 1n;
  return { top: (sign * top) / shared, bottom: (sign * bottom) / shared };
};

export const whole = (value: number): Rational => rational(BigInt(value));
export const plus = (a: Rational, b: Rational) =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Rational, b: Rational) =>
  rational(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);
export const times = (a: Rational, b: Rational) => rational(a.top * b.top, a.bottom * b.bottom);
/** The divisor must not be 0. */
export const over = (a: Rational, b: Rational) => rational(a.top * b.bottom, a.bottom * b.top);
export const isSame = (a: Rational, b: Rational) => a.top === b.top && a.bottom === b.bottom;
export const isLess = (a: Rational, b: Rational) => a.top * b.bottom < b.top * a.bottom;
export const isWhole = ({ bottom }: Rational) => bottom === 1n;
export const isZero = ({ top }: Rational) => top === 0n;

/** The digits after the point of a decimal that ends; null for one that does not end within six. */
export const placesOf = ({ bottom }: Rational): number | null => {
  for (let places = 0, scale = 1n; places <= 6; places++, scale *= 10n)
    if (scale % bottom === 0n) return places;
  return null;
};

export const scaleOf = (places: number): bigint => 10n ** BigInt(places);

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

export const writeWhole = (value: bigint): string =>
  value < 0n ? `−${grouped(String(-value))}` : grouped(String(value));

/** As a decimal with at least these places: 3.50. The value must have an end within six places. */
export const writeDecimal = (value: Rational, least = 0): string => {
  const places = Math.max(least, placesOf(value) ?? 6);
  const size = value.top < 0n ? -value.top : value.top;
  const digits = String((size * scaleOf(places)) / value.bottom).padStart(places + 1, '0');
  const split = digits.length - places;
  const part = places === 0 ? '' : `.${digits.slice(split)}`;
  return `${value.top < 0n ? '−' : ''}${grouped(digits.slice(0, split))}${part}`;
};

/** As a mixed number in lowest terms: 2 3/4, 5, −1/2. */
export const writeMixed = (value: Rational): string => {
  const { bottom } = value;
  const size = value.top < 0n ? -value.top : value.top;
  const [full, rest] = [size / bottom, size % bottom];
  const words =
    rest === 0n
      ? writeWhole(full)
      : `${full === 0n ? '' : `${writeWhole(full)} `}${writeWhole(rest)}/${writeWhole(bottom)}`;
  return `${value.top < 0n ? '−' : ''}${words}`;
};

/** As a decimal where it has an end, else as a mixed number. */
export const writeNumber = (value: Rational): string =>
  placesOf(value) === null ? writeMixed(value) : writeDecimal(value);

const form = /^([−-])?(?:(\d+) )?(\d+)\/(\d+)$|^([−-])?(\d*)(?:\.(\d+))?$/;

/** A number as a learner types it: 1,200, 0.5, .5, 3/4, 2 1/2. Null for anything else. */
export const readNumber = (typed: string): Rational | null => {
  const text = typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/,(?=\d)/g, '');
  const found = form.exec(text);
  if (found === null || text.length > 24) return null;
  const [, sign, full = '0', top, bottom, decimalSign, digits = '', part = ''] = found;
  if (top !== undefined && bottom !== undefined) {
    if (/^0+$/.test(bottom)) return null;
    const size = plus(rational(BigInt(full)), rational(BigInt(top), BigInt(bottom)));
    return sign === undefined ? size : rational(-size.top, size.bottom);
  }
  if (digits === '' && part === '') return null;
  const size = rational(BigInt(`${digits}${part}`), scaleOf(part.length));
  return decimalSign === undefined ? size : rational(-size.top, size.bottom);
};
