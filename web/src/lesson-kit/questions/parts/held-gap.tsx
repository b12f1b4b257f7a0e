import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import css from '../questions.module.css';

const c = classes(css);

const signs = /^[.,:;?!)]+/u;

/** The words before a gap. What follows the gap before without a space belongs to that gap. */
export const wordsBefore = (text: readonly string[], at: number): string => {
  const piece = text[at] ?? '';
  return at === 0 ? piece : piece.replace(signs, '');
};

type HeldGapProps = { text: readonly string[]; at: number; children: ReactNode };

/** A gap with the signs behind it: a full stop never begins a line by itself. */
export const HeldGap = ({ text, at, children }: HeldGapProps) => (
  <span className={c('held')}>
    {children}
    <span lang="en">{signs.exec(text[at + 1] ?? '')?.[0]}</span>
  </span>
);
