/** Builds a question with its mistakes, and drops mistakes that happen to be right, equal or absurd. */
import type { Shown } from '#lessons/shown.ts';
import type { Draft, QuestionDraft, WorkedStep } from '#practice/exercise.ts';
import { asFraction, type Fraction, inLowestTerms } from '#practice/fraction.ts';
import { numberMistakes } from '#practice/misconceptions/numbers.ts';
import type { Random } from '#practice/random.ts';
import { written } from '#practice/write.ts';
import type { Misconception } from '#quizzes/questions.ts';
import { plainWords } from '#quizzes/spelling.ts';

/** The result of making this mistake. */
export type Slip<T> = readonly [gives: T, mistake: Misconception];

type AskedWords = {
  readonly prompt: string;
  readonly explanation: string;
  readonly hint: string;
  readonly steps: readonly WorkedStep[];
  readonly pleStyle?: string;
  /** The figure of the question; null where this draw has none. */
  readonly show?: Shown | null;
};

const tell = ({ prompt, explanation, hint, pleStyle, show }: AskedWords) => ({
  prompt,
  explanation,
  hint,
  ...(pleStyle === undefined ? {} : { pleStyle }),
  ...(show === undefined || show === null ? {} : { show }),
});

/** For equal results the first slip wins: put the likeliest mistake first. */
const distinct = <T>(slips: readonly Slip<T>[], key: (gives: T) => string, taken: readonly string[]) => {
  const seen = new Set(taken);
  return slips.filter(([gives]) => {
    const name = key(gives);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
};

const mistakesOf = (slips: readonly Slip<unknown>[], ...more: readonly Misconception[]) => [
  ...new Map([...slips.map(([, mistake]) => mistake), ...more].map((one) => [one.id, one])).values(),
];

type AskNumber = AskedWords & {
  readonly answer: number;
  readonly unit?: string | undefined;
  /** The answer at the end of the worked steps, where it is not the number and its unit. */
  readonly answerText?: string;
  readonly slips: readonly Slip<number>[];
  /** Which results are plausible: positive and, like the answer, whole. */
  readonly fits?: (value: number) => boolean;
};

const isDecimal = (value: number): boolean => Number.isInteger(Math.round(value * 1e9) / 1e6);

export const askNumber = (ask: AskNumber): Draft | null => {
  const { answer, unit, slips } = ask;
  const fits =
    ask.fits ??
    ((value) => value > 0 && (Number.isInteger(answer) ? Number.isInteger(value) : isDecimal(value)));
  const kept = distinct(
    slips.filter(([value]) => Number.isFinite(value) && fits(value)),
    written,
    [written(answer)],
  );
  if (kept.length === 0) return null;
  return {
    item: {
      ...tell(ask),
      kind: 'number',
      answer,
      ...(unit === undefined ? {} : { unit }),
      mistakes: kept.map(([value, { id }]) => ({ value: Number(value.toFixed(6)), misconception: id })),
    },
    steps: ask.steps,
    answerText: ask.answerText ?? [written(answer), unit].filter(Boolean).join(' '),
    misconceptions: mistakesOf(kept, ...(unit === undefined ? [] : [numberMistakes.wrongUnit])),
  };
};

/** Rejects exercises whose answer is among the given numbers: copying one must not be right. */
export const unlessGiven = (draft: Draft | null): Draft | null => {
  if (draft?.item.kind !== 'number') return draft;
  const { prompt, show, answer } = draft.item;
  const told: readonly string[] = JSON.stringify([prompt, show]).match(/\d+/gu) ?? [];
  return told.includes(String(answer)) ? null : draft;
};

type AskOne = AskedWords & {
  readonly right: string;
  readonly slips: readonly Slip<string>[];
  /** Three wrong options at most; two for P1 to P3. */
  readonly most?: number;
  /** The drawing for an option; its words say the same. */
  readonly picture?: (text: string) => Shown;
};

export const askOne = (random: Random, ask: AskOne): Draft | null => {
  const kept = distinct(ask.slips, (text) => text, [ask.right]).slice(0, ask.most ?? 3);
  if (kept.length < 2) return null;
  const pictured = (text: string) => (ask.picture === undefined ? {} : { show: ask.picture(text) });
  const options = random.shuffle([
    { text: ask.right, right: true, ...pictured(ask.right) },
    ...kept.map(([text, { id }]) => ({ text, right: false, misconception: id, ...pictured(text) })),
  ]);
  return {
    item: { ...tell(ask), kind: 'single', options },
    steps: ask.steps,
    answerText: ask.right,
    misconceptions: mistakesOf(kept),
  };
};

type AskText = AskedWords & {
  readonly accepted: readonly string[];
  readonly slips: readonly Slip<string>[];
};

export const askText = (ask: AskText): Draft | null => {
  const { accepted } = ask;
  const kept = distinct(
    ask.slips.filter(([text]) => plainWords(text) !== ''),
    plainWords,
    accepted.map(plainWords),
  );
  if (kept.length === 0) return null;
  return {
    item: {
      ...tell(ask),
      kind: 'text',
      accepted,
      strictSpelling: false,
      mistakes: kept.map(([text, { id }]) => ({ text, misconception: id })),
    },
    steps: ask.steps,
    answerText: accepted[0] ?? '',
    misconceptions: mistakesOf(kept),
  };
};

/** Wrong fractions, as written and simplified; those equal to the right one are dropped. */
export const fractionSlips = (
  right: Fraction,
  slips: readonly (readonly [Fraction, Misconception])[],
): readonly Slip<string>[] =>
  slips
    .filter(([{ top, bottom }]) => top > 0 && bottom > 0 && top * right.bottom !== right.top * bottom)
    .flatMap(([value, mistake]) =>
      [asFraction(value), inLowestTerms(value)].map((text) => [text, mistake] as const),
    );

type AskOrder = AskedWords & { readonly inOrder: readonly string[]; readonly mistake: Misconception };

export const askOrder = (ask: AskOrder): Draft => ({
  item: { ...tell(ask), kind: 'order', steps: ask.inOrder, misconception: ask.mistake.id },
  steps: ask.steps,
  answerText: ask.inOrder.join(', '),
  misconceptions: [ask.mistake],
});

type AskGaps = AskedWords & {
  /** The words around the gaps: one piece more than there are gaps. */
  readonly text: readonly string[];
  readonly gaps: readonly { readonly answer: number; readonly slips: readonly Slip<number>[] }[];
  readonly answerText: string;
};

export const askGaps = (ask: AskGaps): Draft => {
  const gaps = ask.gaps.map(({ answer, slips }) => ({
    answer,
    kept: distinct(
      slips.filter(([value]) => Number.isInteger(value) && value >= 0),
      written,
      [written(answer)],
    ),
  }));
  const question: QuestionDraft = {
    ...tell(ask),
    kind: 'gap',
    text: ask.text,
    gaps: gaps.map(({ answer, kept }) => ({
      accepted: [...new Set([written(answer), String(answer)])],
      mistakes: kept.map(([value, { id }]) => ({ text: written(value), misconception: id })),
    })),
    strictSpelling: false,
  };
  return {
    item: question,
    steps: ask.steps,
    answerText: ask.answerText,
    misconceptions: mistakesOf(gaps.flatMap(({ kept }) => kept)),
  };
};
