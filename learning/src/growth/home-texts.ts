/** What a unit says to families, in their languages: written in `home.yaml` of the curriculum, beside the lessons. */
import type { Language } from '#languages/languages.ts';

/** What the child does, and what helps at home. `{name}` stands for the child. */
export type HomeMistake = Readonly<
  Partial<Record<Language, { readonly does: string; readonly helps: string }>>
>;

/** 'Talk at home' of one lesson. */
export type HomeTask = Readonly<Partial<Record<Language, string>>>;

/** By the id of the mistake, and by the number of the lesson. */
export type HomeTexts = {
  readonly mistakes: Readonly<Record<string, HomeMistake>>;
  readonly lessons: Readonly<Record<string, HomeTask>>;
};

export const withName = (text: string, name: string): string => text.replaceAll('{name}', name);
