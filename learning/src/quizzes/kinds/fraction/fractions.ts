import { isUnit } from '#quizzes/numbers.ts';
import type { FractionField } from '#quizzes/questions.ts';

/** `own` is the fraction without the whole number of a mixed one. */
export type TypedFraction = {
  readonly top: number;
  readonly bottom: number;
  readonly form: 'whole' | 'decimal' | 'proper' | 'improper' | 'mixed';
  readonly own: { readonly top: number; readonly bottom: number };
  readonly unit: string;
};

/* Six digits are enough for any school fraction, and their products are still exact integers. */
const over = /^(-?)(?:(\d{1,6})(?:\s+(?:and\s+)?|\s*-\s*))?(\d{1,6})\s*\/\s*(\d{1,6})(?!\d)/u;
const decimal = /^(-?)(\d{1,6})?(?:\.(\d{1,6}))?(?![\d.,])/u;

/** Normalises signs: '4½' becomes '4 1/2'. */
export const plainSigns = (typed: string): string =>
  typed
    .replace(/[¼-¾⅐-⅞]/gu, ' $&')
    .normalize('NFKC')
    .replace(/[−–]/gu, '-')
    .replace(/\u2044/gu, '/')
    .trim();

/** Parses `3/4`, `1 3/4`, `1 and 3/4`, `¾`, `7/4 kg`, `2`, `0.75`; undefined if the text is ambiguous. */
export const readFraction = (typed: string): TypedFraction | undefined => {
  const text = plainSigns(typed);
  const found = over.exec(text);
  if (found) {
    const [all, minus, whole, top = '', bottom = ''] = found;
    const own = { top: Number(top), bottom: Number(bottom) };
    if (own.bottom === 0) return undefined;
    const size = Number(whole ?? 0) * own.bottom + own.top;
    const form = whole === undefined ? (own.top < own.bottom ? 'proper' : 'improper') : 'mixed';
    return withUnit(text.slice(all.length), {
      top: minus === '-' ? -size : size,
      bottom: own.bottom,
      form,
      own,
    });
  }
  const [all = '', minus, ones = '', part = ''] = decimal.exec(text) ?? [];
  if (ones === '' && part === '') return undefined;
  const bottom = 10 ** part.length;
  const size = Number(ones || '0') * bottom + Number(part || '0');
  const top = minus === '-' ? -size : size;
  return withUnit(text.slice(all.length), {
    top,
    bottom,
    form: part === '' ? 'whole' : 'decimal',
    own: { top, bottom },
  });
};

const withUnit = (tail: string, fraction: Omit<TypedFraction, 'unit'>): TypedFraction | undefined => {
  const unit = tail.trim();
  return /[\d/]/u.test(unit.replace(/\^?[23]$/u, '')) ? undefined : { ...fraction, unit };
};

const commonDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : commonDivisor(b, a % b));

type Size = { readonly top: number; readonly bottom: number };

const isEqual = (a: Size, b: Size): boolean => a.top * b.bottom === b.top * a.bottom;

const isLowest = ({ form, own }: TypedFraction): boolean =>
  form !== 'decimal' &&
  commonDivisor(own.top, own.bottom) === 1 &&
  (form !== 'mixed' || own.top < own.bottom);

const formMistake = (typed: TypedFraction, { lowest, form, unit }: FractionField): string | undefined => {
  if (!isUnit(typed.unit, unit ?? '')) return 'wrong-unit';
  if (form === 'mixed' && typed.form !== 'mixed' && typed.form !== 'whole') return 'not-a-mixed-number';
  if (form === 'mixed' && typed.own.top >= typed.own.bottom && typed.form === 'mixed')
    return 'not-a-mixed-number';
  if (form === 'improper' && typed.form !== 'improper' && typed.form !== 'proper')
    return 'not-an-improper-fraction';
  return lowest === true && !isLowest(typed) ? 'not-in-lowest-terms' : undefined;
};

/** A right size in the wrong form earns half, with the name of that mistake. */
export const gradeFraction = (
  field: FractionField,
  typed: string,
): { readonly score: number; readonly misconception?: string | undefined } => {
  const given = readFraction(typed);
  const meant = readFraction(field.answer);
  if (given === undefined || meant === undefined) return { score: 0 };
  if (!isEqual(given, meant)) {
    const same = field.mistakes.find(({ text }) => {
      const mistake = readFraction(text);
      return mistake !== undefined && isEqual(mistake, given);
    });
    return { score: 0, misconception: same?.misconception };
  }
  const misconception = formMistake(given, field);
  return misconception === undefined ? { score: 1 } : { score: 0.5, misconception };
};
