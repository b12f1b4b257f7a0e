import { gradeWords } from '#quizzes/grade-words.ts';
import { asQuestion, type FieldMarking, typedOf } from '#quizzes/kinds/typed.ts';
import type { TextField } from '#quizzes/questions.ts';
import { wrong } from '#quizzes/result.ts';

export const textField: FieldMarking<TextField> = {
  grade(field, answer, asked) {
    const typed = typedOf(answer);
    return typed === null ? wrong() : gradeWords(field, typed, field.strictSpelling, asked);
  },
  right: ({ accepted }) => accepted[0] ?? null,
};

export const text = asQuestion(textField);
