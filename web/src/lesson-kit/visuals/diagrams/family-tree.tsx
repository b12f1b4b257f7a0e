import { type FamilyTreeVisual, generationsOf } from '@afrolearn/learning/lessons/diagrams.ts';
import { useText } from '#lib/language.tsx';
import { visuals } from '#messages/visuals/en.ts';
import { Board } from '../board.tsx';
import { part, type VisualProps } from '../visual-props.ts';
import { type Box, boxHigh, layRow, middleOf, NamedBox } from './named-box.tsx';

const paints = ['earth-soft', 'lake-soft', 'leaf-soft'] as const;
const rowHigh = 84;

type Placed = { readonly box: Box; readonly row: number; readonly inRow: number; readonly at: number };

export const layFamily = (visual: FamilyTreeVisual) => {
  const rows = generationsOf(visual);
  const places = new Map<string, Placed>();
  rows.forEach((row, index) => {
    const boxes = layRow(row, 6 + index * rowHigh);
    row.forEach((name, at) => {
      const box = boxes[at];
      if (box !== undefined) places.set(name, { box, row: index, inRow: row.length, at: places.size });
    });
  });
  return { places, height: rows.length * rowHigh - (rowHigh - boxHigh) + 12 };
};

/** Lines from parents to children. Two families in a row keep their lines apart. */
const linesOf = (parents: readonly Placed[], children: readonly Placed[], step: number): string => {
  const [first, last] = [parents[0], parents[parents.length - 1]];
  if (first === undefined || last === undefined) return '';
  const level = first.box.y + boxHigh / 2;
  const from = (middleOf(first.box) + middleOf(last.box)) / 2;
  const turn = first.box.y + boxHigh + 14 + step * 10;
  const ends = children.map(({ box }) => middleOf(box));
  const couple = parents.length > 1 ? `M${middleOf(first.box)} ${level}H${middleOf(last.box)}` : '';
  const across = `M${Math.min(from, ...ends)} ${turn}H${Math.max(from, ...ends)}`;
  return `${couple}M${from} ${level}V${turn}${across}${ends.map((x) => `M${x} ${turn}V${first.box.y + rowHigh}`).join('')}`;
};

export const FamilyTree = ({ visual, shown }: VisualProps<FamilyTreeVisual>) => {
  const say = useText(visuals);
  const { places, height } = layFamily(visual);
  const found = (names: readonly string[]) =>
    names.flatMap((name) => places.get(name) ?? []).sort((one, other) => one.box.x - other.box.x);
  const told = visual.families
    .map(({ parents, children }) =>
      say('familyOf', { parents: parents.join(' + '), children: children.join(', ') }),
    )
    .join(' ');
  const inRow = new Map<number, number>();
  return (
    <Board height={height} told={told}>
      {visual.families.map(({ parents, children }, at) => {
        const [above, below] = [found(parents), found(children)];
        const row = above[0]?.row ?? 0;
        const step = inRow.get(row) ?? 0;
        inRow.set(row, step + 1);
        const first = Math.min(...below.map((one) => one.at));
        return (
          <g key={parents.join()} data-part={`family-${at + 1}`} {...part(first, shown)}>
            <path data-line="thick" d={linesOf(above, below, step)} />
          </g>
        );
      })}
      {[...places].map(([name, { box, row, inRow: many, at }]) => (
        <g key={name} data-part={`person-${at + 1}`} {...part(at, shown)}>
          <NamedBox name={name} box={box} inRow={many} paint={paints[row % paints.length] ?? 'chalk'} />
        </g>
      ))}
    </Board>
  );
};
