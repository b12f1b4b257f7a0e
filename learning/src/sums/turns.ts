/** The order of operations: which part of a calculation comes first. */
import type { NumberTree, Tree } from '#sums/expression.ts';

/** The first operation to do, and the tree with a number in its place. */
export type Turn = {
  readonly one: Exclude<Tree, { kind: 'number' | 'bracket' }>;
  readonly put: (to: NumberTree) => Tree;
};

export const firstTurn = (tree: Tree): Turn | null => {
  const within = (inside: Tree, wrap: (to: Tree) => Tree): Turn | null => {
    const turn = firstTurn(inside);
    return turn === null ? null : { one: turn.one, put: (to) => wrap(turn.put(to)) };
  };
  switch (tree.kind) {
    case 'number':
      return null;
    case 'bracket':
      return within(tree.inside, (inside) => (inside.kind === 'number' ? inside : { ...tree, inside }));
    case 'root':
    case 'power':
      return within(tree.of, (of) => ({ ...tree, of })) ?? { one: tree, put: (to) => to };
    case 'two': {
      const bracketIn = (side: Tree) => hasBracket(side);
      const left = () => within(tree.left, (one) => ({ ...tree, left: one }));
      const right = () => within(tree.right, (one) => ({ ...tree, right: one }));
      const found =
        !bracketIn(tree.left) && bracketIn(tree.right) ? (right() ?? left()) : (left() ?? right());
      return found ?? { one: tree, put: (to) => to };
    }
  }
};

export const hasBracket = (tree: Tree): boolean =>
  tree.kind === 'bracket' || (tree.kind === 'two' && (hasBracket(tree.left) || hasBracket(tree.right)));

export const ruleFor = (one: Turn['one'], isInBracket: boolean): string => {
  if (isInBracket) return 'Brackets come first.';
  if (one.kind !== 'two') return 'Powers and roots come first.';
  if (one.sign === 'of') return 'Of comes before the rest.';
  return one.sign === '×' || one.sign === '÷'
    ? 'Divide and multiply before you add or subtract.'
    : 'Go from left to right.';
};
