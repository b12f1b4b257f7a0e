import { deskOfField } from '#quizzes/kinds/desk-fields.ts';
import type { Desk } from '#quizzes/kinds/kind.ts';
import { letters, withUnit } from '#quizzes/kinds/on-paper.ts';
import { largest, ofOwnWords } from '#quizzes/kinds/room.ts';
import { rightParts } from '#quizzes/kinds/structured/marking.ts';
import { unitOf } from '#quizzes/kinds/typed.ts';
import { leftOpen, namedIn } from '#quizzes/kinds/wrong-words.ts';
import type { Field, StructuredQuestion } from '#quizzes/questions.ts';

const letterOf = (at: number): string => `(${letters[at]?.toLowerCase() ?? at + 1})`;

const isSaid = (part: number | string): boolean => String(part).trim() !== '';

/** The fields that are graded automatically. */
const fieldsOf = ({ parts }: StructuredQuestion): readonly Field[] =>
  parts.flatMap(({ field }) => (field.kind === 'free' ? [] : [field]));

export const structured: Desk<StructuredQuestion> = {
  /** Parts with their letters, without those left open. */
  saidText: (_, answer) =>
    answer.flatMap((part, at) => (isSaid(part) ? [`${letterOf(at)} ${part}`] : [])).join(' '),
  likelyMistake: ({ parts }) =>
    parts.map(({ field }) =>
      field.kind === 'free' ? leftOpen : String(deskOfField(field).likelyMistake(field)),
    ),
  mistakesOfGrading: (question) =>
    fieldsOf(question).flatMap((field) => deskOfField(field).mistakesOfGrading?.(field) ?? []),
  misconceptions: (question) => fieldsOf(question).flatMap(({ mistakes }) => namedIn(mistakes)),
  room: ({ parts }) =>
    largest(
      parts.map(({ field }) => (field.kind === 'free' ? ofOwnWords : deskOfField(field).letters(field))),
    ),
  withoutAnswer: (question) => ({
    ...question,
    parts: question.parts.map((part) => ({
      ...part,
      field:
        part.field.kind === 'free'
          ? { ...part.field, guide: [] }
          : deskOfField(part.field).withoutAnswer(part.field),
    })),
  }),
  marks: ({ parts }) => parts.reduce((sum, { marks }) => sum + marks, 0),
  onPaper({ prompt, parts }) {
    const asked = parts.map(({ prompt: ask, marks }, at) => `${letterOf(at)} ${ask} [${marks}]`);
    return { text: [prompt, ...asked].join('\n'), lines: parts.length * 2 };
  },
  paperAnswer(question) {
    const rights = rightParts(question);
    return question.parts
      .map(({ field }, at) => {
        const words =
          field.kind === 'free' ? field.guide.join(' ') : withUnit(rights[at] ?? '', unitOf(field));
        return `${letterOf(at)} ${words}`;
      })
      .join('; ');
  },
};
