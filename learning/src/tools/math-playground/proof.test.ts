import { describe, expect, test } from 'vitest';
import { isProof } from '#tools/evidence.ts';
import type { State } from '#tools/math-playground/board.ts';
import { type BoardName, boards, challengeOf, idOf } from '#tools/math-playground/challenges.ts';
import { playgroundProof } from '#tools/math-playground/proof.ts';

const solutionOf = <B extends BoardName>(name: { board: B; level: number; draw: number }) =>
  boards[name.board].solution(challengeOf(name));

describe('the proof', () => {
  const solved = (board: BoardName, draw: number) => {
    const name = { board, level: 3, draw };
    return { question: idOf(name), answer: solutionOf(name) };
  };
  const evidence = (
    answers: readonly { question: string; answer: State | string | null }[],
    ms = 60_000,
  ) => ({
    run: 'a',
    ms,
    answers,
  });

  test('is three different challenges, each solved', () => {
    const three = [solved('clock', 1), solved('money', 1), solved('graph', 2)];
    expect(isProof(playgroundProof, evidence(three), null)).toBe(true);
    expect(isProof(playgroundProof, evidence(three.slice(1)), null)).toBe(false);
    expect(isProof(playgroundProof, evidence(three, 1_000), null)).toBe(false);
    const [first = solved('clock', 1)] = three;
    expect(isProof(playgroundProof, evidence([first, first, first]), null)).toBe(false);
  });

  test('is no wrong, strange or missing answer', () => {
    const [a, b] = [solved('clock', 1), solved('money', 1)];
    for (const third of [
      { question: 'clock-3-1', answer: [13, 0] },
      { question: 'sundial-1-1', answer: [1] },
      { question: idOf({ board: 'graph', level: 3, draw: 2 }), answer: null },
      { question: idOf({ board: 'graph', level: 3, draw: 2 }), answer: 'three' },
      { question: idOf({ board: 'graph', level: 3, draw: 2 }), answer: [Number.NaN] },
    ])
      expect(isProof(playgroundProof, evidence([a, b, third]), null)).toBe(false);
  });
});
