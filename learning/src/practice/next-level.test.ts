import fc from 'fast-check';
import { expect, test } from 'vitest';
import { practiceLevels } from '#practice/exercise.ts';
import { afterAnswer, standingAt } from '#practice/next-level.ts';

const levelAfter = (from: 1 | 2 | 3, ...rights: readonly boolean[]) =>
  rights.reduce(afterAnswer, standingAt(from)).level;
const [yes, no] = [true, false];

test.each([
  ['three right in a row lead up', 1, [yes, yes, yes], 2],
  ['two right in a row do not yet', 1, [yes, yes], 1],
  ['a slip between them begins the row anew', 1, [yes, yes, no, yes, yes], 1],
  ['six right in a row lead from the first to the last', 1, [yes, yes, yes, yes, yes, yes], 3],
  ['two in a row that were not right lead down', 3, [no, no], 2],
  ['one slip does not', 3, [no, yes, no], 3],
  ['after a step the row begins anew', 1, [yes, yes, yes, no, yes], 2],
  ['above the hardest there is none', 3, [yes, yes, yes, yes], 3],
  ['below the easiest there is none', 1, [no, no, no], 1],
] as const)('%s', (_, from, rights, to) => {
  expect(levelAfter(from, ...rights)).toBe(to);
});

test('the level is always one there is, and never moves by more than one step at a time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...practiceLevels),
      fc.array(fc.boolean(), { maxLength: 60 }),
      (from, rights) => {
        let standing = standingAt(from);
        for (const right of rights) {
          const next = afterAnswer(standing, right);
          expect(practiceLevels).toContain(next.level);
          expect(right ? next.level - standing.level : standing.level - next.level).toBeOneOf([0, 1]);
          standing = next;
        }
      },
    ),
  );
});
