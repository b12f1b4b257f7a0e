import { expect, test } from 'vitest';
import { isUrgent, reportReasons } from '#safety/reports.ts';

test('sexual things, adults who write, violence and self-harm are urgent; unkind words are not (C5)', () => {
  expect(reportReasons.filter((reason) => isUrgent(reason, 'note', false))).toEqual([
    'not-for-children',
    'asks',
    'adult',
    'scared',
  ]);
});

test('an adult’s name or picture is urgent whatever the reason; a lesson of theirs only by its reason', () => {
  expect(isUrgent('unkind', 'person', true)).toBe(true);
  expect(isUrgent('other', 'picture', true)).toBe(true);
  expect(isUrgent('unkind', 'lesson', true)).toBe(false);
  expect(isUrgent('scared', 'lesson', true)).toBe(true);
});
