import type { CheckedLine, SheetColumn } from '@afrolearn/contract/rosters.ts';
import { readLocal, removeLocal, writeLocal } from '#lib/local.ts';

/**
 * An unfinished list. It stays on the device until the pupils are in the class, so that a dead phone loses no
 * names; the list's id prevents duplicates on resending.
 */
export type Draft = {
  id: string;
  text: string;
  classId: number | null;
  secret: 'pictures' | 'card';
  /** Null until the names were checked. */
  lines: readonly CheckedLine[] | null;
  /** The columns in use; missing in drafts of older versions. */
  columns?: readonly SheetColumn[];
  /** Lines that the teacher left out. */
  out: readonly number[];
  /** Lines with a decision of the teacher. */
  touched: readonly number[];
};

/** Own generator, because `randomUUID` is unavailable without https, as in a school's network. */
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
