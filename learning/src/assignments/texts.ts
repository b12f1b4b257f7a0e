/** What an adult writes to children with an assignment: it holds no unkind word and no way out of the school. */
import type { Fault } from '#languages/fault.ts';
import { contactDataIn, contactInLesson } from '#safety/contact-data.ts';
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

/* An address or a name to look for elsewhere, as people write them. */
const wayOut = /https?:|www\.|(?:^|\s)@\w{3,}|\b(?:whatsapp|telegram|tiktok|instagram|facebook)\s*[:=@]/i;

/**
 * A task is as long as a lesson and holds the words of lessons: 'alone at break. What' is no address there, so it is
 * held to what a lesson is held to, and leads nowhere else.
 */
export const taskProblem = (text: string, most: number): TextFault | null => {
  const found = ownWorkProblem(text, most);
  if (found !== null) return found;
  if (hasUnkindWord(text)) return { key: 'text/unkind' };
  return contactInLesson(text) || wayOut.test(text) ? { key: 'text/contact-data' } : null;
};
