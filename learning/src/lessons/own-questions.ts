/** Questions that teachers write: every kind that a learner can answer, what may be wrong with one, and its marking. */
import type { Fault } from '#languages/fault.ts';
import { lineProblem, ownLimits } from '#lessons/own.ts';
import { readFraction } from '#quizzes/fractions.ts';
import { gradeQuestion, rightAnswer } from '#quizzes/grade-question.ts';
import type { Question } from '#quizzes/questions.ts';
import { readTime } from '#quizzes/times.ts';

type OwnGap = { readonly accepted: readonly string[] };

export type OwnField =
  | {
      readonly kind: 'number';
      readonly answer: number;
      readonly unit?: string | undefined;
      readonly tolerance?: number | undefined;
    }
  | { readonly kind: 'text'; readonly accepted: readonly string[]; readonly strictSpelling: boolean }
  | { readonly kind: 'fraction'; readonly answer: string; readonly lowest?: boolean | undefined }
  | { readonly kind: 'time'; readonly answer: string };

/** What is asked beside the prompt. One right option of several is written as ever: `options` and `answer`. */
export type OwnAsk =
  | {
      readonly kind: 'several';
      readonly options: readonly { readonly text: string; readonly right: boolean }[];
    }
  | OwnField
  | { readonly kind: 'order'; readonly steps: readonly string[] }
  | { readonly kind: 'match'; readonly pairs: readonly { readonly left: string; readonly right: string }[] }
  | {
      readonly kind: 'gap';
      readonly text: readonly string[];
      readonly gaps: readonly OwnGap[];
      readonly choices?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'structured';
      readonly parts: readonly {
        readonly prompt: string;
        readonly marks: number;
        readonly field: OwnField | { readonly kind: 'free'; readonly guide: readonly string[] };
      }[];
    }
  | {
      readonly kind: 'working';
      readonly lines: readonly {
        readonly text: readonly string[];
        readonly gaps: readonly OwnGap[];
        readonly marks: number;
      }[];
    };
export type OwnKind = 'single' | OwnAsk['kind'];

/** A question as it is kept. `answer` is empty where `asks` says what is right. */
export type KeptQuestion = {
  readonly id: string;
  readonly prompt: string;
  readonly options: readonly string[];
  readonly answer: string;
  /** Why it is so, for whoever found the answer. */
  readonly explanation?: string | undefined;
  readonly asks?: OwnAsk | undefined;
};

const noMistakes = { mistakes: [] } as const;
const gapOf = ({ accepted }: OwnGap) => ({ accepted, ...noMistakes });

const fieldOf = (field: OwnField) => {
  switch (field.kind) {
    case 'number':
      return {
        kind: field.kind,
        answer: field.answer,
        ...noMistakes,
        ...(field.unit === undefined ? {} : { unit: field.unit }),
        ...(field.tolerance === undefined ? {} : { tolerance: field.tolerance }),
      };
    case 'text':
      return { ...field, ...noMistakes };
    case 'fraction':
      return {
        kind: field.kind,
        answer: field.answer,
        ...noMistakes,
        ...(field.lowest === undefined ? {} : { lowest: field.lowest }),
      };
    case 'time':
      return { ...field, ...noMistakes };
  }
};

/** As our own questions are. A lesson numbers its questions for itself; with its id before them they are the only ones. */
export const questionOf = (lesson: string, kept: KeptQuestion): Question => {
  const { asks, answer } = kept;
  const common = {
    id: `${lesson}-${kept.id}`,
    prompt: kept.prompt,
    explanation: kept.explanation ?? '',
    difficulty: 1,
    lesson: null,
  } as const;
  if (asks === undefined)
    return {
      ...common,
      kind: 'single',
      options: kept.options.map((text) => ({ text, right: text === answer })),
    };
  switch (asks.kind) {
    case 'several':
      return { ...common, kind: 'several', options: asks.options };
    case 'order':
      return { ...common, kind: 'order', steps: asks.steps };
    case 'match':
      return { ...common, kind: 'match', pairs: asks.pairs };
    case 'gap': {
      const { text, choices } = asks;
      const gap = { kind: 'gap', text, gaps: asks.gaps.map(gapOf), strictSpelling: false } as const;
      return { ...common, ...gap, ...(choices === undefined ? {} : { choices }) };
    }
    case 'structured':
      return {
        ...common,
        kind: 'structured',
        parts: asks.parts.map(({ field, ...part }) => ({
          ...part,
          field: field.kind === 'free' ? field : fieldOf(field),
        })),
      };
    case 'working':
      return {
        ...common,
        kind: 'working',
        lines: asks.lines.map(({ gaps, ...line }) => ({ ...line, gaps: gaps.map(gapOf) })),
      };
    default:
      return { ...common, ...fieldOf(asks) };
  }
};

/** In the order of the alphabet nothing tells what belongs where; where that is the right order, turned round. */
const inDisorder = (texts: readonly string[]): readonly string[] => {
  const sorted = texts.slice().sort((a, b) => (a < b ? -1 : 1));
  return sorted.every((text, place) => text === texts[place]) ? sorted.reverse() : sorted;
};

const emptyGap = { accepted: [], mistakes: [] };

const emptyField = <F extends { readonly kind: string }>(field: F): F => {
  switch (field.kind) {
    case 'number':
      return { ...field, answer: 0, tolerance: 0 };
    case 'text':
      return { ...field, accepted: [] };
    case 'free':
      return { ...field, guide: [] };
    default:
      return { ...field, answer: '' };
  }
};

/**
 * The same question for whoever is to find the answer: nothing in it tells. What is put in order or matched is answered
 * by its texts, because the places here are not those of the answer.
 */
