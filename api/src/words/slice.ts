import type { OtherLanguage } from '@afrolearn/learning/languages/languages.ts';
import type { Sentences, Translated } from '@afrolearn/learning/languages/sentence.ts';

/** The texts of a slice by kind: refusals, faults of fields, emails and so on. */
export type Parts = Readonly<Record<string, Sentences>>;

/** The same tables in another language. A missing key and an extra key both fail to compile. */
export type Translation<English extends Parts> = {
  readonly [Part in keyof English]: Translated<English[Part]>;
};

/** The texts of one slice. A missing language does not compile. */
export type SliceWords<English extends Parts> = { readonly en: English } & Readonly<
  Record<OtherLanguage, Translation<English>>
>;
