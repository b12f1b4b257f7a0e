/**
 * Checks the texts on a group's card: others read them, so no unkind word and no link or contact outside the
 * school.
 */
import type { Fault } from '#languages/fault.ts';
import { contactDataIn } from '#safety/contact-data.ts';
import { hiddenSignProblem } from '#safety/hidden-signs.ts';
import { luresChild } from '#safety/phrases.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';
import { groupLimits } from './limits.ts';

type TextFault = Fault<
  'text/hidden' | 'text/too-many-letters' | 'group-text/unkind' | 'group-text/contact-data'
>;

/** Null when a description may be shown to children. It may be empty. */
export const descriptionProblem = (text: string): TextFault | null => {
  const most = groupLimits.descriptionLetters;
  if ([...text].length > most) return { key: 'text/too-many-letters', values: { most } };
  const hidden = hiddenSignProblem(text);
  if (hidden !== null) return hidden;
  if (hasUnkindWord(text)) return { key: 'group-text/unkind' };
  if (contactDataIn(text) !== null || luresChild(text)) return { key: 'group-text/contact-data' };
  return null;
};
