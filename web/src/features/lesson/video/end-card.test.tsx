import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unitReply } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { EndCard } from './end-card.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const next = unitReply.items[1] ?? null;
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second++)
    await act(async () => await vi.advanceTimersByTimeAsync(1000));
};

test('spec 1 §2.7: a finished video moves on to the next lesson by itself', async () => {
  const goOn = vi.fn();
  await showAt('/', <EndCard next={next} goOn={goOn} automatic />);
  await pass(4);
  expect(goOn).not.toHaveBeenCalled();
  await pass(2);
  expect(goOn).toHaveBeenCalledWith(true);
});

test('whoever wants to stay, stays', async () => {
  const goOn = vi.fn();
  await showAt('/', <EndCard next={next} goOn={goOn} automatic />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay here' })));
  await pass(9);
  expect(goOn).not.toHaveBeenCalled();
});

test.each([
  ['P1 to P3 go on only by a press', next, false],
  ['the end of a unit is an end', null, true],
])('%s', async (_, following, automatic) => {
  const goOn = vi.fn();
  await showAt('/', <EndCard next={following} goOn={goOn} automatic={automatic} />);
  await pass(9);
  expect(goOn).not.toHaveBeenCalled();
});
