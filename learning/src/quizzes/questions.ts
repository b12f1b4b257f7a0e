import type { Faith } from '#catalogue/units.ts';
import type { Shown } from '#lessons/shown.ts';

export type Difficulty = 1 | 2 | 3 | 4;

/** A mistake that learners really make: `help` is what to say to one who made it. */
export type Misconception = { readonly id: string; readonly name: string; readonly help: string };

export type Option = {
  readonly text: string;
  readonly right: boolean;
  readonly misconception?: string;
  /** A picture to choose by: a drawing, or something drawn from data. All options of a question have one, or none has. */
  readonly figure?: string;
  readonly show?: Shown;
};

export const isPicture = ({ figure, show }: Option): boolean => figure !== undefined || show !== undefined;

/** What all questions share. */
export type Common = {
  /** Permanent within its home: `u411-q1-3`, `u411-l2-c1`. */
  readonly id: string;
  readonly prompt: string;
  /** Why the answer is right, and why the most tempting mistake is one. */
  readonly explanation: string;
  readonly hint?: string;
  readonly difficulty: Difficulty;
  readonly lesson: number | null;
  /** Which objective of its lesson it tests, counted from 1. */
  readonly objective?: number;
  readonly pleStyle?: string;
  /** What it is worth in a paper. A question in parts has the marks of its parts instead. */
  readonly marks?: number;
  readonly figure?: string;
  /** What the question speaks of, drawn from data: a clock, coins, a Venn diagram. */
  readonly show?: Shown;
  /** Religious education: questions of one `pair` are the two sides of an either-or question. */
  readonly faith?: Faith;
  readonly pair?: string;
  /** Set where the question cannot be answered without the scene that it stands in. */
  readonly onlyInScene?: true;
  /** The exercises that ask the same with other numbers: their maker and its level. */
  readonly like?: { readonly generator: string; readonly level: 1 | 2 | 3 };
};

export type SingleQuestion = Common & { readonly kind: 'single'; readonly options: readonly Option[] };

export type SeveralQuestion = Common & { readonly kind: 'several'; readonly options: readonly Option[] };

export type NumberField = {
  readonly kind: 'number';
  readonly answer: number;
  readonly unit?: string;
  /** How far from the answer still counts; 0 when absent. */
  readonly tolerance?: number;
  readonly mistakes: readonly { readonly value: number; readonly misconception: string }[];
};

type WordMistakes = readonly { readonly text: string; readonly misconception: string }[];

export type TextField = {
  readonly kind: 'text';
  readonly accepted: readonly string[];
  /** Set where the spelling is what is asked. */
  readonly strictSpelling: boolean;
  /** Set where a capital letter is what is asked. */
  readonly capitals?: true;
  /** Set outside English: a full sentence around the answer is right too. */
  readonly inSentence?: true;
  readonly mistakes: WordMistakes;
};

/** `answer` is written `3/4` or `1 3/4`. Every equal form is right, unless the form is what is asked. */
export type FractionField = {
  readonly kind: 'fraction';
  readonly answer: string;
  readonly unit?: string;
  readonly lowest?: boolean;
  readonly form?: 'mixed' | 'improper';
  readonly mistakes: WordMistakes;
};

/** `answer` is written `10:00 a.m.`, `22:00`, or `10:00` where the half of the day is not known. */
export type TimeField = {
  readonly kind: 'time';
  readonly answer: string;
  /** Set where the question asks for one way of writing: with a.m. or p.m., or with 24 hours. */
  readonly clock?: 12 | 24;
  readonly mistakes: WordMistakes;
};

/** What is typed into one field and graded by us, by its kind. */
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

/** `steps` stand in the right order; who shows them shuffles them. */
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

/** `text` lies around the gaps: one piece more than there are gaps. With `choices`, the learner picks. */
export type GapQuestion = Common & {
  readonly kind: 'gap';
  readonly text: readonly string[];
  readonly gaps: readonly Gap[];
  readonly choices?: readonly string[];
  readonly strictSpelling: boolean;
};

/** Words of one's own: who wrote them compares them with the guide, and nobody is graded for them. */
export type FreeField = { readonly kind: 'free'; readonly guide: readonly string[] };

export type Part = { readonly prompt: string; readonly marks: number; readonly field: Field | FreeField };

/** Parts (a), (b), (c) … as in Section B of a paper. */
export type StructuredQuestion = Common & { readonly kind: 'structured'; readonly parts: readonly Part[] };

/** `text` lies around the gaps. A line without gaps is given, and is worth nothing. */
export type WorkingLine = {
  readonly text: readonly string[];
  readonly gaps: readonly Gap[];
  readonly marks: number;
};

/** An example that the learner works to its end, line by line. */
export type WorkingQuestion = Common & { readonly kind: 'working'; readonly lines: readonly WorkingLine[] };

/** Every kind by its name. The tables over all kinds are checked against this one. */
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

/**
 * What a learner gave, raw: single → place of the option; several → places; number, text, fraction, time → what
 * was typed; order → places of `steps` as arranged; match → for each left, the place of its right (both also as the
 * texts themselves, from a device that was not told the answer); gap → words;
 * structured → what was typed for each part; working → what was typed into each gap of all lines.
 */
export type Answer = number | string | readonly number[] | readonly string[] | null;
