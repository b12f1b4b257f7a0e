/**
 * The part of a raw answer that is stored. The whole answer is graded, as on the page. Of an implausible
 * answer, such as 500 letters for a number, only the start is stored, so that nobody can fill the disk.
 */
import { deskOf } from '#quizzes/kinds/desk.ts';
import type { Room } from '#quizzes/kinds/kind.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

/* A lone surrogate cannot be stored. */
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
