import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import css from './ask.module.css';

const c = classes(css);

const Fraction = ({ top, bottom }: { top: ReactNode; bottom: ReactNode }) => (
  <span className={c('fraction')}>
    <span>{top}</span>
    <span className="vh">/</span>
    <span>{bottom}</span>
  </span>
);

/* A fraction, the place to fill, or the text between them. */
const pieces = /([\d,]+|□)\/([\d,]+)|□/g;

type MathsLineProps = {
  children: string;
  /** Stands at the place to fill. */
  blank?: ReactNode;
};

/** A line of a sum with its fractions one above the other. Lines are the same in every language. */
export const MathsLine = ({ children: line, blank = '□' }: MathsLineProps) => {
  const shown: ReactNode[] = [];
  let from = 0;
  for (const found of line.matchAll(pieces)) {
    const [all, top, bottom] = found;
    shown.push(line.slice(from, found.index));
    shown.push(
      bottom === undefined ? (
        <span key={found.index}>{blank}</span>
      ) : (
        <Fraction key={found.index} top={top === '□' ? blank : top} bottom={bottom} />
      ),
    );
    from = found.index + all.length;
  }
  return (
    <span className={c('maths')} lang="en">
      {shown}
      {line.slice(from)}
    </span>
  );
};
