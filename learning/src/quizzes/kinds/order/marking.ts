import type { Marking } from '#quizzes/kinds/kind.ts';
import { gradePlaces, listOf, textAt } from '#quizzes/kinds/places.ts';
import type { OrderQuestion } from '#quizzes/questions.ts';

export const order: Marking<OrderQuestion> = {
  grade: ({ steps, misconception }, answer) => gradePlaces(steps, answer, misconception),
  right: ({ steps }) => steps.map((_, place) => place),
  rightTexts: ({ steps }) => steps,
  answerText: ({ steps }, answer) =>
    listOf(answer)
      .map((place) => textAt(steps, place))
      .join(', '),
  isTyped: () => false,
};