export const withoutAnswer = (question: Question): Question => {
  const bare = { ...question, explanation: '' };
  switch (bare.kind) {
    case 'single':
    case 'several':
      return { ...bare, options: bare.options.map(({ text }) => ({ text, right: false })) };
    case 'order':
      return { ...bare, steps: inDisorder(bare.steps) };
    case 'match': {
      const rights = inDisorder(bare.pairs.map(({ right }) => right));
      return { ...bare, pairs: bare.pairs.map(({ left }, place) => ({ left, right: rights[place] ?? '' })) };
    }
    case 'gap':
      return {
        ...bare,
        gaps: bare.gaps.map(() => emptyGap),
        ...(bare.choices === undefined ? {} : { choices: inDisorder(bare.choices) }),
      };
    case 'structured':
      return { ...bare, parts: bare.parts.map((part) => ({ ...part, field: emptyField(part.field) })) };
    case 'working':
      return { ...bare, lines: bare.lines.map((line) => ({ ...line, gaps: line.gaps.map(() => emptyGap) })) };
    default:
      return emptyField(bare);
  }
};

export type AskFault =
  | 'asks/several'
  | 'asks/number'
  | 'asks/words'
  | 'asks/fraction'
  | 'asks/time'
  | 'asks/lines'
  | 'asks/gap'
  | 'asks/parts'
  | 'asks/never-right';
type Found = Fault<
  AskFault | 'option/missing' | 'text/too-many-letters' | 'text/hidden' | 'lesson/contact-data'
> | null;

export const askLimits = { lines: 8, accepted: 12, gaps: 12, parts: 8, marks: 10 } as const;

const differ = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.trim().toLowerCase())).size === texts.length;

/** The first of these lines that may not stand. */
const linesProblem = (texts: readonly string[]): Found => {
  for (const text of texts) {
    const found = lineProblem(text, ownLimits.option, 'option/missing');
    if (found !== null) return found;
  }
  return null;
};

const acceptedProblem = (accepted: readonly string[]): Found => {
  if (accepted.length === 0 || accepted.length > askLimits.accepted) return { key: 'asks/words' };
  return linesProblem(accepted);
};

const fieldProblem = (field: OwnField): Found => {
  switch (field.kind) {
    case 'number': {
      if (!Number.isFinite(field.answer) || (field.tolerance ?? 0) < 0) return { key: 'asks/number' };
      return field.unit === undefined ? null : linesProblem([field.unit]);
    }
    case 'text':
      return acceptedProblem(field.accepted);
    case 'fraction':
      return readFraction(field.answer) === undefined ? { key: 'asks/fraction' } : null;
    case 'time':
      return readTime(field.answer) === undefined ? { key: 'asks/time' } : null;
  }
};

type Gapped = { readonly text: readonly string[]; readonly gaps: readonly OwnGap[] };

const gapsProblem = ({ text, gaps }: Gapped): Found => {
  if (text.length !== gaps.length + 1 || gaps.length > askLimits.gaps) return { key: 'asks/gap' };
  return (
    gaps.map(({ accepted }) => acceptedProblem(accepted)).find((found) => found !== null) ??
    linesProblem(text.filter((piece) => piece.trim() !== ''))
  );
};

const isMany = (n: number, fewest = 2): boolean => n >= fewest && n <= askLimits.lines;

const partsProblem = ({ parts }: Extract<OwnAsk, { kind: 'structured' }>): Found => {
  if (parts.length < 1 || parts.length > askLimits.parts) return { key: 'asks/parts' };
  for (const { prompt, field } of parts) {
    const words = field.kind === 'free' ? [prompt, ...field.guide] : [prompt];
    const found = linesProblem(words) ?? (field.kind === 'free' ? null : fieldProblem(field));
    if (found !== null) return found;
  }
  return parts.some(({ field }) => field.kind !== 'free') ? null : { key: 'asks/parts' };
};

/** What is wrong with what is asked; null when a learner can answer it and be marked. */
const shapeProblem = (asks: OwnAsk): Found => {
  switch (asks.kind) {
    case 'several': {
      const rights = asks.options.filter(({ right }) => right).length;
      const texts = asks.options.map(({ text }) => text);
      if (!isMany(texts.length, 3) || rights < 2 || rights === texts.length || !differ(texts))
        return { key: 'asks/several' };
      return linesProblem(texts);
    }
    case 'order':
      return isMany(asks.steps.length) && differ(asks.steps)
        ? linesProblem(asks.steps)
        : { key: 'asks/lines' };
    case 'match': {
      const lefts = asks.pairs.map(({ left }) => left);
      const rights = asks.pairs.map(({ right }) => right);
      if (!isMany(lefts.length) || !differ(lefts) || !differ(rights)) return { key: 'asks/lines' };
      return linesProblem([...lefts, ...rights]);
    }
    case 'gap': {
      if (asks.gaps.length === 0) return { key: 'asks/gap' };
      return gapsProblem(asks) ?? (asks.choices === undefined ? null : linesProblem(asks.choices));
    }
    case 'structured':
      return partsProblem(asks);
    case 'working': {
      if (asks.lines.length > askLimits.parts || asks.lines.every(({ gaps }) => gaps.length === 0))
        return { key: 'asks/gap' };
      return asks.lines.map(gapsProblem).find((found) => found !== null) ?? null;
    }
    default:
      return fieldProblem(asks);
  }
};

/** The rule of our own checker too: the answer that we would show as right must be marked right. */
export const askProblem = (asks: OwnAsk): Found => {
  const found = shapeProblem(asks);
  if (found !== null) return found;
  const question = questionOf('t1', { id: 'q1', prompt: '', options: [], answer: '', asks });
  return gradeQuestion(question, rightAnswer(question)).correct ? null : { key: 'asks/never-right' };
};
