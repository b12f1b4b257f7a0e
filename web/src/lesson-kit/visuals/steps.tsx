import type { StepsVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { Check } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import css from './steps.module.css';
import { part, type VisualProps } from './visual-props.ts';

const c = classes(css);

/** Worked steps, line by line, as on the board. */
export const Steps = ({ visual, shown }: VisualProps<StepsVisual>) => (
  <div className={c('steps')}>
    <p className={c('problem')}>{visual.problem}</p>
    <ol className={c('list')}>
      {visual.steps.map(({ line, why }, at) => (
        <li key={line} {...part(at, shown)}>
          <span className={c('line')}>{line}</span>
          {why !== undefined && <span className={c('reason')}>{why}</span>}
        </li>
      ))}
    </ol>
    {visual.answer !== undefined && (
      <p className={c('answer')} {...part(visual.steps.length, shown)}>
        <Check aria-hidden="true" />
        {visual.answer}
      </p>
    )}
  </div>
);
