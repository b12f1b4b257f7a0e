import type { TimeField } from '#quizzes/questions.ts';

export type TypedTime = {
  readonly hour: number;
  readonly minute: number;
  /** Absent if the text does not state it; `13:00` needs none. */
  readonly half?: 'am' | 'pm';
};

const clock = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})|(\d{2}))?\s*(am|pm|noon|midnight|hours?|hrs?|h|oclock)?$/u;

/**
 * Parses `10:00`, `10.00`, `10:00 a.m.`, `10 am`, `2200 hours`, `12 noon`, `10 o'clock`. A bare `10` is not a time.
 */
export const readTime = (typed: string): TypedTime | undefined => {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\b([ap])\.?\s?m\b\.?/gu, '$1m')
    .replace(/o\s?['’]\s?clock/u, 'oclock');
  if (text === 'noon' || text === 'midday') return { hour: 12, minute: 0, half: 'pm' };
  if (text === 'midnight') return { hour: 12, minute: 0, half: 'am' };
  const found = clock.exec(text);
  if (!found) return undefined;
  const [, hours = '', after, joined, word] = found;
  if (after === undefined && joined === undefined && word === undefined) return undefined;
  const hour = Number(hours);
  const minute = Number(after ?? joined ?? '0');
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return undefined;
  const half =
    word === 'am' || word === 'midnight' ? 'am' : word === 'pm' || word === 'noon' ? 'pm' : undefined;
  if (half === undefined) return { hour: hour % 24, minute };
  return hour < 1 || hour > 12 ? undefined : { hour, minute, half };
};

/** Minutes since midnight, if the half of the day is known. */
const ofDay = ({ hour, minute, half }: TypedTime): number | undefined => {
  if (half !== undefined) return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
  return hour === 0 || hour > 12 ? hour * 60 + minute : undefined;
};

const ofHalfDay = ({ hour, minute }: TypedTime): number => (hour % 12) * 60 + minute;

const otherHalf = (a: TypedTime, b: TypedTime): boolean => {
  const [first, second] = [ofDay(a), ofDay(b)];
  return first !== undefined && second !== undefined && first !== second;
};

const isOn24 = ({ hour, minute, half }: TypedTime, meant: TypedTime): boolean =>
  half === undefined && hour * 60 + minute === (ofDay(meant) ?? meant.hour * 60 + meant.minute);

const formMistake = (given: TypedTime, meant: TypedTime, asked: TimeField['clock']): string | undefined => {
  if (asked === 24) return isOn24(given, meant) ? undefined : 'not-on-24-hour-clock';
  if (otherHalf(given, meant)) return 'half-of-day-swapped';
  return asked === 12 && given.half === undefined ? 'half-of-day-missing' : undefined;
};

/** The right time in the wrong form earns half; the wrong half of the day earns nothing. */
export const gradeTime = (
  field: TimeField,
  typed: string,
): { readonly score: number; readonly misconception?: string | undefined } => {
  const given = readTime(typed);
  const meant = readTime(field.answer);
  if (given === undefined || meant === undefined) return { score: 0 };
  const named = field.mistakes.find(({ text }) => {
    const mistake = readTime(text);
    return mistake && ofHalfDay(mistake) === ofHalfDay(given) && !otherHalf(mistake, given);
  });
  if (ofHalfDay(given) !== ofHalfDay(meant)) return { score: 0, misconception: named?.misconception };
  const misconception = formMistake(given, meant, field.clock);
  if (misconception === undefined) return { score: 1 };
  return { score: misconception === 'half-of-day-swapped' ? 0 : 0.5, misconception };
};
