import { wrapWords } from '@afrolearn/learning/lessons/wrap.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const [middleX, middleY, reachX, reachY, wide, lineHeight] = [160, 125, 108, 94, 98, 17];

export const lineHigh = lineHeight;
export const middle = { x: middleX, y: middleY } as const;

const spot = (turn: number) =>
  [middleX + reachX * Math.cos(turn), middleY + reachY * Math.sin(turn)] as const;

const isIn = (x: number, y: number, box: Box) =>
  x > box.x - 4 && x < box.x + box.width + 4 && y > box.y - 4 && y < box.y + box.height + 4;

/** Steps on a ring, clockwise from the top; arrows avoid the boxes. */
export const layCycle = (steps: readonly string[]) => {
  const turnOf = (at: number) => -Math.PI / 2 + (at * 2 * Math.PI) / steps.length;
  const boxes = steps.map((step, at) => {
    const [x, y] = spot(turnOf(at));
    const lines = wrapWords(step, 12);
    const height = lines.length * lineHeight + 10;
    return { x: x - wide / 2, y: y - height / 2, width: wide, height, lines };
  });
  const arrows = steps.map((_, at) => {
    const [from, to] = [turnOf(at), turnOf(at + 1)];
    const free = Array.from({ length: 61 }, (_one, step) => spot(from + ((to - from) * step) / 60)).filter(
      ([x, y]) => boxes.every((box) => !isIn(x, y, box)),
    );
    const [tip = [0, 0], before = [0, 0]] = [free[free.length - 1], free[Math.max(0, free.length - 4)]];
    const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
    return {
      d: `M${free.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
      tip,
      turn,
      length: free.length,
    };
  });
  return { boxes, arrows };
};
