import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';

/** A filled band across the whole sheet that closes along its left side. */
const band = /<path fill="(#[0-9a-f]{6})" d="M0 (-?[\d.]+)([^"]*)H0z"/g;
const [width, height] = [640, 360];
/** The number of values for each path command; the last two are its end point. */
const numbers: Readonly<Record<string, number>> = { c: 6, s: 4, q: 4, t: 2, l: 2, h: 1, v: 1 };

/** The end point of a relative path; null for other notations. */
const endOf = (way: string, from: number): readonly [number, number] | null => {
  let [x, y] = [0, from];
  for (const [, act = '', told = ''] of way.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = numbers[act];
    if (size === undefined) return null;
    const steps = (told.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    for (let last = size - 1; last < steps.length; last += size) {
      if (act !== 'v') x += steps[act === 'h' ? last : last - 1] ?? 0;
      if (act !== 'h') y += steps[last] ?? 0;
    }
  }
  return [x, y];
};

/** Sky and earth, or wall and floor; undefined for drawings on blank paper. */
export const groundsOf = (svg: string): Figure['grounds'] => {
  let above: string | null = null;
  let below: string | null = null;
  for (const [, fill = '', from = '', way = ''] of svg.matchAll(band)) {
    const end = endOf(way, Number(from));
    if (end === null || Math.abs(end[0] - width) > 0.5) continue;
    if (Number(from) === 0) above ??= fill;
    // Later shapes cover earlier ones.
    if (end[1] >= height) below = fill;
  }
  return above === null || below === null ? undefined : [above, below];
};
