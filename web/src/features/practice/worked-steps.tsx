import type { WorkedStep } from '@afrolearn/learning/practice/exercise.ts';
import { type Ref, useId } from 'react';
import { useText } from '#lib/language.tsx';
import { practice } from '#messages/practice/en.ts';
import { classes } from '#ui/classes.ts';
import css from './exercise.module.css';

const c = classes(css);

type WorkedStepsProps = { ref: Ref<HTMLElement>; steps: readonly WorkedStep[] };

/** Line by line, as a teacher writes it on the board; the last line ends in the answer. */
export const WorkedSteps = ({ ref, steps }: WorkedStepsProps) => {
  const say = useText(practice);
  const id = useId();
  return (
    <section ref={ref} tabIndex={-1} className={c('steps')} aria-labelledby={id}>
      <h3 id={id}>{say('stepByStep')}</h3>
      <ol lang="en">
        {steps.map(({ line, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they do not move
          <li key={at}>
            <b>{line}</b>
            {why !== undefined && <span className={c('why')}>{why}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
};
