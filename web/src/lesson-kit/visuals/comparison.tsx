import type { ComparisonVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { Figure } from '#lesson-kit/figure.tsx';
import { classes } from '#ui/classes.ts';
import css from './comparison.module.css';
import { part, type VisualProps } from './visual-props.ts';

const c = classes(css);

export const Comparison = ({ visual, shown, figures }: VisualProps<ComparisonVisual>) => {
  const startOf = (column: number) =>
    visual.columns.slice(0, column).reduce((sum, { points }) => sum + points.length, 0);
  return (
    <div className={c('columns')} data-count={visual.columns.length}>
      {visual.columns.map(({ heading, points, figure }, column) => (
        <section key={heading} className={c('column')} data-column={column % 4}>
          {figure !== undefined && <Figure figures={figures} name={figure} className={c('figure')} />}
          <p className={c('heading')}>{heading}</p>
          <ul>
            {points.map((point, at) => (
              <li key={point} {...part(startOf(column) + at, shown)}>
                {point}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
