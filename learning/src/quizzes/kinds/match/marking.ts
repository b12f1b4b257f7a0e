import type { Marking } from '#quizzes/kinds/kind.ts';
import { gradePlaces, listOf, textAt } from '#quizzes/kinds/places.ts';
import type { MatchQuestion } from '#quizzes/questions.ts';

const rightsOf = ({ pairs }: MatchQuestion): readonly string[] => pairs.map(({ right }) => right);

export const match: Marking<MatchQuestion> = {
  grade: (question, answer) => gradePlaces(rightsOf(question), answer, question.misconception),
  right: ({ pairs }) => pairs.map((_, place) => place),
  rightTexts: ({ pairs }) => pairs.map(({ left, right }) => `${left} ${right}`),
  answerText: (question, answer) =>
    listOf(answer)
      .map((place, left) => `${question.pairs[left]?.left ?? ''}: ${textAt(rightsOf(question), place)}`)
      .join(', '),
  isTyped: () => false,
};
