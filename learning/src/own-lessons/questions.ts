/** Questions that teachers write: every kind that a learner can answer, what may be wrong with one, and its marking. */
import type { Question } from '#quizzes/questions.ts';

export type OwnGap = { readonly accepted: readonly string[] };

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
