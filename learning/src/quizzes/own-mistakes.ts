import type { Field, Question } from '#quizzes/questions.ts';

/** Grading itself names these; authors name all others. */
export const mistakesOfGrading = [
  'wrong-unit',
  'not-in-lowest-terms',
  'not-a-mixed-number',
  'not-an-improper-fraction',
  'half-of-day-swapped',
  'half-of-day-missing',
  'not-on-24-hour-clock',
] as const;

type OwnMistake = (typeof mistakesOfGrading)[number];

const ofField = (field: Field): readonly OwnMistake[] => {
  switch (field.kind) {
    case 'number':
      return field.unit === undefined ? [] : ['wrong-unit'];
    case 'fraction':
      return [
        ...(field.unit === undefined ? [] : (['wrong-unit'] as const)),
        ...(field.lowest === true ? (['not-in-lowest-terms'] as const) : []),
        ...(field.form === 'mixed' ? (['not-a-mixed-number'] as const) : []),
        ...(field.form === 'improper' ? (['not-an-improper-fraction'] as const) : []),
      ];
    case 'time':
      if (field.clock === 24) return ['not-on-24-hour-clock'];
      return field.clock === 12 ? ['half-of-day-swapped', 'half-of-day-missing'] : ['half-of-day-swapped'];
    case 'text':
      return [];
  }
};

/** The mistakes that grading this question may find by itself. */
export const mistakesFoundIn = (question: Question): readonly OwnMistake[] => {
  switch (question.kind) {
    case 'number':
    case 'fraction':
    case 'time':
      return ofField(question);
    case 'structured':
      return question.parts.flatMap(({ field }) => (field.kind === 'free' ? [] : ofField(field)));
    default:
      return [];
  }
};

/** The mistakes that the author of the question named in it. */
export const misconceptionsOf = (question: Question): readonly string[] => {
  const of = (entry: { readonly misconception?: string }) => entry.misconception ?? [];
  switch (question.kind) {
    case 'single':
    case 'several':
      return question.options.flatMap(of);
    case 'number':
    case 'text':
    case 'fraction':
    case 'time':
      return question.mistakes.flatMap(of);
    case 'gap':
      return question.gaps.flatMap((gap) => gap.mistakes.flatMap(of));
    case 'structured':
      return question.parts.flatMap(({ field }) => (field.kind === 'free' ? [] : field.mistakes.flatMap(of)));
    case 'working':
      return question.lines.flatMap(({ gaps }) => gaps.flatMap((gap) => gap.mistakes.flatMap(of)));
    default:
      return [question].flatMap(of);
  }
};
