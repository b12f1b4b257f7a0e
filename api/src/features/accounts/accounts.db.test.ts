import { expect, test } from 'vitest';
import { randomId } from './accounts.db.ts';

test.each([
  ['demo', 7],
  ['school', 7],
  ['public', 10],
] as const)(
  'ids of the profile %s have %i digits: a child knows when a number is whole',
  (profile, digits) => {
    for (let draw = 0; draw < 500; draw += 1) expect(String(randomId(profile))).toHaveLength(digits);
  },
);
