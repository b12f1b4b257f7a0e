import { practiceLevels } from '#practice/exercise.ts';
import { makeExercise } from '#practice/make-exercise.ts';
import type { Question } from '#quizzes/questions.ts';

/** Wording may be improved; the digested part must never change. */
const whatIsGraded = (question: Question): unknown => {
  switch (question.kind) {
    case 'number':
      return [question.answer, question.unit, question.tolerance, question.mistakes];
    case 'text':
      return [question.accepted, question.mistakes];
    case 'single':
      return question.options.map(({ right, misconception }) => [right, misconception]);
    case 'order':
      return [question.steps, question.misconception];
    case 'gap':
      return question.gaps;
    default:
      return question;
  }
};

/** A digest of sixty exercises of one generator, as eight hex digits. */
export const digestOf = (id: string): string => {
  let bits = 0x811c9dc5;
  for (const level of practiceLevels) {
    for (let at = 0; at < 20; at++) {
      const exercise = makeExercise(id, level, at * 214_748_364 + at);
      const text = exercise === null ? 'none' : JSON.stringify(whatIsGraded(exercise.item));
      for (const sign of text) bits = Math.imul(bits ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    }
  }
  return (bits >>> 0).toString(16).padStart(8, '0');
};
