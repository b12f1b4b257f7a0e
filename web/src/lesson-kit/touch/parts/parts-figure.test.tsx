import type { Touch } from '@afrolearn/learning/lessons/touch.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { arm, cells, figures } from '#lesson-kit/touch/testing/parts.ts';
import { TouchTask } from '#lesson-kit/touch/touch-task.tsx';
import { showAt } from '#testing/show.tsx';

const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });

const show = async (touch: Touch) => {
  const onwards = { ref: createRef<HTMLButtonElement>(), label: 'Carry on', go: null };
  const words = { task: 'Do it.', help: 'Look again.', explain: 'That is it.' };
  await showAt('/', <TouchTask visual={{ kind: 'touch', ...words, touch }} {...{ figures, onwards }} />);
  if (touch.on === 'place') await screen.findAllByRole('button', { name: /not placed yet/ });
  else await screen.findByRole('slider');
};

const part = (name: string) =>
  document.querySelector<SVGGElement>(`[data-part="${name}"]`)?.parentElement as unknown as SVGGElement;

test('a thing goes to its place by the arrow keys, and light, sum and words follow it', async () => {
  await show(cells);
  expect(part('glow').dataset['seen']).toBe('false');
  fireEvent.keyDown(screen.getByRole('button', { name: /^cell one/ }), { key: 'ArrowRight' });
  expect(screen.getByRole('button', { name: 'cell one: holder' })).toBeTruthy();
  expect(part('cell-1').style.transform).toBe('translate(0px, -200px)');
  fireEvent.keyDown(screen.getByRole('button', { name: /^cell two/ }), { key: 'ArrowRight' });
  expect(part('glow').dataset['seen']).toBe('true');
  expect(screen.getByText(/1.5 \+ 1.5 =/).textContent).toBe('1.5 + 1.5 = 3 volts');
  fireEvent.keyDown(screen.getByRole('button', { name: /^cell two/ }), { key: 'ArrowLeft' });
  expect(part('glow').dataset['seen']).toBe('false');
});

test('a thing is dragged to the nearest place, and back where it came from beside all of them', async () => {
  await show(cells);
  const box = { left: 0, top: 0, width: 640, height: 360 } as DOMRect;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const drag = (name: RegExp, to: { clientX: number; clientY: number }) => {
    const thing = screen.getByRole('button', { name });
    fireEvent.pointerDown(thing, { clientX: 100, clientY: 300 });
    fireEvent.pointerMove(thing, to);
    fireEvent.pointerUp(thing, to);
  };
  drag(/^cell one/, { clientX: 120, clientY: 130 });
  expect(screen.getByRole('button', { name: 'cell one: holder' })).toBeTruthy();
  drag(/^cell one/, { clientX: 600, clientY: 350 });
  expect(screen.getByRole('button', { name: 'cell one: not placed yet' })).toBeTruthy();
  vi.restoreAllMocks();
});

test('what belongs somewhere is named and counted until it is placed; what may stay is not', async () => {
  const [first, second] = cells.things;
  await show({ ...cells, things: [{ ...first, goes: 0 }, second] });
  expect(screen.getByRole('button', { name: '1 more to place' })).toBeTruthy();
  expect(screen.getByText('cell one')).toBeTruthy();
  expect(screen.queryByText('cell two')).toBeNull();
});

test('a part is turned about its pin or pulled along its way, and its number follows', async () => {
  await show({ ...arm, on: 'dial', about: [100, 100], degrees: 90 });
  slide('Arm', 2);
  expect(part('arm').style.transform).toContain('rotate(45deg)');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('weight 10 kg');
  cleanup();
  await show({
    ...arm,
    on: 'slide',
    way: [
      [0, 0],
      [400, 0],
    ],
  });
  slide('Arm', 3);
  expect(part('arm').style.transform).toBe('translate(300px, 0px)');
  expect(part('glow').dataset['seen']).toBe('true');
});

test.each([
  ['mango', 3, () => document.querySelectorAll('[data-part^="group-1."]').length],
  ['hops', 3, () => document.querySelectorAll('.hop').length],
] as const)('a number line shows %s, as many as its point says', async (things, many, count) => {
  await show({ on: 'number-line', from: 0, to: 5, step: 1, goal: 4, things });
  if (things === 'mango') await screen.findByRole('img');
  slide('Point', many);
  expect(count()).toBe(many);
});

test.each([
  [{ from: 30, to: 40, step: 1 }, ['30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40']],
  [{ from: 700, to: 800, step: 10 }, ['700', '720', '740', '760', '780', '800']],
])('the numbers of a line stand apart: %j', async (line, numbers) => {
  await show({ on: 'number-line', ...line, goal: line.to });
  expect(Array.from(document.querySelectorAll('svg text'), ({ textContent }) => textContent)).toEqual(
    numbers,
  );
});
