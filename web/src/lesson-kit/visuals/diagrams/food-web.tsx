import { type FoodWebVisual, feedingRows } from '@afrolearn/learning/lessons/diagrams.ts';
import { useText } from '#lib/language.tsx';
import { visuals } from '#messages/visuals/en.ts';
import { Board } from '../board.tsx';
import { part, type VisualProps } from '../visual-props.ts';
import { type Box, boxHigh, layRow, middleOf, NamedBox } from './named-box.tsx';

const paints = ['leaf-soft', 'lake-soft', 'earth-soft', 'chalk'] as const;
const rowHigh = 78;

type Placed = { readonly box: Box; readonly row: number; readonly inRow: number; readonly at: number };

export const layWeb = (visual: FoodWebVisual) => {
  const rows = feedingRows(visual) ?? [];
  const places = new Map<string, Placed>();
  rows.forEach((row, index) => {
    const boxes = layRow(row, 6 + (rows.length - 1 - index) * rowHigh);
    row.forEach((name, at) => {
      const box = boxes[at];
      if (box !== undefined) places.set(name, { box, row: index, inRow: row.length, at: places.size });
    });
  });
  const arrows = visual.feeds.flatMap(({ from, to }) =>
    to.flatMap((eater) => {
      const [below, above] = [places.get(from), places.get(eater)];
      if (below === undefined || above === undefined) return [];
      const [x, y] = [middleOf(below.box), below.box.y];
      // Arrows from different sides end slightly apart.
      const lean = Math.max(-24, Math.min(24, (x - middleOf(above.box)) / 5));
      const [endX, endY] = [middleOf(above.box) + lean, above.box.y + boxHigh + 9];
      // A long arrow curves around the row in between.
      const bow = above.row - below.row > 1 ? (x < 160 ? -140 : 140) : 0;
      const [turnX, turnY] = [(x + endX) / 2 + bow, (y + endY) / 2];
      const turn = (Math.atan2(endY - turnY, endX - turnX) * 180) / Math.PI;
      return [
        { from, eater, at: above.at, d: `M${x} ${y}Q${turnX} ${turnY} ${endX} ${endY}`, endX, endY, turn },
      ];
    }),
  );
  return { places, arrows, height: rows.length * rowHigh - (rowHigh - boxHigh) + 12 };
};

export const FoodWeb = ({ visual, shown }: VisualProps<FoodWebVisual>) => {
  const say = useText(visuals);
  const { places, arrows, height } = layWeb(visual);
  const told = visual.feeds.map(({ from, to }) => say('eatenBy', { from, to: to.join(', ') })).join(' ');
  return (
    <Board height={height} told={told}>
      {arrows.map(({ from, eater, at, d, endX, endY, turn }, index) => (
        <g key={`${from} ${eater}`} data-part={`arrow-${index + 1}`} {...part(at, shown)}>
          <path data-line="thick" d={d} />
          <path
            data-paint="dark"
            d="M9 0L-5-6V6z"
            transform={`translate(${endX} ${endY}) rotate(${turn.toFixed(1)})`}
          />
        </g>
      ))}
      {[...places].map(([name, { box, row, inRow, at }]) => (
        <g key={name} data-part={`living-${at + 1}`} {...part(at, shown)}>
          <NamedBox name={name} box={box} inRow={inRow} paint={paints[row % paints.length] ?? 'chalk'} />
        </g>
      ))}
    </Board>
  );
};
