import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Command, commands, readProgram, walk } from '#programs/program.ts';

const open = {
  field: ['....', '....', '....', '....'],
  start: { x: 0, y: 3, facing: 1 },
  goal: { x: 3, y: 0 },
};
const endOf = (...program: Command[]) => {
  const { spots, end } = walk(open, program);
  const { x, y, facing } = spots.at(-1) ?? open.start;
  return [x, y, facing, end];
};

test.each<[Command[], readonly unknown[]]>([
  [[], [0, 3, 1, 'elsewhere']],
  [['forward'], [1, 3, 1, 'elsewhere']],
  [['left'], [0, 3, 0, 'elsewhere']],
  [['right'], [0, 3, 2, 'elsewhere']],
  [
    ['right', 'forward'],
    [0, 3, 2, 'bumped'],
  ],
  [
    ['repeat 3', 'forward'],
    [3, 3, 1, 'elsewhere'],
  ],
  [
    ['repeat 3', 'forward', 'end', 'left', 'repeat 3', 'forward'],
    [3, 0, 0, 'home'],
  ],
  [
    ['repeat 3', 'forward', 'left', 'forward', 'right', 'end', 'end'],
    [3, 0, 1, 'home'],
  ],
  [
    ['repeat 2', 'repeat 2', 'left', 'end', 'end', 'forward'],
    [1, 3, 1, 'elsewhere'],
  ],
  [
    ['repeat 4', 'forward'],
    [3, 3, 1, 'bumped'],
  ],
  [
    ['repeat 5', 'repeat 5', 'repeat 5', 'left'],
    [0, 3, 1, 'endless'],
  ],
])('%j ends at %j', (program, end) => {
  expect(endOf(...program)).toEqual(end);
});

test('a stone stops the hen before it, and the walk says which command was done at each spot', () => {
  const stony = { ...open, field: ['....', '....', '....', '..#.'] };
  const { spots, at, end } = walk(stony, ['repeat 3', 'forward']);
  expect([spots.length, at, end]).toEqual([2, [1], 'bumped']);
});

test('whatever the program, it ends soon and the hen stays on free squares', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...commands), { maxLength: 12 }), (program) => {
      const { spots, at } = walk(open, program);
      expect(spots.length).toBeLessThanOrEqual(121);
      expect(at).toHaveLength(spots.length - 1);
      for (const { x, y } of spots) expect(open.field[y]?.[x]).toBe('.');
    }),
  );
});

test('a typed program is read in any case and spacing; the first strange line is named', () => {
  const known = { blocks: ['forward', 'repeat 3'] as const };
  expect(readProgram(known, ' Repeat   3 \n\nforward\n')).toEqual(['repeat 3', 'forward']);
  expect(readProgram(known, 'forward\nfly\njump')).toEqual({ line: 2, word: 'fly' });
  expect(readProgram(known, 'left')).toEqual({ line: 1, word: 'left' });
});
