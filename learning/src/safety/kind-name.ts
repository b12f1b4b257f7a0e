import { contactDataIn } from '#safety/contact-data.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';

/** Null when a name may be shown to children, else a sentence that teaches rather than scolds. */
export const unkindNameProblem = (name: string): string | null => {
  if (hasUnkindWord(name)) return 'Please use a kind name that you would say to your teacher.';
  if (contactDataIn(name) !== null)
    return 'Please leave out phone numbers, emails and links. They are safer with your family.';
  return null;
};
