/**
 * The part of a raw answer that is stored. An answer is graded whole, as the page graded it; of one that no question could
 * want, such as 500 letters for a number, only the beginning is stored, so that nobody fills the disk with it.
 */
import { deskOf } from '#quizzes/kinds/desk.ts';
import type { Room } from '#quizzes/kinds/kind.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

/* Half of a pair of surrogates cannot be stored. */
const cut = (text: string, letters: number): string =>
  text.length <= letters ? text : text.slice(0, letters).replace(/[\uD800-\uDBFF]$/u, '');

const isShort = (answer: string | readonly unknown[], { letters, entries }: Room): boolean =>
  typeof answer === 'string'
    ? answer.length <= letters
    : answer.length <= entries && answer.every((one) => typeof one !== 'string' || one.length <= letters);

export const storedAnswer = (question: Question, answer: Answer): Answer => {
  if (answer === null || typeof answer === 'number') return answer;
  const room = deskOf(question).room(question);
  if (isShort(answer, room)) return answer;
  if (typeof answer === 'string') return cut(answer, room.letters);
  return answer
    .slice(0, room.entries)
    .map((one) => (typeof one === 'string' ? cut(one, room.letters) : one)) as readonly string[];
};
