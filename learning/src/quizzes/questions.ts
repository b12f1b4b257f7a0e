import type { Faith } from '#catalogue/units.ts';
import type { Shown } from '#lessons/shown.ts';

export type Difficulty = 1 | 2 | 3 | 4;

/** A common mistake of learners. `help` is shown to a learner who made it. */
export type Misconception = { readonly id: string; readonly name: string; readonly help: string };

export type Option = {
  readonly text: string;
  readonly right: boolean;
  readonly misconception?: string;
  /**
   * A picture of the option: a drawing, or one drawn from data. Either all options of a question have one, or none.
   */
  readonly figure?: string;
  readonly show?: Shown;
};

export const isPicture = ({ figure, show }: Option): boolean => figure !== undefined || show !== undefined;

/** The fields that all questions share. */
export type Common = {
  /** Never changes within its home: `u411-q1-3`, `u411-l2-c1`. */
  readonly id: string;
  readonly prompt: string;
  /** Why the answer is right, and why the most tempting mistake is wrong. */
  readonly explanation: string;
  readonly hint?: string;
  readonly difficulty: Difficulty;
  readonly lesson: number | null;
  /** The number of its lesson's objective, counted from 1. */
  readonly objective?: number;
  readonly pleStyle?: string;
  /** The marks in a paper. A question in parts has the marks of its parts instead. */
  readonly marks?: number;
  readonly figure?: string;
  /** The subject of the question, drawn from data: a clock, coins, a Venn diagram. */
  readonly show?: Shown;
  /** Religious education: questions of one `pair` are the two sides of an either-or question. */
  readonly faith?: Faith;
  readonly pair?: string;
  /** Set if the question cannot be answered without its scene. */
  readonly onlyInScene?: true;
  /** The exercises that ask the same with other numbers: their generator and its level. */
  readonly like?: { readonly generator: string; readonly level: 1 | 2 | 3 };
};

export type SingleQuestion = Common & { readonly kind: 'single'; readonly options: readonly Option[] };

export type SeveralQuestion = Common & { readonly kind: 'several'; readonly options: readonly Option[] };

export type NumberField = {
  readonly kind: 'number';
  readonly answer: number;
  readonly unit?: string;
  /** The accepted distance from the answer; 0 when absent. */
  readonly tolerance?: number;
  readonly mistakes: readonly { readonly value: number; readonly misconception: string }[];
};

type WordMistakes = readonly { readonly text: string; readonly misconception: string }[];

export type TextField = {
  readonly kind: 'text';
  readonly accepted: readonly string[];
  /** Set for questions about spelling. */
  readonly strictSpelling: boolean;
  /** Set if capital letters are tested. */
  readonly capitals?: true;
  /** Set outside English: a full sentence around the answer is accepted, too. */
  readonly inSentence?: true;
  readonly mistakes: WordMistakes;
};

/** `answer` has the form `3/4` or `1 3/4`. Every equal fraction is right, unless the form itself is tested. */
export type FractionField = {
  readonly kind: 'fraction';
  readonly answer: string;
  readonly unit?: string;
  readonly lowest?: boolean;
  readonly form?: 'mixed' | 'improper';
  readonly mistakes: WordMistakes;
};

/** `answer` has the form `10:00 a.m.`, `22:00`, or `10:00` if the half of the day is unknown. */
export type TimeField = {
  readonly kind: 'time';
  readonly answer: string;
  /** Set if the question requires one notation: a.m. and p.m., or 24 hours. */
  readonly clock?: 12 | 24;
  readonly mistakes: WordMistakes;
};

/** A field that is typed and graded automatically, by its kind. */
export type FieldOfKind = {
  readonly number: NumberField;
  readonly text: TextField;
  readonly fraction: FractionField;
  readonly time: TimeField;
};
export type FieldKind = keyof FieldOfKind;
export type Field = FieldOfKind[FieldKind];

export type NumberQuestion = Common & NumberField;
export type TextQuestion = Common & TextField;
export type FractionQuestion = Common & FractionField;
export type TimeQuestion = Common & TimeField;

/** `steps` are in the right order; pages shuffle them. */
export type OrderQuestion = Common & {
  readonly kind: 'order';
  readonly steps: readonly string[];
  readonly misconception?: string;
};

export type MatchQuestion = Common & {
  readonly kind: 'match';
  readonly pairs: readonly { readonly left: string; readonly right: string }[];
  readonly misconception?: string;
};

export type Gap = {
  readonly accepted: readonly string[];
  readonly mistakes: WordMistakes;
};

/** `text` has the pieces around the gaps, one more than there are gaps. With `choices`, the learner picks. */
export type GapQuestion = Common & {
  readonly kind: 'gap';
  readonly text: readonly string[];
  readonly gaps: readonly Gap[];
  readonly choices?: readonly string[];
  readonly strictSpelling: boolean;
};

/** Free text: learners compare it with the guide themselves, and it is not graded. */
export type FreeField = { readonly kind: 'free'; readonly guide: readonly string[] };

export type Part = { readonly prompt: string; readonly marks: number; readonly field: Field | FreeField };

/** Parts (a), (b), (c) … as in Section B of a paper. */
export type StructuredQuestion = Common & { readonly kind: 'structured'; readonly parts: readonly Part[] };

/** `text` has the pieces around the gaps. A line without gaps is given and has no marks. */
export type WorkingLine = {
  readonly text: readonly string[];
  readonly gaps: readonly Gap[];
  readonly marks: number;
};

/** A worked example that the learner completes line by line. */
export type WorkingQuestion = Common & { readonly kind: 'working'; readonly lines: readonly WorkingLine[] };

/** Every kind by its name. The compiler checks the tables over all kinds against it. */
export type QuestionOfKind = {
  readonly single: SingleQuestion;
  readonly several: SeveralQuestion;
  readonly number: NumberQuestion;
  readonly text: TextQuestion;
  readonly fraction: FractionQuestion;
  readonly time: TimeQuestion;
  readonly order: OrderQuestion;
  readonly match: MatchQuestion;
  readonly gap: GapQuestion;
  readonly structured: StructuredQuestion;
  readonly working: WorkingQuestion;
};
export type Kind = keyof QuestionOfKind;
export type Question = QuestionOfKind[Kind];

/** The options of a question of any kind; empty for a kind without options. */
export const optionsOf = (question: Question): readonly Option[] =>
  'options' in question ? question.options : [];

/**
 * The raw answer of a learner: single → index of the option; several → indexes; number, text, fraction, time → the
 * typed text; order → indexes of `steps` as arranged; match → for each left, the index of its right (both also as the
 * texts themselves, from a device without the answer key); gap → words; structured → the typed text of each part;
 * working → the typed text of each gap of all lines.
 */
export type Answer = number | string | readonly number[] | readonly string[] | null;
