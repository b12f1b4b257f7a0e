import type { FaultKey } from '@afrolearn/contract/faults.ts';
import { holdsWordOf } from '@afrolearn/learning/safety/word-filter.ts';
import type { Db } from '#db/connect.ts';
import { refuse } from '#http/refuse.ts';
import { wordsOf } from './school-words.db.ts';

/** The fault of a field that holds a word of the school, which its sentence explains. */
type Refusing = Extract<FaultKey, 'name/unkind' | 'title/unkind' | 'text/unkind' | 'group-text/unkind'>;

/** Which of these texts hold a word of this school, where each is judged for itself. */
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
 * Refuses a free text that holds a word of this school. The lists that AfroLearn brings are in the contract's schemas;
 * this is for what only the school knows. Whoever has no school has no such words.
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
