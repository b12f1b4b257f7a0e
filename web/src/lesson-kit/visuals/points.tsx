import type { PointsVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { classes } from '#ui/classes.ts';
import css from './points.module.css';
import { part, type VisualProps } from './visual-props.ts';

const c = classes(css);

export const Points = ({ visual, shown }: VisualProps<PointsVisual>) => (
  <div className={c('points')}>
    {visual.heading !== undefined && <p className={c('heading')}>{visual.heading}</p>}
    <ul className={c('list')}>
      {visual.points.map((point, at) => (
        <li key={point} {...part(at, shown)}>
          {point}
        </li>
      ))}
    </ul>
  </div>
);
