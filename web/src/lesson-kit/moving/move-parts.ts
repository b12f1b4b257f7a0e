import type { Beat, PartState } from '@afrolearn/learning/lessons/beats.ts';
import { type Box, boxOf, coverOf, haloOf, numberOf, runnersOf } from './part-looks.ts';

export type Matrix = { a: number; b: number; c: number; d: number; e: number; f: number };

const same: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

const times = (m: Matrix, n: Matrix): Matrix => ({
  a: m.a * n.a + m.c * n.b,
  b: m.b * n.a + m.d * n.b,
  c: m.a * n.c + m.c * n.d,
  d: m.b * n.c + m.d * n.d,
  e: m.a * n.e + m.c * n.f + m.e,
  f: m.b * n.e + m.d * n.f + m.f,
});

/** Maps from a part's group to stage coordinates, which authors always use. */
export const toStage = (root: SVGSVGElement, holder: SVGGElement): Matrix => {
  let matrix = same;
  for (let at = holder.parentElement; at !== null && at !== (root as Element); at = at.parentElement) {
    const own = (at as Element as SVGGraphicsElement).transform?.baseVal?.consolidate()?.matrix;
    if (own) matrix = times(own, matrix);
  }
  return matrix;
};

export const fromStage = (
  { a, b, c, d, e, f }: Matrix,
  [x, y]: readonly [number, number],
  isWay: boolean,
) => {
  const [left, top] = isWay ? [x, y] : [x - e, y - f];
  const size = a * d - b * c || 1;
  return [(d * left - c * top) / size, (a * top - b * left) / size] as const;
};

const onStage = ({ a, d, e, f }: Matrix, { x, y, width, height }: Box): Box => ({
  x: Math.min(a * x + e, a * (x + width) + e),
  y: d * y + f,
  width: Math.abs(a * width),
  height: d * height,
});

/** Wraps a part in a group, which is moved instead. */
export const holderOf = (root: SVGSVGElement, part: string): SVGGElement | null => {
  const element = Array.from(root.querySelectorAll('[data-part]')).find(
    (one) => one.getAttribute('data-part') === part,
  );
  if (element === undefined) return null;
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  element.before(holder);
  holder.append(element);
  return holder;
};

const near = (value: number) => Math.round(value * 100) / 100;

/** A growing part starts slightly smaller. */
const smallest = 0.8;

type Looks = (states: ReadonlyMap<string, PartState>) => void;

/** Prepares a drawing's parts and returns a function that shows a state. */
export const moveParts = (root: SVGSVGElement, beats: readonly Beat[]): Looks => {
  const names = [...new Set(beats.flatMap(({ parts }) => parts))];
  const parts = names.flatMap((name) => {
    const holder = holderOf(root, name);
    if (holder === null) return [];
    const box = boxOf(holder);
    const matrix = toStage(root, holder);
    const mine = beats.filter((beat) => beat.parts.includes(name));
    const of = (act: Beat['act']) => mine.find((beat) => beat.act === act);
    const looks = [
      ...(of('glow')
        ? [haloOf(holder, Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) || 1)]
        : []),
      ...(of('flow') ? [runnersOf(holder, of('flow'))] : []),
      ...(of('fill') ? [coverOf(holder, of('fill'))] : []),
      ...(of('count') ? [numberOf(root, holder, onStage(matrix, box))] : []),
    ];
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    return [{ name, holder, matrix, middle, looks }];
  });
  return (states) => {
    for (const { name, holder, matrix, middle, looks } of parts) {
      const state = states.get(name);
      if (state === undefined) continue;
      const [x, y] = fromStage(matrix, state.shift, true);
      const [pinX, pinY] = state.about === undefined ? middle : fromStage(matrix, state.about, false);
      const [midX, midY] = middle;
      const size = smallest + (1 - smallest) * state.shown;
      const moves = [
        `translate(${near(x)} ${near(y)})`,
        `rotate(${near(state.degrees)} ${near(pinX)} ${near(pinY)})`,
        `translate(${near(midX * (1 - size))} ${near(midY * (1 - size))}) scale(${near(size)})`,
      ];
      holder.setAttribute('transform', moves.join(' '));
      holder.setAttribute('opacity', String(near(state.shown)));
      for (const look of looks) look(state);
    }
  };
};
