/** All texts of the product, as the build packs them for the speakers' page. */
import type { OtherLanguage } from '#languages/languages.ts';
import type { Sentence } from '#languages/sentence.ts';
import type { Banned } from './glossary.ts';

/** A text in one language. `mark` identifies this wording of the English and its translation. */
export type PackedText = {
  /** `web/lesson`, `server/accounts/refusals`, `growth`. */
  readonly table: string;
  readonly key: string;
  readonly english: Sentence;
  readonly own: Sentence;
  readonly mark: string;
  /** A question for the speaker. */
  readonly ask?: string;
  /** A review that was published with this version. */
  readonly read?: { readonly by: string; readonly on: string };
};

export type TextCatalogue = {
  readonly texts: Readonly<Record<OtherLanguage, readonly PackedText[]>>;
  readonly banned: readonly Banned[];
};

/** The identifier in PO files. */
export const textId = ({ table, key }: Pick<PackedText, 'table' | 'key'>): string => `${table}.${key}`;
