import type { OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import type { Sentences, Translated } from '@afrolearn/learning/languages/sentence.ts';

/** What a slice says, by what it is: refusals, faults of fields, letters and so on. */
export type Parts = Readonly<Record<string, Sentences>>;

/** The same in another language: a key that English has and it has not does not compile, nor one too many. */
export type Translation<English extends Parts> = {
  readonly [Part in keyof English]: Translated<English[Part]>;
};

/** The words of one slice. A language that is missing does not compile. */
export type SliceWords<English extends Parts> = { readonly en: English } & Readonly<
  Record<OtherLanguage, Translation<English>>
>;
