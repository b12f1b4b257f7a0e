import type { Shape, ShapesVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { classes } from '#ui/classes.ts';
import { part, type VisualProps } from '../visual-props.ts';
import { drawShape } from './draw-shape.ts';
import css from './shapes.module.css';

const c = classes(css);

type Drawn = ShapesVisual['shapes'][number];

const Drawing = ({ shape, unit }: { shape: Drawn; unit: string }) => {
  const { fills, lines, dashes, sizes } = drawShape(shape as Shape, unit);
  const { marks = [] } = shape;
  return (
    <svg className={c('drawing')} viewBox="0 0 200 150" aria-hidden="true">
      {fills.map((d) => (
        <path key={d} className={c('fill')} d={d} />
      ))}
      {dashes.map((d) => (
        <path key={d} className={c('dash')} d={d} />
      ))}
      {lines.map((d) => (
        <path key={d} className={c('line')} d={d} />
      ))}
      {sizes.map(({ x, y, text, anchor = 'middle' }, at) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
          {marks[at] ?? text}
        </text>
      ))}
    </svg>
  );
};

export const Shapes = ({ visual, shown }: VisualProps<ShapesVisual>) => (
  <ul className={c('shapes')} data-count={visual.shapes.length}>
    {visual.shapes.map((shape, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes keep their places
      <li key={at} data-shape={at % 4} {...part(at, shown)}>
        <Drawing shape={shape} unit={visual.unit ?? ''} />
        <span className={c('label')}>{shape.label}</span>
      </li>
    ))}
  </ul>
);
