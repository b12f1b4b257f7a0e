import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import css from '../questions.module.css';

const c = classes(css);

const signs = /^[.,:;?!)]+/u;

/**
 * The words before a gap. Punctuation directly after the previous gap is left out, because it belongs to that gap.
 */
export const wordsBefore = (text: readonly string[], at: number): string => {
  const piece = text[at] ?? '';
  return at === 0 ? piece : piece.replace(signs, '');
};

type HeldGapProps = { text: readonly string[]; at: number; children: ReactNode };

/** A gap with the punctuation after it, so that no line starts with a full stop. */
export const HeldGap = ({ text, at, children }: HeldGapProps) => (
  <span className={c('held')}>
    {children}
    <span lang="en">{signs.exec(text[at + 1] ?? '')?.[0]}</span>
  </span>
);
