import type { Marking } from '#quizzes/kinds/kind.ts';
import { isPlace, rightTextsOf, textAt, textsOf } from '#quizzes/kinds/places.ts';
import type { SingleQuestion } from '#quizzes/questions.ts';
import { right, wrong } from '#quizzes/result.ts';

export const single: Marking<SingleQuestion> = {
  grade({ options }, answer) {
    if (!isPlace(answer, options.length)) return wrong();
    const chosen = options[answer];
    return chosen?.right ? right : wrong(chosen?.misconception);
  },
  right: ({ options }) => options.findIndex((option) => option.right),
  rightTexts: ({ options }) => rightTextsOf(options),
  answerText: ({ options }, answer) => textAt(textsOf(options), answer),
  choices: ({ options }) => textsOf(options),
  isTyped: () => false,
};
