import type { ReactNode } from 'react';
import { useLanguage } from '#lib/language.tsx';
import { classes } from '#ui/classes.ts';
import css from './board.module.css';

const c = classes(css);

/**
 * All boards have this width: about the narrowest phone's stage in pixels, so board units are pixels there.
 */
export const boardWidth = 320;

type BoardProps = { height: number; told: string; children: ReactNode };

/** A data drawing with its description for screen readers. */
export const Board = ({ height, told, children }: BoardProps) => {
  const { language } = useLanguage();
  return (
    <div className={c('place')}>
      <svg
        className={c('board')}
        viewBox={`0 0 ${boardWidth} ${Math.ceil(height)}`}
        role="img"
        aria-label={told}
        lang={language}
      >
        {children}
      </svg>
    </div>
  );
};
