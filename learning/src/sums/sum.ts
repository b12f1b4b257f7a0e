/** A sum as it is worked out with a learner: a hint, steps with one place to fill, and the answer. */
import { isSame, type Rational, readNumber } from '#sums/rational.ts';

/** The place that the learner fills. Each line has one. */
export const place = '□';

export type Slip = { readonly value: string; readonly help: string };

export type SumStep = {
  readonly say: string;
  /** True when the place is filled: `3/4 = □/12`. */
  readonly line: string;
  readonly fill: string;
  /** Typical wrong values, with what to look at. */
  readonly slips: readonly Slip[];
};

/** A question that leads to the first step. */
export type Hint = {
  readonly say: string;
  readonly ask: string;
  readonly right: string;
  readonly choices: readonly string[];
};

export type Sum = {
  /** The kind of sum: 'Adding fractions'. */
  readonly topic: string;
  /** The sum as it was understood. */
  readonly read: string;
  readonly hint: Hint;
  readonly steps: readonly SumStep[];
  readonly answer: string;
};

/** The result of a solver. A hint without a question gets one from the first step. */
export type Draft = Omit<Sum, 'hint'> & { readonly hint: { readonly say: string } & Partial<Hint> };

export const step = (say: string, line: string, fill: string, slips: readonly Slip[] = []): SumStep => ({
  say,
  line,
  fill,
  slips: slips.filter(
    ({ value }, at) => value !== fill && slips.findIndex((one) => one.value === value) === at,
  ),
});

export const slip = (value: string, help: string): Slip => ({ value, help });

/** A sum that can be read and has no answer, such as a division by 0: the reason, for the learner. */
export type NoAnswer = { readonly reason: string };
export const noAnswer = (reason: string): NoAnswer => ({ reason });

/** Returns a sum, a reason why there is no answer, or null if the text is not of this kind. */
export type Solver = (typed: string) => Draft | NoAnswer | null;

export const lineOf = ({ line, fill }: SumStep): string => line.replace(place, fill);

export type StepCheck = { readonly right: true } | { readonly right: false; readonly help: string | null };

const same = (typed: Rational | null, value: string): boolean => {
  const wanted = readNumber(value);
  return typed !== null && wanted !== null && isSame(typed, wanted);
};

/** Whether a step is filled right; null where what is typed is no number. */
export const checkStep = (one: SumStep, typed: string): StepCheck | null => {
  const value = readNumber(typed);
  if (value === null) return null;
  if (same(value, one.fill)) return { right: true };
  return { right: false, help: one.slips.find((each) => same(value, each.value))?.help ?? null };
};
