import { practiceLevels } from '#practice/exercise.ts';
import { makeExercise } from '#practice/make-exercise.ts';
import type { Item } from '#quizzes/items.ts';

/** The words of an exercise may be mended; this may not. */
const whatIsGraded = (item: Item): unknown => {
  switch (item.kind) {
    case 'number':
      return [item.answer, item.unit, item.tolerance, item.mistakes];
    case 'text':
      return [item.accepted, item.mistakes];
    case 'single':
      return item.options.map(({ right, misconception }) => [right, misconception]);
    case 'order':
      return [item.steps, item.misconception];
    case 'gap':
      return item.gaps;
    default:
      return item;
  }
};

/** Sixty exercises of one generator, boiled down to eight digits. */
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
