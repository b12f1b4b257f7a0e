import type { FaultKey } from '@afrolearn/contract/faults.ts';
import { holdsWordOf } from '@afrolearn/learning/safety/word-filter.ts';
import type { Db } from '#db/connect.ts';
import { refuse } from '#http/refuse.ts';
import { wordsOf } from './school-words.db.ts';

/** The fault for a field with a banned word. */
type Refusing = Extract<FaultKey, 'name/unkind' | 'title/unkind' | 'text/unkind' | 'group-text/unkind'>;

/** Which of these texts contain a banned word, each checked separately. */
export const textsWithWords = async (
  db: Db,
  schoolId: number | null,
  texts: readonly string[],
): Promise<Set<string>> => {
  if (schoolId === null) return new Set();
  const words = await wordsOf(db, schoolId);
  return new Set(texts.filter((text) => holdsWordOf(text, words)));
};

/**
 * Refuses free text with one of the school's banned words. Built-in lists are in the contract's schemas.
 * People without a school have no such list.
 */
export const checkWords = async (
  db: Db,
  schoolId: number | null | undefined,
  texts: Readonly<Record<string, string | undefined>>,
  key: Refusing = 'name/unkind',
): Promise<void> => {
  const sent = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '');
  if (schoolId == null || sent.length === 0) return;
  const words = await wordsOf(db, schoolId);
  const found = sent.filter(([, text]) => holdsWordOf(text ?? '', words));
  if (found.length > 0)
    throw refuse('request/invalid', { fields: Object.fromEntries(found.map(([field]) => [field, { key }])) });
};
