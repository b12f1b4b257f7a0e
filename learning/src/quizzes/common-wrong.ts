/** The wrong answers of a class: the most common one, and how many pupils left the question open. */
import { answerText } from '#quizzes/answer-text.ts';
import type { Answer, Question } from '#quizzes/questions.ts';
import { saidText } from '#quizzes/said-text.ts';
import { plainWords } from '#quizzes/spelling.ts';

/* How children write that they have no answer, in our four languages. */
const noAnswers = new Set(
  [
    'I do not know',
    'I don’t know',
    'Do not know',
    'Don’t know',
    'Dont know',
    'I dont know',
    'Dont no',
    'idk',
    'no idea',
    'I have no idea',
    'not sure',
    'I am not sure',
    'Sijui',
    'Sifahamu',
    'Je ne sais pas',
    'Sais pas',
    'Simanyi',
    'Ssimanyi',
    'Sikimanyi',
    'Ssikimanyi',
  ].map(plainWords),
);

/* A single sign can be the answer to a question about signs. */
const isNoAnswer = (text: string): boolean =>
  /^[\s?!.…_-]*$/u.test(text) ? text.trim().length !== 1 : noAnswers.has(plainWords(text));

const isOpen = (question: Question, answer: Answer): boolean =>
  Array.isArray(answer) && typeof answer[0] === 'string'
    ? answer.every((part) => isNoAnswer(String(part)))
    : isNoAnswer(answerText(question, answer));

export type CommonWrong = {
  /** The most common wrong answer with any content; in a tie, the first one. */
  readonly idea: { readonly answer: string; readonly times: number; readonly mistake: string | null } | null;
  readonly leftOpen: number;
};

export const commonWrong = (
  question: Question,
  wrong: readonly { readonly answer: Answer; readonly mistake: string | null }[],
): CommonWrong => {
  const ideas = new Map<string, { answer: string; times: number; mistake: string | null }>();
  const said = wrong.filter(({ answer }) => !isOpen(question, answer));
  for (const { answer, mistake } of said) {
    const text = saidText(question, answer);
    const before = ideas.get(text);
    ideas.set(text, {
      answer: text,
      times: (before?.times ?? 0) + 1,
      mistake: before?.mistake ?? mistake,
    });
  }
  const [idea = null] = [...ideas.values()].sort((one, other) => other.times - one.times);
  return { idea, leftOpen: wrong.length - said.length };
};
