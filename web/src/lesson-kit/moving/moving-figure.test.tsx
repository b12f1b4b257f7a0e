import type { Beat } from '@afrolearn/learning/lessons/beats.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveParts } from './move-parts.ts';
import { MovingFigure } from './moving-figure.tsx';
import { readDrawing } from './read-drawing.ts';
import { type Moment, SceneClock } from './scene-clock.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img"><title>A lamp.</title>${inside}</svg>`;
const lamp = svg('<g data-part="arm"><path d="M0 0h9"/></g><g data-part="meter"><text>0</text></g>');

const beats: readonly Beat[] = [
  { at: 'closes', act: 'turn', parts: ['arm'], degrees: [-36, 0], about: [298, 314] },
  { at: 'shines', act: 'appear', parts: ['meter'] },
  { at: 'shines', act: 'count', parts: ['meter'], from: 0, to: 9 },
];
const standing: Moment = {
  seconds: 0,
  running: false,
  rate: 1,
  narration: 'Amooti closes the switch. The current flows round, and the lamp shines.',
  audience: 7,
};

const show = (moment: Partial<Moment>, drawing = lamp) => {
  const at = (next: Partial<Moment>) => (
    <SceneClock.Provider value={{ ...standing, ...next }}>
      <MovingFigure
        figures={{ lamp: { title: 'A lamp.', svg: drawing } }}
        name="lamp"
        className=""
        beats={beats}
      />
    </SceneClock.Provider>
  );
  const { rerender, container } = render(at(moment));
  const part = (name: string) => container.querySelector(`[data-part="${name}"]`)?.parentElement;
  return {
    container,
    go: (next: Partial<Moment>) => rerender(at(next)),
    turned: () => part('arm')?.getAttribute('transform'),
    seen: () => part('meter')?.getAttribute('opacity'),
    counted: () => part('meter')?.textContent,
  };
};

let calm = false;
beforeEach(() => {
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a drawing waits for its words, moves on them and goes back when the scene does', () => {
  const figure = show({ seconds: 0 });
  expect(figure.turned()).toContain('rotate(-36 298 314)');
  expect(figure.seen()).toBe('0');
  figure.go({ seconds: 1.06 });
  expect(figure.turned()).toMatch(/rotate\(-1[78]\.\d+ 298 314\)/);
  figure.go({ seconds: 99 });
  expect(figure.turned()).toContain('rotate(0 298 314)');
  expect([figure.seen(), figure.counted()]).toEqual(['1', '9']);
  figure.go({ seconds: 0 });
  expect(figure.turned()).toContain('rotate(-36 298 314)');
  expect([figure.seen(), figure.counted()]).toEqual(['0', '0']);
});

test('with little motion a beat shows its end at once, on the same word', () => {
  calm = true;
  const figure = show({ seconds: 0.4 });
  expect(figure.turned()).toContain('rotate(-36 298 314)');
  figure.go({ seconds: 0.5 });
  expect(figure.turned()).toContain('rotate(0 298 314)');
});

test('a scene that stands still, or is shown outside a player, has all of it', () => {
  const figure = show({ seconds: Number.POSITIVE_INFINITY });
  expect(figure.turned()).toContain('rotate(0 298 314)');
  expect(figure.counted()).toBe('9');
});

test('light lies close round its part, and what stands behind is seen through it', () => {
  const root = readDrawing(svg('<g data-part="hen"><path d="M100 50h40v120h-40z"/></g>'));
  if (root === null) throw new Error('The drawing is safe.');
  const box = { x: 100, y: 50, width: 40, height: 120 };
  vi.spyOn(SVGGraphicsElement.prototype, 'getBBox').mockReturnValue(box as DOMRect);
  moveParts(root, [{ at: 'hen', act: 'glow', parts: ['hen'] }]);
  vi.restoreAllMocks();
  const light = root.querySelector('rect');
  const [x, width, height, seen] = ['x', 'width', 'height', 'fill-opacity'].map((name) =>
    Number(light?.getAttribute(name)),
  );
  expect([x, width, height]).toEqual([85.2, 69.6, 149.6]);
  expect(seen).toBeLessThan(0.5);
});

test('the words of the drawing are told once, and its shapes are nothing to a screen reader', () => {
  const { container } = show({});
  expect(screen.getByRole('img', { name: 'A lamp.' })).toBeTruthy();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  '<script>x()</script>',
  '<foreignObject/>',
  '<g onclick="x()"/>',
  '<use href="https://x.org/a.svg#b"/>',
  '<g style="fill:red"/>',
  '<a href="#x"/>',
  '<b xmlns="http://www.w3.org/1999/xhtml"/>',
])('a drawing with %s never becomes part of the page: it stays a picture of its own', (inside) => {
  expect(readDrawing(svg(inside))).toBeNull();
  const { container } = show({}, svg(inside));
  expect(container.querySelector('svg')).toBeNull();
  expect(screen.getByRole('img', { name: 'A lamp.' }).getAttribute('src')).toMatch(/^data:image/);
});

test('what is no drawing is not read', () => {
  expect(readDrawing('<p>words</p>')).toBeNull();
  expect(readDrawing('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')).toBeNull();
});
