import type { CheckedLine, SheetColumn } from '@afrolearn/contract/rosters.ts';
import { readLocal, removeLocal, writeLocal } from '#lib/local.ts';

/**
 * A list under way. It stays on the device until its pupils are in the class: a phone that goes dark loses no names, and the
 * number of the list makes nobody twice when it is sent again.
 */
export type Draft = {
  id: string;
  text: string;
  classId: number | null;
  secret: 'pictures' | 'card';
  /** Null until the names were checked. */
  lines: readonly CheckedLine[] | null;
  /** The columns of the text as they are used; a draft of an older version has none. */
  columns?: readonly SheetColumn[];
  /** Lines that the teacher left out. */
  out: readonly number[];
  /** Lines about which the teacher decided something. */
  touched: readonly number[];
};

/** Drawn here and not by `randomUUID`, which browsers keep from pages of a school's own network without https. */
export const newListId = (): string => {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_, a: string, b: string, d: string, e: string, f: string) => `${a}-${b}-4${d}-8${e}-${f}`,
  );
};

export const newDraft = (classId: number | null): Draft => ({
  id: newListId(),
  text: '',
  classId,
  // By grade: the youngest get pictures.
  secret: 'pictures',
  lines: null,
  out: [],
  touched: [],
});

const isDraft = (value: unknown): value is Draft => {
  const { id, text, secret, lines, out, touched } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    (secret === 'pictures' || secret === 'card') &&
    (lines === null || Array.isArray(lines)) &&
    Array.isArray(out) &&
    Array.isArray(touched)
  );
};

export const keptDraft = (): Draft | null => {
  try {
    const value: unknown = JSON.parse(readLocal('afl_roster') ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
};

export const keepDraft = (draft: Draft): void => {
  if (draft.text.trim() === '' && draft.lines === null) removeLocal('afl_roster');
  else writeLocal('afl_roster', JSON.stringify(draft));
};

export const dropDraft = (): void => removeLocal('afl_roster');
