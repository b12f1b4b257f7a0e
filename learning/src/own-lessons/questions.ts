/** Questions that teachers write: every kind that a learner can answer, what may be wrong with one, and its marking. */
import { ownOf } from '#quizzes/kinds/own.ts';
import type { Question } from '#quizzes/questions.ts';

export type OwnGap = { readonly accepted: readonly string[] };

export type OwnFieldOfKind = {
  readonly number: {
    readonly kind: 'number';
    readonly answer: number;
    readonly unit?: string | undefined;
    readonly tolerance?: number | undefined;
  };
  readonly text: {
    readonly kind: 'text';
    readonly accepted: readonly string[];
    readonly strictSpelling: boolean;
  };
  readonly fraction: {
    readonly kind: 'fraction';
    readonly answer: string;
    readonly lowest?: boolean | undefined;
  };
  readonly time: { readonly kind: 'time'; readonly answer: string };
};
export type OwnField = OwnFieldOfKind[keyof OwnFieldOfKind];

/** What is asked beside the prompt. One right option of several is written as ever: `options` and `answer`. */
export type OwnAskOfKind = OwnFieldOfKind & {
  readonly several: {
    readonly kind: 'several';
    readonly options: readonly { readonly text: string; readonly right: boolean }[];
  };
  readonly order: { readonly kind: 'order'; readonly steps: readonly string[] };
  readonly match: {
    readonly kind: 'match';
    readonly pairs: readonly { readonly left: string; readonly right: string }[];
  };
  readonly gap: {
    readonly kind: 'gap';
    readonly text: readonly string[];
    readonly gaps: readonly OwnGap[];
    readonly choices?: readonly string[] | undefined;
  };
  readonly structured: {
    readonly kind: 'structured';
    readonly parts: readonly {
      readonly prompt: string;
      readonly marks: number;
      readonly field: OwnField | { readonly kind: 'free'; readonly guide: readonly string[] };
    }[];
  };
  readonly working: {
    readonly kind: 'working';
    readonly lines: readonly {
      readonly text: readonly string[];
      readonly gaps: readonly OwnGap[];
      readonly marks: number;
    }[];
  };
};
export type AskKind = keyof OwnAskOfKind;
export type OwnAsk = OwnAskOfKind[AskKind];
export type OwnKind = 'single' | AskKind;

/** A stored question. `answer` is empty where `asks` holds the right answer. */
export type KeptQuestion = {
  readonly id: string;
  readonly prompt: string;
  readonly options: readonly string[];
  readonly answer: string;
  /** The explanation, for somebody who has answered. */
  readonly explanation?: string | undefined;
  readonly asks?: OwnAsk | undefined;
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
  return { ...common, ...ownOf(asks).asked(asks) } as Question;
};
