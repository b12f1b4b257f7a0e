/** Rules for the texts of teachers' own lessons. */
import type { Fault } from '#languages/fault.ts';
import type { Figure, Scene } from '#lessons/lesson.ts';
import type { Block } from '#lessons/text.ts';
import { ownLimits } from '#own-lessons/limits.ts';
import type { Question } from '#quizzes/questions.ts';
import { contactInLesson } from '#safety/contact-data.ts';
import { hiddenSignProblem } from '#safety/hidden-signs.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';

export const visibilities = ['draft', 'class', 'school'] as const;

/** `answer` is null for readers who have yet to answer. */
export type OwnQuestion = {
  readonly id: string;
  readonly prompt: string;
  readonly options: readonly string[];
  readonly answer: string | null;
};

/** An own lesson for display: its text is already parsed, so that the page needs no Markdown parser. */
export type OwnContent = {
  readonly type: 'own';
  readonly text: readonly Block[];
  readonly url: string | null;
  readonly questions: readonly OwnQuestion[];
  /** The questions in answerable form, without the answer for readers who have yet to give it. */
  readonly asked: readonly Question[];
  readonly scenes: readonly Scene[];
  readonly figures: Readonly<Record<string, Figure>>;
};

export { ownLimits };

/** Days in which a deleted lesson can be restored (G40). */
export const undoDays = 30;

const lengthOf = (text: string): number => [...text].length;

/** NFC, one kind of line end, no white space at the ends. */
export const cleanText = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** The same for a single line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Problems that no text of a lesson may have. */
type Unfit = 'text/hidden' | 'lesson/contact-data';
const unfitProblem = (text: string): Fault<Unfit> | null =>
  hiddenSignProblem(text) ?? (contactInLesson(text) ? { key: 'lesson/contact-data' } : null);

/** Null when a cleaned line of limited length is fine, else the fault. */
export const lineProblem = <Missing extends string>(
  line: string,
  most: number,
  missing: Missing,
): Fault<Missing | 'text/too-many-letters' | Unfit> | null => {
  if (line === '') return { key: missing };
  if (lengthOf(line) > most) return { key: 'text/too-many-letters', values: { most } };
  return unfitProblem(line);
};

/**
 * The whole school reads titles in lists, so they pass the word filter. The lesson text is not filtered: it
 * is by a verified adult, who must be able to name the parts of the body.
 */
export const titleProblem = (
  title: string,
): Fault<'title/missing' | 'title/plain-words' | 'title/unkind' | 'text/too-many-letters' | Unfit> | null => {
  const found = lineProblem(title, ownLimits.title, 'title/missing');
  if (found !== null) return found;
  if (/<[a-z/!?]/iu.test(title)) return { key: 'title/plain-words' };
  return hasUnkindWord(title) ? { key: 'title/unkind' } : null;
};

export const textProblem = (text: string): Fault<'text/too-many-letters' | Unfit> | null => {
  if (lengthOf(text) > ownLimits.text) return { key: 'text/too-many-letters', values: { most: '50,000' } };
  return unfitProblem(text);
};

type Shared = {
  readonly type: 'video' | 'reading' | 'quiz';
  readonly content: string | null;
  readonly url: string | null;
  readonly questions: readonly unknown[];
  readonly scenes: readonly unknown[];
};

/** The fields that are still missing before a lesson can be shared. A draft may lack any. */
export const missingBeforeSharing = ({
  type,
  content,
  url,
  questions,
  scenes,
}: Shared): Readonly<
  Record<string, Fault<'lesson/no-question' | 'lesson/no-video' | 'lesson/no-text'>>
> | null => {
  if (type === 'quiz') return questions.length > 0 ? null : { questions: { key: 'lesson/no-question' } };
  if (type === 'video')
    return url === null && scenes.length === 0 ? { url: { key: 'lesson/no-video' } } : null;
  return content === null && url === null && scenes.length === 0
    ? { content: { key: 'lesson/no-text' } }
    : null;
};
