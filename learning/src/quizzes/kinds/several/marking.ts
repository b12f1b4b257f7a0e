import type { Marking } from '#quizzes/kinds/kind.ts';
import { isPlace, listOf, rightTextsOf, textAt, textsOf } from '#quizzes/kinds/places.ts';
import type { SeveralQuestion } from '#quizzes/questions.ts';
import { right, wrong } from '#quizzes/result.ts';

export const several: Marking<SeveralQuestion> = {
  /** Every right choice earns its share and every wrong one costs a share, so that ticking all earns nothing. */
  grade({ options }, answer) {
    if (!Array.isArray(answer)) return wrong();
    const chosen = new Set(answer.filter((place) => isPlace(place, options.length)));
    const rights = options.filter((option) => option.right).length;
    const hits = options.filter((option, place) => option.right && chosen.has(place)).length;
    const misses = options.filter((option, place) => !option.right && chosen.has(place));
    if (hits === rights && misses.length === 0) return right;
    return wrong(misses[0]?.misconception, Math.max(0, (hits - misses.length) / rights));
  },
  right: ({ options }) => options.flatMap((option, place) => (option.right ? [place] : [])),
  rightTexts: ({ options }) => rightTextsOf(options),
  answerText({ options }, answer) {
    const texts = textsOf(options);
    return listOf(answer)
      .map((place) => textAt(texts, place))
      .join(', ');
  },
  choices: ({ options }) => textsOf(options),
  isTyped: () => false,
};
