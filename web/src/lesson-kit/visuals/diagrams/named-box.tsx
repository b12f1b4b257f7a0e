import { wrapWords } from '@afrolearn/learning/lessons/wrap.ts';

/** Letters per line by the number of boxes in a row; the checker uses the same. */
const letters: Readonly<Record<number, number>> = { 1: 16, 2: 16, 3: 11, 4: 8 };
const lineHigh = 16;

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const boxHigh = 42;

/** Distributes a row's boxes evenly over the board. */
export const layRow = (row: readonly string[], y: number): readonly Box[] => {
  const room = 320 / row.length;
  const width = Math.min(136, room - 8);
  return row.map((_, at) => ({ x: room * at + (room - width) / 2, y, width, height: boxHigh }));
};

export const middleOf = ({ x, width }: Box): number => x + width / 2;

type NamedBoxProps = { name: string; box: Box; inRow: number; paint: string };

export const NamedBox = ({ name, box, inRow, paint }: NamedBoxProps) => {
  const lines = wrapWords(name, letters[inRow] ?? 8);
  return (
    <>
      <rect data-paint={paint} {...box} rx="9" />
      {lines.map((line, at) => (
        <text
          key={line}
          data-strong
          x={middleOf(box)}
          y={box.y + box.height / 2 + 5 + (at - (lines.length - 1) / 2) * lineHigh}
          style={{ fontSize: 13 }}
        >
          {line}
        </text>
      ))}
    </>
  );
};
