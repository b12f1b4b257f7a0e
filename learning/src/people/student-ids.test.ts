import { expect, test } from 'vitest';
import { studentId } from './roles.ts';
import { exampleStudentId, idRange } from './student-ids.ts';

test.each(['demo', 'school', 'public', null])(
  'on a server of the profile %s the example is as long as every real ID',
  (profile) => {
    const [from, to] = idRange(profile);
    const lengths = [from, to - 1].map((id) => studentId(id).length);
    expect(new Set([...lengths, exampleStudentId(profile).length]).size).toBe(1);
  },
);

test('a school reads AFRO1234567', () => {
  expect(exampleStudentId('school')).toBe('AFRO1234567');
  expect(exampleStudentId('public')).toBe('AFRO1234567890');
});
