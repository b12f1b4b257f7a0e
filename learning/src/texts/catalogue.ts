/** All texts of the product as the build packs them for the page of speakers. */
import type { OtherLanguage } from '#languages/languages.ts';
import type { Sentence } from '#languages/sentence.ts';
import type { Banned } from './glossary.ts';

/** A text in one language. `mark` stands for its English and its translation: another wording has another mark. */
export type PackedText = {
  /** `web/lesson`, `server/accounts/refusals`, `growth`. */
  readonly table: string;
  readonly key: string;
  readonly english: Sentence;
  readonly own: Sentence;
  readonly mark: string;
  /** What is to be asked of a speaker. */
  readonly ask?: string;
  /** A reading that was published with this version. */
  readonly read?: { readonly by: string; readonly on: string };
};

export type TextCatalogue = {
  readonly texts: Readonly<Record<OtherLanguage, readonly PackedText[]>>;
  readonly banned: readonly Banned[];
};

/** As a PO file names it. */
export const textId = ({ table, key }: Pick<PackedText, 'table' | 'key'>): string => `${table}.${key}`;
