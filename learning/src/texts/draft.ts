/** Checks a written translation: the same rules for PO files and the speakers' page. */
import type { Fault } from '#languages/fault.ts';
import type { OtherLanguage } from '#languages/languages.ts';
import type { Sentence } from '#languages/sentence.ts';
import { agreesWithNumber } from './agreement.ts';
import { formsOf, holesFor, holesOf, isPlural, pluralForms, writtenForms } from './forms.ts';
import { type Banned, bannedIn } from './glossary.ts';
import { speaksAs, wrongRegisterOf } from './registers.ts';

/** A text with its place: `table` and `key`. */
export type Translation = {
  readonly language: OtherLanguage;
  readonly table: string;
  readonly key: string;
  readonly english: Sentence;
  readonly own: Sentence;
};

type DraftFaultKey =
  | 'draft/agrees'
  | 'draft/empty'
  | 'draft/forms'
  | 'draft/holes'
  | 'draft/no-holes'
  | 'draft/signs'
  | 'draft/too-long'
  | 'draft/tu'
  | 'draft/vous'
  | 'draft/word';

/** `form` counts the plural forms from 0. */
export type DraftFault = Fault<DraftFaultKey> & { readonly form: number };

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** Length limit of a translation, because buttons and cards were designed for the English. */
export const mostLetters = ({ english, own }: Pick<Translation, 'english' | 'own'>): number =>
  Math.max(longest(formsOf(own)), 2 * longest(formsOf(english)) + 30);

const holesFault = (text: string, holes: readonly string[]): Fault<DraftFaultKey> | null => {
  const own = holesOf(text);
  const left = text.replace(/\{\w+\}/g, '').match(/[{}]/g) ?? [];
  if (own.join() === holes.join() && left.length === 0) return null;
  return holes.length === 0
    ? { key: 'draft/no-holes' }
    : { key: 'draft/holes', values: { holes: holes.join(' '), has: [...own, ...left].join(' ') || '–' } };
};

const faultsOfText = (
  text: string,
  translation: Translation,
  banned: readonly Banned[],
): readonly Fault<DraftFaultKey>[] => {
  const { language, table, key, english } = translation;
  if (text.trim() === '') return [{ key: 'draft/empty' }];
  const most = mostLetters(translation);
  const holes = holesFault(text, holesFor(english));
  const wrong = language === 'fr' ? wrongRegisterOf(table, key) : null;
  return [
    ...(/\p{Cc}|\p{Cs}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text)
      ? [{ key: 'draft/signs' } as const]
      : []),
    ...(holes === null ? [] : [holes]),
    ...(text.length > most ? [{ key: 'draft/too-long', values: { most } } as const] : []),
    ...bannedIn(banned, language, text).map(({ word, instead }) => ({
      key: 'draft/word' as const,
      values: { word, instead },
    })),
    ...(wrong !== null && speaksAs(wrong, text)
      ? [{ key: wrong === 'tu' ? ('draft/vous' as const) : ('draft/tu' as const) }]
      : []),
    ...(agreesWithNumber(language, text) ? [{ key: 'draft/agrees' } as const] : []),
  ];
};

/** All faults of a draft: one text, or one for each plural form. */
export const faultsOfDraft = (
  draft: readonly string[],
  translation: Translation,
  banned: readonly Banned[],
): readonly DraftFault[] => {
  const wanted = isPlural(translation.english, translation.own) ? pluralForms.length : 1;
  if (draft.length !== wanted)
    return [{ key: 'draft/forms', values: { wanted, has: draft.length }, form: 0 }];
  return draft.flatMap((text, form) =>
    faultsOfText(text, translation, banned).map((fault) => ({ ...fault, form })),
  );
};

/** Builds a sentence from a draft. Identical forms become one text, unless the text had two before. */
export const sentenceOfDraft = (draft: readonly string[], { english, own }: Translation): Sentence => {
  const [one = '', other = ''] = draft;
  if (!isPlural(english, own)) return one;
  const [before = '', after = ''] = writtenForms(own, true);
  return one === other && (typeof own === 'string' || before !== after) ? one : { one, other };
};
