/** Validation of a question that a teacher writes. The editor and the server both run it. */
import type { Found } from '#own-lessons/ask-problems.ts';
import type { OwnAsk } from '#own-lessons/asks.ts';
import { questionOf } from '#own-lessons/questions.ts';
import { gradeQuestion, rightAnswer } from '#quizzes/grade-question.ts';
import { ownOf } from '#quizzes/kinds/own.ts';

/** The curriculum checker's rule, too: the answer shown as right must be graded right. */
export const askProblem = (asks: OwnAsk): Found => {
  const found = ownOf(asks).problem(asks);
  if (found !== null) return found;
  const question = questionOf('t1', { id: 'q1', prompt: '', options: [], answer: '', asks });
  return gradeQuestion(question, rightAnswer(question)).correct ? null : { key: 'asks/never-right' };
};

/** All texts that a teacher wrote in it, for the check that they are fit for children. */
export const textsIn = (asks: OwnAsk): readonly string[] => ownOf(asks).texts(asks);
