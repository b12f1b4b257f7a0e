import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { readFiles } from '#load/files.ts';
import { markLabels } from './outside-labels.ts';

const { content } = checkCurriculum(readFiles(join(import.meta.dirname, '..', '..', 'content')));

describe.each(['outside-labels.txt', 'outside-labels-2.txt'])('%s', (file) => {
  const labels = markLabels(readFileSync(join(import.meta.dirname, file), 'utf8'), content);

  test('at least 98 in 100 answers are marked as an outside marker did, and no wrong one is right', () => {
    const other = labels.filter(({ isRight, correct }) => isRight !== correct).map(({ line }) => line);
    const passed = labels.filter(({ isRight, correct }) => correct && !isRight).map(({ line }) => line);
    expect(passed).toEqual([]);
    expect(1 - other.length / labels.length, other.join('; ')).toBeGreaterThanOrEqual(0.98);
  });

  test('control: hundreds of right and of wrong answers are compared', () => {
    const rights = labels.filter(({ isRight }) => isRight).length;
    expect(rights).toBeGreaterThan(300);
    expect(labels.length - rights).toBeGreaterThan(300);
  });
});
