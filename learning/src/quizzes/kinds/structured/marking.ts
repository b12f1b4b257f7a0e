import { gradeField, rightOfField } from '#quizzes/grade-field.ts';
import type { Marking } from '#quizzes/kinds/kind.ts';
import { typedText } from '#quizzes/kinds/typed.ts';
import { marked, type PartResult, resultOfParts, typedAt } from '#quizzes/parts.ts';
import type { Answer, StructuredQuestion } from '#quizzes/questions.ts';

/** The results of all parts, in order. */
export const gradeParts = (
  { parts, prompt: stem }: StructuredQuestion,
  answer: Answer,
): readonly PartResult[] =>
  parts.map(({ field, marks, prompt }, at) =>
    field.kind === 'free' ? null : marked(marks, gradeField(field, typedAt(answer, at), `${stem} ${prompt}`)),
  );

/** The first accepted form of each part; for free text, the first point of the guide. */
export const rightParts = ({ parts }: StructuredQuestion): readonly string[] =>
  parts.map(({ field }) => (field.kind === 'free' ? (field.guide[0] ?? '') : rightOfField(field)));

export const structured: Marking<StructuredQuestion> = {
  grade: (question, answer) => resultOfParts(gradeParts(question, answer)),
  right: rightParts,
  answerText: (_, answer) => typedText(answer),
  isTyped: () => true,
  isInParts: true,
};
