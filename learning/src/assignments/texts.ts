/**
 * Checks what an adult writes to children with an assignment: no unkind word, no link or contact outside the
 * school.
 */
import type { Fault } from '#languages/fault.ts';
import { contactDataIn, contactInLesson } from '#safety/contact-data.ts';
import { hiddenSignProblem } from '#safety/hidden-signs.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';

type TextFault = Fault<'text/hidden' | 'text/too-many-letters' | 'text/unkind' | 'text/contact-data'>;

export const plainLetters = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** Only the teacher and the family read a child's work, so only its form and length are checked. */
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

/* A link, or a name to look up on another service. */
const wayOut = /https?:|www\.|(?:^|\s)@\w{3,}|\b(?:whatsapp|telegram|tiktok|instagram|facebook)\s*[:=@]/i;

/**
 * A task is as long as a lesson, so it gets a lesson's checks: the stricter ones would take 'alone at break.
 * What' for an address.
 */
export const taskProblem = (text: string, most: number): TextFault | null => {
  const found = ownWorkProblem(text, most);
  if (found !== null) return found;
  if (hasUnkindWord(text)) return { key: 'text/unkind' };
  return contactInLesson(text) || wayOut.test(text) ? { key: 'text/contact-data' } : null;
};
