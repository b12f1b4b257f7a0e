import type { Answer, Gap, Question } from '#quizzes/questions.ts';

const backwards = (texts: readonly string[]): readonly number[] =>
  texts.map((_, place) => texts.length - 1 - place);

/* As a child would write it: right nowhere, and too far from every answer to be a slip of the finger. */
const noWord = 'I do not know';

const wrongWord = ({ mistakes }: Pick<Gap, 'mistakes'>): string => mistakes[0]?.text ?? noWord;

/** The wrong answer that a learner is most likely to give: one with a named mistake behind it, where there is one. */
export const likelyMistake = (question: Question): Answer => {
  switch (question.kind) {
    case 'single':
    case 'several': {
      const wrong = question.options.flatMap((option, place) => (option.right ? [] : [{ ...option, place }]));
      const chosen = wrong.find(({ misconception }) => misconception !== undefined) ?? wrong[0];
      const place = chosen?.place ?? -1;
      return question.kind === 'single' ? place : [place];
    }
    case 'number':
      return question.mistakes[0]?.value ?? question.answer + (question.tolerance ?? 0) + 1;
    case 'text':
    case 'fraction':
    case 'time':
      return wrongWord(question);
    case 'order':
      return backwards(question.steps);
    case 'match':
      return backwards(question.pairs.map(({ right }) => right));
    case 'gap':
      return question.gaps.map(wrongWord);
    case 'structured':
      return question.parts.map(() => noWord);
    case 'working':
      return question.lines.flatMap(({ gaps }) => gaps.map(wrongWord));
  }
};
