import type { Fault } from '#languages/fault.ts';
import { contactDataIn } from '#safety/contact-data.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';

/** Null when a name may be shown to children, else a fault that teaches instead of scolding. */
export const unkindNameProblem = (name: string): Fault<'name/unkind' | 'name/contact-data'> | null => {
  if (hasUnkindWord(name)) return { key: 'name/unkind' };
  if (contactDataIn(name) !== null) return { key: 'name/contact-data' };
  return null;
};
