import type { CountersVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import { boardWidth } from '../board.tsx';

type Spot = { readonly x: number; readonly y: number };

type Group = {
  /** The mat under the things. */
  readonly mat: Spot & { readonly width: number; readonly height: number };
  readonly things: readonly Spot[];
  readonly label: Spot & { readonly anchor: 'start' | 'middle' };
  /** Before this group; the first has none. */
  readonly sign: Spot | null;
  /** Corners of the ten frame's cells. */
  readonly cells: readonly Spot[];
};

type Layout = { readonly size: number; readonly height: number; readonly groups: readonly Group[] };

const five = 5;
const [pad, signRoom, labelHeight] = [6, 30, 24];

const spots = (count: number, columns: number, size: number, { x, y }: Spot): readonly Spot[] =>
  Array.from({ length: count }, (_, at) => ({
    x: x + ((at % columns) + 0.5) * size,
    y: y + (Math.floor(at / columns) + 0.5) * size,
  }));

/** One or two groups side by side in rows of five, which are recognised at a glance. */
const beside = ({ groups, frames = false }: CountersVisual): Layout => {
  const room = (boardWidth - (groups.length - 1) * signRoom) / groups.length - 2 * pad;
  const most = Math.max(...groups.map(({ count }) => count));
  const columns = frames ? five : Math.min(five, Math.max(1, most));
  const rows = frames ? Math.max(1, Math.ceil(most / 10)) * 2 : Math.max(1, Math.ceil(most / five));
  const size = Math.min(44, room / columns, 176 / rows);
  const [width, height] = [columns * size + 2 * pad, rows * size + 2 * pad];
  const all = groups.length * width + (groups.length - 1) * signRoom;
  const hasLabels = groups.some(({ label }) => label !== undefined);
  return {
    size,
    height: height + (hasLabels ? labelHeight : 0) + 4,
    groups: groups.map(({ count }, at) => {
      const x = (boardWidth - all) / 2 + at * (width + signRoom);
      const from = { x: x + pad, y: 2 + pad };
      return {
        mat: { x, y: 2, width, height },
        things: spots(count, columns, size, from),
        label: { x: x + width / 2, y: height + 20, anchor: 'middle' },
        sign: at === 0 ? null : { x: x - signRoom / 2, y: 2 + height / 2 },
        cells: frames
          ? spots(rows * columns, columns, size, { x: from.x - size / 2, y: from.y - size / 2 })
          : [],
      };
    }),
  };
};

/** More groups in one row each, for comparison. */
const below = ({ groups, sign }: CountersVisual): Layout => {
  const words = Math.max(0, ...groups.map(({ label = '' }) => label.length)) * 8;
  const left = Math.max(words === 0 ? 0 : words + 8, sign === undefined ? 0 : 26);
  const most = Math.max(1, ...groups.map(({ count }) => count));
  const between = 4;
  const size = Math.min(30, (boardWidth - left - 2 * pad) / most, 232 / groups.length - 2 * pad - between);
  const high = size + 2 * pad;
  const margin = (boardWidth - left - most * size - 2 * pad) / 2;
  const step = high + between;
  return {
    size,
    height: groups.length * step,
    groups: groups.map(({ count }, at) => {
      const y = at * step + 2;
      return {
        mat: { x: margin + left, y, width: most * size + 2 * pad, height: high },
        things: spots(count, most, size, { x: margin + left + pad, y: y + pad }),
        label: { x: margin, y: y + high / 2 + 5, anchor: 'start' },
        // The sign is before the row unless a label is there.
        sign: at === 0 || words > 0 ? null : { x: margin + 11, y: y + high / 2 },
        cells: [],
      };
    }),
  };
};

export const layCounters = (visual: CountersVisual): Layout =>
  visual.groups.length <= 2 ? beside(visual) : below(visual);
