import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Visual } from './visual.tsx';

const steps = {
  kind: 'steps',
  problem: 'How many volts do four dry cells give?',
  steps: [{ line: '4 × 1.5 = 6' }],
  answer: '6 volts',
} as const;

function NoChanges() {
  return { observe: vi.fn(), disconnect: vi.fn() };
}

/** A stage 389 px high; the scene is as high as its size allows. */
const show = (high: number) => {
  vi.stubGlobal('ResizeObserver', NoChanges);
  const fitOf = (stage: Element) =>
    Number((stage.firstElementChild as HTMLElement).style.getPropertyValue('--fit') || 1);
  // There is no layout here, so the prototype has neither.
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, value: 389 },
    scrollHeight: {
      configurable: true,
      get(this: HTMLElement) {
        return high * fitOf(this);
      },
    },
  });
  render(
    <div data-stage data-testid="stage">
      <Visual visual={steps} shown={3} figures={{}} />
    </div>,
  );
  return fitOf(screen.getByTestId('stage'));
};

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['clientHeight', 'scrollHeight']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

test.each([
  ['which has room keeps its size', 380, 1],
  ['which is a little too high becomes a little smaller', 409, 0.94],
  ['which is much too high becomes as small as can still be read', 900, 0.7],
])('a scene of worked steps %s', (_, high, fit) => {
  expect(show(high)).toBe(fit);
});
