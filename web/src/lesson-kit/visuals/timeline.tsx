import type { TimelineVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { classes } from '#ui/classes.ts';
import css from './timeline.module.css';
import { part, type VisualProps } from './visual-props.ts';

const c = classes(css);

export const Timeline = ({ visual, shown }: VisualProps<TimelineVisual>) => (
  <ol className={c('timeline')}>
    {visual.events.map(({ when, what }, at) => (
      <li key={when + what} {...part(at, shown)}>
        <b>{when}</b>
        <span>{what}</span>
      </li>
    ))}
  </ol>
);
