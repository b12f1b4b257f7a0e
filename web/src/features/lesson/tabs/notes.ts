import { readLocal, removeLocal, writeLocal } from '#lib/local.ts';

/** A discussion entry (spec 1 §3): a private note, until class discussions are moderated. */
export type Note = {
  id: string;
  text: string;
  at: string;
  /** Stored in the account: if missing there, it was deleted on another device. */
  sent?: true;
};

const isNote = (value: unknown): value is Note => {
  const note = value as Partial<Note> | null;
  return typeof note?.id === 'string' && typeof note.text === 'string' && typeof note.at === 'string';
};

export const notesOf = (lessonId: string): readonly Note[] => {
  try {
    const kept: unknown = JSON.parse(readLocal(`afl_discussion_${lessonId}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNote) : [];
  } catch {
    return [];
  }
};

export const keepNotes = (lessonId: string, notes: readonly Note[]): void =>
  writeLocal(`afl_discussion_${lessonId}`, JSON.stringify(notes));

/* Prefixed like the notes, so that it is sealed and restored with its person (promise C9). */
const draftKey = (lessonId: string) => `afl_discussion_draft_${lessonId}` as const;

/** The unposted draft survives leaving the lesson. */
export const draftOf = (lessonId: string): string => readLocal(draftKey(lessonId)) ?? '';

export const keepDraft = (lessonId: string, draft: string): void =>
  draft === '' ? removeLocal(draftKey(lessonId)) : writeLocal(draftKey(lessonId), draft);
