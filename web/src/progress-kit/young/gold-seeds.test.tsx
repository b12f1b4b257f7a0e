import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GoldSeeds } from './gold-seeds.tsx';

const goldOf = (seeds: number | null) => {
  const { container } = render(<GoldSeeds seeds={seeds} />);
  const gold = container.querySelectorAll('[data-gold="true"]').length;
  cleanup();
  return gold;
};

test('whoever has a seed sees one in gold, and the row is never full while something is to come', () => {
  for (let seeds = 0; seeds <= 400; seeds++) {
    const gold = goldOf(seeds);
    if (seeds === 0) expect(gold).toBe(0);
    else expect([gold >= 1, gold <= 4], `${seeds} seeds`).toEqual([true, true]);
  }
});

test('where all has grown all are gold, and nothing is known is nothing', () => {
  expect(goldOf(1_000_000)).toBe(5);
  expect(goldOf(null)).toBe(0);
});
