/** Sample answers of pupils, with marks from the grader that marks the checkpoints. */
import { gradeField } from '#quizzes/grade-field.ts';
import type { Field, Misconception, Part } from '#quizzes/questions.ts';

export type Answered = { readonly given: string; readonly marks: number; readonly reason: string };

const withUnit = (value: string | number, field: Field): string =>
  'unit' in field && field.unit !== undefined ? `${value} ${field.unit}` : String(value);

const rightIn = (field: Field): string =>
  field.kind === 'text' ? (field.accepted[0] ?? '') : withUnit(field.answer, field);

const mistakeIn = (field: Field): { readonly given: string; readonly id: string } | null => {
  if (field.kind === 'number') {
    const [found] = field.mistakes;
    return found === undefined ? null : { given: withUnit(found.value, field), id: found.misconception };
  }
  const [found] = field.mistakes;
  return found === undefined ? null : { given: found.text, id: found.misconception };
};

const empty: Answered = {
  given: '(nothing written)',
  marks: 0,
  reason: 'Nothing is written, so nothing can be marked.',
};

const full = ({ field, marks }: Part): Answered =>
  field.kind === 'free'
    ? {
        given: field.guide.slice(0, marks).join(' '),
        marks,
        reason: `${marks === 1 ? 'One point' : `${marks} points`} of the guide: full marks. Own words count like ours.`,
      }
    : { given: rightIn(field), marks, reason: 'Right: full marks.' };

/** A half-right answer: half of the guide's points, or the most common mistake. */
const partly = ({ field, marks }: Part, mistakes: readonly Misconception[]): Answered => {
  if (field.kind === 'free') {
    const points = Math.floor(marks / 2);
    return points === 0
      ? {
          given: 'I just know it.',
          marks: 0,
          reason: 'No point of the guide is named. No mark, and a question back: “How do you know it?”',
        }
      : {
          given: field.guide.slice(0, points).join(' '),
          marks: points,
          reason: `${points} of ${marks} points of the guide are there.`,
        };
  }
  const mistake = mistakeIn(field);
  if (mistake === null) return empty;
  const { correct, score } = gradeField(field, mistake.given);
  const named = mistakes.find(({ id }) => id === mistake.id);
  const earned = correct ? marks : Math.floor(marks * score);
  return {
    given: mistake.given,
    marks: earned,
    reason: `${earned === 0 ? 'No mark' : `${earned} of ${marks}`}: ${named === undefined ? `the answer is ${rightIn(field)}.` : `${named.name}. ${named.help}`}`,
  };
};

/** Swaps two middle letters, like a hasty typing error. */
const slipOf = (word: string): string => {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
};

const hastyWords = (field: Extract<Field, { kind: 'text' }>, marks: number): Answered => {
  const [first = '', second] = field.accepted;
  const slip = slipOf(first);
  if (first.length > 5 && slip !== first && gradeField(field, slip).correct)
    return {
      given: slip,
      marks,
      reason: `A slip of the pen for “${first}”. The meaning is clear, and spelling was not asked.`,
    };
  return second === undefined
    ? { given: first, marks, reason: 'Right: full marks.' }
    : { given: second, marks, reason: `Another right form of “${first}”: full marks.` };
};

/** Mostly right: with a spelling slip or without the unit, if the grader accepts that. */
const careless = (part: Part): Answered => {
  const { field, marks } = part;
  if (field.kind === 'free') return full(part);
  if (field.kind === 'text') return hastyWords(field, marks);
  const typed = String(field.answer);
  const { correct, score } = gradeField(field, typed);
  const hasUnit = 'unit' in field && field.unit !== undefined;
  return {
    given: typed,
    marks: correct ? marks : Math.floor(marks * score),
    reason: hasUnit
      ? `The number is right and gets the marks. Remind the pupil of the unit: ${withUnit(field.answer, field)}.`
      : 'Right: full marks.',
  };
};

/** Three pupils: one knows it, one makes the common mistakes, one hurries and skips the last part. */
export const answersOf = (
  parts: readonly Part[],
  mistakes: readonly Misconception[],
): readonly (readonly Answered[])[] => [
  parts.map(full),
  parts.map((part) => partly(part, mistakes)),
  parts.map((part, at) => (at === parts.length - 1 && parts.length > 1 ? empty : careless(part))),
];
