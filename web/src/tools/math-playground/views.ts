import type { BoardName, Challenges } from '@afrolearn/learning/tools/math-playground/challenges.ts';
import { balanceView } from './balance.tsx';
import { blocksView } from './blocks.tsx';
import type { BoardView } from './board-view.ts';
import { clockView } from './clock.tsx';
import { fractionsView } from './fractions.tsx';
import { graphView } from './graph.tsx';
import { moneyView } from './money.tsx';
import { numberLineView } from './number-line.tsx';
import { shapesView } from './shapes.tsx';

export const views: { readonly [B in BoardName]: BoardView<Challenges[B]> } = {
  'number-line': numberLineView,
  fractions: fractionsView,
  blocks: blocksView,
  clock: clockView,
  money: moneyView,
  shapes: shapesView,
  balance: balanceView,
  graph: graphView,
};
