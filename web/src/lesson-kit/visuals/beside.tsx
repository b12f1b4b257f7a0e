import type { Visual, WordsVisual } from '@afrolearn/learning/lessons/visuals.ts';
import type { ReactNode } from 'react';
import { SceneFigure } from '#lesson-kit/moving/scene-figure.tsx';
import { classes } from '#ui/classes.ts';
import css from './beside.module.css';
import { partsIn } from './parts-of.ts';
import type { VisualProps } from './visual-props.ts';

const c = classes(css);

type BesideProps = VisualProps<Visual> & {
  /** Draws data visuals. */
  draw: (props: VisualProps<Visual>) => ReactNode;
  children: ReactNode;
};

/** Text with its picture: above on a phone, beside on a wide stage. */
export const Beside = ({ visual, shown, figures, draw, children }: BesideProps) => {
  const { figure, beats, show } = visual as WordsVisual;
  // The drawing's parts appear in step with the words.
  const share = shown / Math.max(1, partsIn(visual));
  return (
    <div className={c('beside')}>
      <div className={c('matter')}>
        {figure !== undefined && (
          <SceneFigure figures={figures} name={figure} className={c('figure')} beats={beats} />
        )}
        {show !== undefined && draw({ visual: show, shown: Math.ceil(share * partsIn(show)), figures })}
      </div>
      {children}
    </div>
  );
};
