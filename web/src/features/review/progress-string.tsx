import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import css from './progress-string.module.css';

const c = classes(css);

export type Step = 'won' | 'again' | 'now' | 'todo';

type ProgressStringProps = {
  /** The state in words: the string itself is a picture. */
  label: string;
  steps: readonly Step[];
};

/** Progress as seeds on a string: full for right, dashed for to be repeated. */
export const ProgressString = ({ label, steps }: ProgressStringProps) => (
  <div role="img" aria-label={label} className={c('string')}>
    {steps.map((step, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
      <i key={at} className={c('step', step)}>
        {step === 'won' && <img src={seed} alt="" width="96" height="96" />}
      </i>
    ))}
  </div>
);
