/** What an adult writes to children with an assignment: it holds no unkind word and no way out of the school. */
import type { Fault } from '#languages/fault.ts';
import { contactDataIn } from '#safety/contact-data.ts';
import { hiddenSignProblem } from '#safety/hidden-signs.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';

type TextFault = Fault<'text/hidden' | 'text/too-many-letters' | 'text/unkind' | 'text/contact-data'>;

export const plainLetters = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** Only the teacher and the family read it: what a child wrote is taken as it is, if it is text and not too long. */
export const ownWorkProblem = (
  text: string,
  most: number,
): Fault<'text/hidden' | 'text/too-many-letters'> | null =>
  [...text].length > most
    ? { key: 'text/too-many-letters', values: { most } }
    : hiddenSignProblem(text.replaceAll('\n', ' ').replaceAll('\t', ' '));

export const wordsToChildrenProblem = (text: string, most: number): TextFault | null => {
  const found = ownWorkProblem(text, most);
  if (found !== null) return found;
  if (hasUnkindWord(text)) return { key: 'text/unkind' };
  return contactDataIn(text) === null ? null : { key: 'text/contact-data' };
};
