import type { Random } from '#practice/random.ts';
import { written } from '#practice/write.ts';

export type Fraction = { readonly top: number; readonly bottom: number };

export const fraction = (top: number, bottom: number): Fraction => ({ top, bottom });

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

export const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

export const simplest = ({ top, bottom }: Fraction): Fraction => {
  const shared = gcd(top, bottom) || 1;
  return { top: top / shared, bottom: bottom / shared };
};

export const sizeOf = ({ top, bottom }: Fraction): number => top / bottom;

/** In lowest terms and less than 1. */
export const properFraction = (random: Random, bottoms: readonly number[]): Fraction => {
  const bottom = random.pick(bottoms);
  return simplest(fraction(random.int(1, bottom - 1), bottom));
};

/** As given, not simplified: 6/8. */
export const asFraction = ({ top, bottom }: Fraction): string => `${written(top)}/${written(bottom)}`;

/** As a mixed number above 1, not simplified: 1 2/4; whole numbers stay whole. */
export const asMixed = ({ top, bottom }: Fraction): string => {
  const whole = Math.floor(top / bottom);
  const rest = top % bottom;
  if (rest === 0) return written(whole);
  return whole === 0 ? `${rest}/${bottom}` : `${whole} ${rest}/${bottom}`;
};

/** Simplified, and mixed above 1. */
export const inLowestTerms = (value: Fraction): string => asMixed(simplest(value));

const multiplesKept = 24;

/** Every accepted way of writing the same number, the simplest first. */
export const equalForms = (value: Fraction): readonly string[] => {
  const { top, bottom } = simplest(value);
  const forms = [inLowestTerms(value), `${value.top}/${value.bottom}`, asMixed(value)];
  for (let times = 1; times <= multiplesKept; times++) {
    const form = fraction(top * times, bottom * times);
    forms.push(`${form.top}/${form.bottom}`, asMixed(form));
  }
  const size = top / bottom;
  if (Number.isInteger(size * 1000)) forms.push(String(size));
  return [...new Set(forms)];
};

export const primeFactors = (value: number): readonly number[] => {
  const factors: number[] = [];
  let rest = value;
  for (let prime = 2; prime * prime <= rest; prime++) {
    while (rest % prime === 0) {
      factors.push(prime);
      rest /= prime;
    }
  }
  return rest > 1 ? [...factors, rest] : factors;
};

export const factorsOf = (value: number): readonly number[] =>
  Array.from({ length: value }, (_, index) => index + 1).filter((one) => value % one === 0);
