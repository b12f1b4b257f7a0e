/** Works out a calculation in the right order: brackets, of, division and multiplication, addition and subtraction. */
import { hintFor, orderChoice, topicOf } from '#sums/calculation-hints.ts';
import { remainderSteps } from '#sums/divide-steps.ts';
import { type NumberTree, readExpression, type Tree, tidied } from '#sums/expression.ts';
import { workOne } from '#sums/operate.ts';
import { writeMixed, writeWhole } from '#sums/rational.ts';
import type { Draft, NoAnswer, SumStep } from '#sums/sum.ts';
import { firstTurn, hasBracket, ruleFor, type Turn } from '#sums/turns.ts';
import { write, writeTree } from '#sums/write-tree.ts';

/** A whole calculation, or the reason why it has no answer. */
const workOut = (tree: Tree): { draft: Draft; result: NumberTree } | NoAnswer | null => {
  const first = firstTurn(tree);
  if (first === null) return null;
  const steps: SumStep[] = [];
  let left = tree;
  let turns = 0;
  for (let turn: Turn | null = first; turn !== null; turn = firstTurn(left)) {
    const worked = workOne(turn.one);
    if ('reason' in worked) return worked;
    const next = turn.put(worked.result);
    const isMany = turns > 0 || next.kind !== 'number';
    const rule = isMany && firstTurn(next) !== null ? `${ruleFor(turn.one, hasBracket(left))} ` : '';
    const now = turns > 0 ? `Now it is ${writeTree(left)}. ` : '';
    const [begin, ...rest] = worked.steps;
    if (begin !== undefined) steps.push({ ...begin, say: `${now}${rule}${begin.say}` }, ...rest);
    left = next;
    turns++;
  }
  if (left.kind !== 'number' || steps.length > 60) return null;
  const isMany = turns > 1;
  // A whole division that stands alone may keep its remainder.
  const kept = remainderOf(tree);
  const remainder = kept !== null && kept.remainder > 0n ? kept : null;
  const value = left.value;
  const answer =
    remainder === null
      ? write(left)
      : `${writeWhole(remainder.quotient)} remainder ${writeWhole(remainder.remainder)}, or ${writeMixed(value)}`;
  return {
    result: left,
    draft: {
      topic: topicOf(tree, first.one, isMany),
      read: writeTree(tree),
      hint: isMany
        ? {
            say: `${ruleFor(first.one, hasBracket(tree))} ${hintFor(first.one).say}`,
            ...orderChoice(tree, first),
          }
        : hintFor(first.one),
      steps: remainder === null ? steps : remainder.steps,
      answer,
    },
  };
};

const remainderOf = (tree: Tree) => {
  if (tree.kind !== 'two' || tree.sign !== '÷') return null;
  const { left, right } = tree;
  if (left.kind !== 'number' || right.kind !== 'number') return null;
  const [a, b] = [left.value, right.value];
  const isCounted = [left, right].every(({ value, form }) => form === 'decimal' && value.bottom === 1n);
  if (!isCounted || a.top < b.top || b.top <= 0n || a.top % b.top === 0n) return null;
  return { ...remainderSteps(a.top, b.top), quotient: a.top / b.top };
};

export const calculation = (typed: string): Draft | NoAnswer | null => {
  const text = tidied(typed).replace(/\s*=\s*\??$/, '');
  // Who types 1,000 + 10% means 10% of the 1,000, and not 0.1.
  if (/[+−] ?[\d./ ]+ ?%(?! ?of)/.test(text)) return null;
  const tree = readExpression(text);
  if (tree === null) return null;
  if (tree.kind === 'number') return null;
  const worked = workOut(tree);
  return worked === null || 'reason' in worked ? worked : worked.draft;
};
