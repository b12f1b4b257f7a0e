import { readNumber } from '#quizzes/numbers.ts';
import type { Answer, Field, Gap, Question } from '#quizzes/questions.ts';

const backwards = (texts: readonly string[]): readonly number[] =>
  texts.map((_, place) => texts.length - 1 - place);

/* Who has no word for it leaves it open. */
const leftOpen = '';

/** A named mistake, one beside the number, another word of the box, or nothing. */
const wrongWord = (
  { accepted, mistakes }: Pick<Gap, 'accepted' | 'mistakes'>,
  choices: readonly string[] = [],
): string => {
  const value = readNumber(accepted[0] ?? '')?.value;
  return (
    mistakes[0]?.text ??
    choices.find((choice) => !accepted.includes(choice)) ??
    (value === undefined ? leftOpen : String(value + 1))
  );
};

const wrongNumber = ({ answer, tolerance, mistakes }: Extract<Field, { kind: 'number' }>): number =>
  mistakes[0]?.value ?? answer + (tolerance ?? 0) + 1;

const wrongField = (field: Field): string => {
  if (field.kind === 'number') return String(wrongNumber(field));
  return field.kind === 'text' ? wrongWord(field) : (field.mistakes[0]?.text ?? leftOpen);
};

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
      return wrongNumber(question);
    case 'text':
    case 'fraction':
    case 'time':
      return wrongField(question);
    case 'order':
      return backwards(question.steps);
    case 'match':
      return backwards(question.pairs.map(({ right }) => right));
    case 'gap':
      return question.gaps.map((gap) => wrongWord(gap, question.choices));
    case 'structured':
      return question.parts.map(({ field }) => (field.kind === 'free' ? leftOpen : wrongField(field)));
    case 'working':
      return question.lines.flatMap(({ gaps }) => gaps.map((gap) => wrongWord(gap)));
  }
};
