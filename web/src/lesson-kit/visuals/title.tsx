import type { TitleVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { Figure } from '#lesson-kit/figure.tsx';
import { classes } from '#ui/classes.ts';
import css from './title.module.css';
import type { VisualProps } from './visual-props.ts';

const c = classes(css);

export const Title = ({ visual, figures }: VisualProps<TitleVisual>) => (
  <div className={c('title')} data-plain={visual.figure === undefined}>
    {visual.figure !== undefined && <Figure figures={figures} name={visual.figure} className={c('figure')} />}
    <div className={c('words')}>
      <p className={c('text')}>{visual.text}</p>
      {visual.sub !== undefined && <p className={c('sub')}>{visual.sub}</p>}
    </div>
  </div>
);
