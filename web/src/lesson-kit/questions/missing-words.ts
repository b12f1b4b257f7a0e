import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { missingIn } from './is-given.ts';
import { kindOf } from './kinds/kinds.ts';

/** The text of the main button while the answer is incomplete. */
export const useMissingWords = () => {
  const say = useText(lesson);
  return (question: Question, answer: Answer): string =>
    kindOf(question).missing(say, missingIn(question, answer));
};
