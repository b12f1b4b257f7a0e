/** What teachers can ask, as they write it. The kinds of questions and the questions themselves both build on these. */

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

/** The fields of each kind besides the prompt. A single choice has `options` and `answer` instead. */
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
