import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeOf, roleFrom, roles, studentId, userIdOf } from './roles.ts';

const userId = fc.integer({ min: 1, max: 2_147_483_647 });

test('each role starts at its own page (spec 1 §2.3)', () => {
  expect(roles.map(homeOf)).toEqual(['/dashboard', '/teacher-dashboard', '/parent-dashboard']);
});

test.each([
  ['teacher', 'teacher'],
  ['PARENT', 'parent'],
  [' Learner ', 'learner'],
  ['administrator', 'learner'],
  ['', 'learner'],
  ['toString', 'learner'],
  [null, 'learner'],
] as const)('?role=%s means %s', (text, role) => {
  expect(roleFrom(text)).toBe(role);
});

test('a student ID is AFRO and the id padded to six digits (spec 2 §9)', () => {
  expect([1, 123, 999_999, 1_234_567, 2_147_483_647].map(studentId)).toEqual([
    'AFRO000001',
    'AFRO000123',
    'AFRO999999',
    'AFRO1234567',
    'AFRO2147483647',
  ]);
});

test('every student ID leads back to its user, in any case and between spaces', () => {
  fc.assert(
    fc.property(userId, (id) => {
      expect(userIdOf(studentId(id))).toBe(id);
      expect(userIdOf(`  ${studentId(id).toLowerCase()} `)).toBe(id);
    }),
    { numRuns: 1000 },
  );
});

test('two users never have one student ID', () => {
  fc.assert(
    fc.property(userId, userId, (one, other) => (studentId(one) === studentId(other)) === (one === other)),
  );
});

test.each([
  '',
  'AFRO',
  'AFRO12345',
  'AFRO000000',
  'AFRO2147483648',
  'AFRO99999999999',
  'AFRO-00123',
  'AFRO 000123',
  'AFR0000123',
  'xAFRO000123',
  'AFRO000123x',
  'AFRO00012３',
  'AFRO00012.3',
  'amina@school.ug',
])('%j is no student ID', (text) => expect(userIdOf(text)).toBeNull());

test('no text at all makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const id = userIdOf(text);
      expect(id === null || (Number.isInteger(id) && id >= 1)).toBe(true);
    }),
  );
});
