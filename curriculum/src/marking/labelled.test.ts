import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { readFiles } from '#load/files.ts';
import { labelledAnswers } from './labelled-answers.ts';
import { secondReading } from './second-reading.ts';
import { typedFieldsOf } from './typed-fields.ts';

const content = checkCurriculum(readFiles(join(import.meta.dirname, '..', '..', 'content'))).content;
const fields = new Map(typedFieldsOf(content).map((field) => [field.id, field]));

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, id = '', label = '', typed = ''] = /^(\S+) ([+-]) (.+)$/u.exec(line) ?? [];
      const field = fields.get(id);
      if (field === undefined) throw new Error(`no typed field ${id}: ${line}`);
      return { line, isRight: label === '+', correct: field.grade(typed).correct };
    });

test('what a second reader found is marked as he marked it', () => {
  const other = linesOf(secondReading).filter(({ isRight, correct }) => isRight !== correct);
  expect(other.map(({ line }) => line)).toEqual([]);
});

test('at least 98 in 100 labelled answers are marked as an examiner would, and no wrong one is right', () => {
  const all = linesOf(labelledAnswers);
  const other = all.filter(({ isRight, correct }) => isRight !== correct);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(other.filter(({ correct }) => correct).map(({ line }) => line)).toEqual([]);
  expect(1 - other.length / all.length, other.map(({ line }) => line).join('; ')).toBeGreaterThanOrEqual(
    0.98,
  );
});
