import type { ComponentProps } from 'react';
import { classes, join } from './classes.ts';
import css from './spinner.module.css';

const c = classes(css);

type SpinnerProps = ComponentProps<'span'> & {
  /** For screen readers. Omit it if a word beside the spinner says the same. */
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
