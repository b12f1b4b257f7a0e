/** Lessons that teachers write for their own school: what may stand in one. */
import type { Fault } from '#languages/fault.ts';
import type { Figure, Scene } from '#lessons/lesson.ts';
import type { Block } from '#lessons/text.ts';
import { ownLimits } from '#own-lessons/limits.ts';
import type { Question } from '#quizzes/questions.ts';
import { contactInLesson } from '#safety/contact-data.ts';
import { hiddenSignProblem } from '#safety/hidden-signs.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';

export const visibilities = ['draft', 'class', 'school'] as const;

/** `answer` is null for whoever is to find it. */
export type OwnQuestion = {
  readonly id: string;
  readonly prompt: string;
  readonly options: readonly string[];
  readonly answer: string | null;
};

/** An own lesson as a page shows it: its text is parsed already, so that a page needs no Markdown parser. */
export type OwnContent = {
  readonly type: 'own';
  readonly text: readonly Block[];
  readonly url: string | null;
  readonly questions: readonly OwnQuestion[];
  /** The same questions to be answered here, without what tells the answer for whoever is to find it. */
  readonly asked: readonly Question[];
  readonly scenes: readonly Scene[];
  readonly figures: Readonly<Record<string, Figure>>;
};

export { ownLimits };

/** How long a deleted lesson can be brought back, in days (G40). */
export const undoDays = 30;

const lengthOf = (text: string): number => [...text].length;

/** NFC, one kind of line end, no white space at the ends. */
export const cleanText = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** What no text of a lesson may hold, wherever it stands. */
type Unfit = 'text/hidden' | 'lesson/contact-data';
const unfitProblem = (text: string): Fault<Unfit> | null =>
  hiddenSignProblem(text) ?? (contactInLesson(text) ? { key: 'lesson/contact-data' } : null);

/** Null when a cleaned line of at most so many signs may stand, else what to do. */
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
 * The title stands in lists that the whole school reads, so the word filter looks at it. The text of a lesson is
 * an adult's whom the school has verified, and must be able to name the parts of the body: it is not filtered.
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

/** What a lesson still lacks before others may see it, by the field that is missing. A draft may lack anything. */
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
