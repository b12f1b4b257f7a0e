import type { Fraction } from '@afrolearn/learning/tools/math-playground/fractions.ts';
import { classes } from '#ui/classes.ts';
import css from '../fractions.module.css';

const c = classes(css);

/** The width of the drawing, where a bar begins, and how long one whole is. */
export const [wide, left, full] = [480, 24, 432] as const;

/** A fraction in a drawing: over, line, under. */
const Drawn = ({ of: [over, under], x, y, size }: { of: Fraction; x: number; y: number; size: number }) =>
  under === 1 ? (
    <text x={x} y={y + size * 0.4} fontSize={size * 1.2}>
      {over}
    </text>
  ) : (
    <g fontSize={size}>
      <text x={x} y={y - size * 0.18}>
        {over}
      </text>
      <path className={c('stroke')} d={`M${x - size * 0.42} ${y}h${size * 0.84}`} />
      <text x={x} y={y + size * 0.9}>
        {under}
      </text>
    </g>
  );

type StripProps = { x: number; y: number; part: number; name: Fraction; kind: number };

/** A strip of cloth with two seams. */
export const Strip = ({ x, y, part, name, kind }: StripProps) => {
  const width = full * part - 3;
  const size = width < 42 ? 15 : 22;
  return (
    <g className={c('strip')} data-kind={kind}>
      <path d={`M${x} ${y}h${width}v56h-${width}z`} />
      <path className={c('lip')} d={`M${x} ${y + 49}h${width}v7h-${width}z`} />
      <path className={c('seam')} d={`M${x + 4} ${y + 6}h${Math.max(0, width - 8)}`} />
      <Drawn of={name} x={x + width / 2} y={y + 24} size={size} />
    </g>
  );
};
