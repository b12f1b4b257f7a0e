import type { TitleVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { SceneFigure } from '#lesson-kit/moving/scene-figure.tsx';
import { classes } from '#ui/classes.ts';
import css from './title.module.css';
import type { VisualProps } from './visual-props.ts';

const c = classes(css);

export const Title = ({ visual, figures }: VisualProps<TitleVisual>) => (
  <div className={c('title')} data-plain={visual.figure === undefined}>
    {visual.figure !== undefined && (
      <SceneFigure figures={figures} name={visual.figure} className={c('figure')} beats={visual.beats} />
    )}
    <div className={c('words')}>
      <p className={c('text')}>{visual.text}</p>
      {visual.sub !== undefined && <p className={c('sub')}>{visual.sub}</p>}
    </div>
  </div>
);
