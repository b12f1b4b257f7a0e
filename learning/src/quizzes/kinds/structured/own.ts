import { askLimits, linesProblem } from '#own-lessons/ask-problems.ts';
import type { Own } from '#quizzes/kinds/kind.ts';
import { ownFieldOf } from '#quizzes/kinds/own-fields.ts';
import type { Field } from '#quizzes/questions.ts';

export const structured: Own<'structured'> = {
  asked: ({ parts }) => ({
    kind: 'structured',
    parts: parts.map(({ field, ...part }) => ({
      ...part,
      field: field.kind === 'free' ? field : (ownFieldOf(field).asked(field) as Field),
    })),
  }),
  problem({ parts }) {
    if (parts.length < 1 || parts.length > askLimits.parts) return { key: 'asks/parts' };
    for (const { prompt, field } of parts) {
      const words = field.kind === 'free' ? [prompt, ...field.guide] : [prompt];
      const found = linesProblem(words) ?? (field.kind === 'free' ? null : ownFieldOf(field).problem(field));
      if (found !== null) return found;
    }
    return parts.some(({ field }) => field.kind !== 'free') ? null : { key: 'asks/parts' };
  },
  texts: ({ parts }) =>
    parts.flatMap(({ prompt, field }) => [
      prompt,
      ...(field.kind === 'free' ? field.guide : ownFieldOf(field).texts(field)),
    ]),
};
