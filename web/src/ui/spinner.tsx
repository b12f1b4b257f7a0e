import type { ComponentProps } from 'react';
import { classes, join } from './classes.ts';
import css from './spinner.module.css';

const c = classes(css);

type SpinnerProps = ComponentProps<'span'> & {
  /** Said to screen readers; leave out where a word beside the spinner says it already. */
  label?: string | undefined;
};

export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      className={join(c('spinner'), className)}
      {...(label ? { role: 'status' } : { 'aria-hidden': true })}
    >
      {label && <span className="vh">{label}</span>}
    </span>
  );
}
