import type { ComponentProps } from 'react';
import { classes, join } from './classes.ts';
import css from './steps.module.css';

const c = classes(css);

/** `answered`: the answer is given, but not judged yet. */
export type Step = 'right' | 'notyet' | 'now' | 'answered' | 'todo';

type StepsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The state in words, as 'Question 4 of 10', because the strip itself is a picture. */
  label: string;
  steps: readonly Step[];
};

export function Steps({ label, steps, className, ...rest }: StepsProps) {
  return (
    <div {...rest} role="img" aria-label={label} className={join(c('steps'), className)}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <i key={at} className={c('step', step)} />
      ))}
    </div>
  );
}
