/** Speakers' drafts, stored on the device until the server has them. */
import { readLocal, removeLocal, writeLocal } from '#lib/local.ts';

export type TextDraft = { readonly wording: readonly string[]; readonly note: string };
type Drafts = Readonly<Record<string, TextDraft>>;

const isDraft = (value: unknown): value is TextDraft => {
  const { wording, note } = (value ?? {}) as { wording?: unknown; note?: unknown };
  return (
    Array.isArray(wording) && wording.every((one) => typeof one === 'string') && typeof note === 'string'
  );
};

const allDrafts = (): Drafts => {
  try {
    const found: unknown = JSON.parse(readLocal('afl_text_drafts') ?? '{}');
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, one]) => isDraft(one)));
  } catch {
    return {};
  }
};

const nameOf = (language: string, key: string): string => `${language} ${key}`;

export const draftOf = (language: string, key: string): TextDraft | null =>
  allDrafts()[nameOf(language, key)] ?? null;

/** The keys of the texts of a language that have a draft here. */
export const draftedKeys = (language: string): readonly string[] =>
  Object.keys(allDrafts())
    .filter((name) => name.startsWith(`${language} `))
    .map((name) => name.slice(language.length + 1));

export const keepDraft = (language: string, key: string, draft: TextDraft): void =>
  writeLocal('afl_text_drafts', JSON.stringify({ ...allDrafts(), [nameOf(language, key)]: draft }));

export const dropDraft = (language: string, key: string): void => {
  const { [nameOf(language, key)]: _gone, ...rest } = allDrafts();
  if (Object.keys(rest).length === 0) removeLocal('afl_text_drafts');
  else writeLocal('afl_text_drafts', JSON.stringify(rest));
};
