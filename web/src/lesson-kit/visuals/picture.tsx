import type { PictureVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { SceneFigure } from '#lesson-kit/moving/scene-figure.tsx';
import { classes } from '#ui/classes.ts';
import css from './picture.module.css';
import type { VisualProps } from './visual-props.ts';

const c = classes(css);

export const Picture = ({ visual, figures }: VisualProps<PictureVisual>) => (
  <figure className={c('picture')} data-told={visual.caption !== undefined}>
    <SceneFigure
      figures={figures}
      name={visual.figure}
      alt={visual.alt}
      className={c('figure')}
      beats={visual.beats}
    />
    {visual.caption !== undefined && <figcaption className={c('caption')}>{visual.caption}</figcaption>}
  </figure>
);
