import type { ComponentProps } from 'react';
import { classes, join } from './classes.ts';
import css from './logo.module.css';

const c = classes(css);

type LogoProps = ComponentProps<'span'> & {
  /** Only the mark, where the name is shown elsewhere or does not fit. */
  markOnly?: boolean | undefined;
};

/** The seed that opens its first two leaves, and the name. Put it in a link to go home. */
export function Logo({ markOnly = false, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={join(c('logo'), className)}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="11" fill="#1c5635" />
        <path fill="#f3b53c" d="M20 37c-7-3-9-9-6-14 2-3 4-5 6-6 2 1 4 3 6 6 3 5 1 11-6 14z" />
        <path fill="#fff8e8" d="M19 17C10 18 6 13 6 6c8 0 13 4 13 11z" />
        <path fill="#9fd08a" d="M21 17c9 1 13-4 13-11-8 0-13 4-13 11z" />
      </svg>
      <span className={markOnly ? 'vh' : undefined}>AfroLearn</span>
    </span>
  );
}
