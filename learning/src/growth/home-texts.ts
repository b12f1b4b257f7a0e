/** A unit's texts for families in their languages, from `home.yaml` beside the lessons. */
import type { Language } from '#languages/languages.ts';

/** The mistake, and how to help at home. `{name}` is the child's name. */
export type HomeMistake = Readonly<
  Partial<Record<Language, { readonly does: string; readonly helps: string }>>
>;

/** 'Talk at home' of one lesson. */
export type HomeTask = Readonly<Partial<Record<Language, string>>>;

/** Keyed by mistake id, and by lesson number. */
export type HomeTexts = {
  readonly mistakes: Readonly<Record<string, HomeMistake>>;
  readonly lessons: Readonly<Record<string, HomeTask>>;
};

export const withName = (text: string, name: string): string => text.replaceAll('{name}', name);
