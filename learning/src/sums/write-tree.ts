/** Writes a calculation in the signs of this app. */
import type { NumberTree, Tree } from '#sums/expression.ts';
import { times, writeMixed, writeNumber } from '#sums/rational.ts';

export const write = ({ value, form, written }: NumberTree): string => {
  if (written !== undefined) return written;
  if (form === 'percent') return `${writeNumber(times(value, { top: 100n, bottom: 1n }))}%`;
  return form === 'fraction' ? writeMixed(value) : writeNumber(value);
};

const isBelow = (tree: Tree): boolean => tree.kind === 'number' && tree.value.top < 0n;
export const raisedSigns = '⁰¹²³⁴⁵⁶';

export const writeTree = (tree: Tree): string => {
  switch (tree.kind) {
    case 'number':
      return write(tree);
    case 'bracket':
      return `(${writeTree(tree.inside)})`;
    case 'root':
      return `√${writeTree(tree.of)}`;
    case 'power':
      return `${isBelow(tree.of) ? `(${writeTree(tree.of)})` : writeTree(tree.of)}${raisedSigns[tree.by] ?? ''}`;
    case 'two': {
      const right = writeTree(tree.right);
      return `${writeTree(tree.left)} ${tree.sign} ${isBelow(tree.right) ? `(${right})` : right}`;
    }
  }
};
