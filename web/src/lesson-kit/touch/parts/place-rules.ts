import { nowhere } from '@afrolearn/learning/lessons/nowhere.ts';
import type { Point } from '@afrolearn/learning/lessons/shown.ts';
import { hasRoom } from '@afrolearn/learning/lessons/touch/parts.ts';
import type { TouchOn } from '@afrolearn/learning/lessons/touch.ts';

type Place = TouchOn<'place'>;

/** The pointer selects a spot within this share of the width. */
const reach = 0.15;

/** A place's area: all of its spots with a margin. */
export const roomOf = (spots: readonly Point[], wide: number) => {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const round = wide * 0.13;
  return {
    middle: [(left + right) / 2, (top + foot) / 2] as const,
    width: right - left + round,
    height: foot - top + round,
  };
};

const isFor = (touch: Place, values: readonly number[], thing: number, place: number) =>
  values[thing] === place || hasRoom(touch, values, place);

/** The place with the spot nearest to the drop, or nowhere. */
export const nearestPlace = (
  touch: Place,
  values: readonly number[],
  thing: number,
  [x, y]: Point,
  wide: number,
): number => {
  const near = touch.places.flatMap(({ spots }, place) =>
    isFor(touch, values, thing, place)
      ? spots.map((spot) => ({ place, far: Math.hypot(spot[0] - x, spot[1] - y) }))
      : [],
  );
  const [first] = near.sort((a, b) => a.far - b.far);
  return first !== undefined && first.far < wide * reach ? first.place : nowhere;
};

/** The next place with room, cyclic, including 'nowhere'. */
export const nextPlace = (touch: Place, values: readonly number[], thing: number, by: number): number => {
  const ring = [nowhere, ...touch.places.keys()];
  const now = ring.indexOf(values[thing] ?? nowhere);
  const open = ring.filter(
    (place) => place === nowhere || place === ring[now] || isFor(touch, values, thing, place),
  );
  const at = open.indexOf(ring[now] ?? nowhere);
  return open[(at + by + open.length) % open.length] ?? nowhere;
};
