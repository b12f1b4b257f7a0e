/** Hints for the first step of a calculation. They never give its result. */
import type { NumberTree, Sign, Tree } from '#sums/expression.ts';
import { lcmOf, writeWhole } from '#sums/rational.ts';
import type { Draft } from '#sums/sum.ts';
import type { Turn } from '#sums/turns.ts';
import { write, writeTree } from '#sums/write-tree.ts';

const topics: Readonly<Record<Sign, string>> = {
  '+': 'Adding',
  '−': 'Subtracting',
  '×': 'Multiplying',
  '÷': 'Dividing',
  of: 'A part of a number',
};

export const hintFor = (one: Turn['one']): Draft['hint'] => {
  if (one.kind === 'root') return { say: 'Look for a number that is multiplied by itself.' };
  if (one.kind === 'power')
    return { say: 'The small number says how many times the number stands in the product.' };
  const { sign, left, right } = one;
  if (left.kind !== 'number' || right.kind !== 'number') return { say: '' };
  const isFraction = left.form === 'fraction' || right.form === 'fraction';
  if (sign === 'of')
    return {
      say:
        left.form === 'percent'
          ? 'Per cent means out of 100.'
          : 'The bottom says how many equal parts there are.',
    };
  if (!isFraction) {
    const says = {
      '+': 'Write the digits of the same place under each other.',
      '−': 'Write the digits of the same place under each other. Borrow where the upper digit is too small.',
      '×': 'Break a number into parts that are easy to multiply.',
      '÷': 'Share from the biggest place to the ones.',
    };
    return { say: says[sign] };
  }
  if (sign === '×') return { say: 'Tops with tops, bottoms with bottoms.' };
  if (sign === '÷') return { say: 'Dividing is multiplying by the fraction turned over.' };
  const [a, b] = [left.value.bottom, right.value.bottom];
  if (a === b) return { say: 'The pieces are the same size, so they can be counted together.' };
  if (a === 1n || b === 1n) return { say: 'Cut the whole number into the same pieces.' };
  const shared = lcmOf(a, b);
  const choices = [...new Set([shared, a + b, shared + (a < b ? a : b), a > b ? a : b].map(writeWhole))];
  return {
    say: 'The pieces are not the same size.',
    ask: `Which is the smallest number in both tables, ${writeWhole(a)} and ${writeWhole(b)}?`,
    right: writeWhole(shared),
    choices,
  };
};

export const topicOf = (tree: Tree, one: Turn['one'], isMany: boolean): string => {
  if (isMany) return 'Order of operations';
  if (one.kind !== 'two') return one.kind === 'power' ? 'Powers' : 'Square roots';
  const forms = [one.left, one.right].map((side) => (side.kind === 'number' ? side.form : ''));
  if (one.sign === 'of') return forms[0] === 'percent' ? 'Percentage of a number' : 'Fraction of a number';
  const of = forms.includes('fraction') ? ' fractions' : /\d\.\d/.test(writeTree(tree)) ? ' decimals' : '';
  return `${topics[one.sign]}${of === '' ? ' whole numbers' : of}`;
};

export const orderChoice = (tree: Tree, first: Turn): Partial<Draft['hint']> => {
  const parts: string[] = [];
  const visit = (one: Tree): void => {
    if (one.kind === 'bracket') visit(one.inside);
    if (one.kind === 'root' || one.kind === 'power') {
      parts.push(writeTree(one));
      visit(one.of);
    }
    if (one.kind !== 'two') return;
    const last = rightEnd(one.left);
    const next = leftEnd(one.right);
    if (last !== null && next !== null) parts.push(`${write(last)} ${one.sign} ${write(next)}`);
    visit(one.left);
    visit(one.right);
  };
  visit(tree);
  const right = writeTree(first.one);
  const choices = [...new Set([right, ...parts])].slice(0, 4);
  return choices.length < 2 ? {} : { ask: 'Which part do you do first?', right, choices };
};

const rightEnd = (tree: Tree): NumberTree | null => {
  if (tree.kind === 'number') return tree;
  if (tree.kind === 'bracket') return rightEnd(tree.inside);
  return tree.kind === 'two' ? rightEnd(tree.right) : null;
};
const leftEnd = (tree: Tree): NumberTree | null => {
  if (tree.kind === 'number') return tree;
  if (tree.kind === 'bracket') return leftEnd(tree.inside);
  return tree.kind === 'two' ? leftEnd(tree.left) : null;
};
