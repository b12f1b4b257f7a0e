import type { ReactNode } from 'react';
import { useLanguage } from '#lib/language.tsx';
import { classes } from '#ui/classes.ts';
import css from './board.module.css';

const c = classes(css);

/** All boards are so wide: about the pixels of a stage on the narrowest phone, so sizes on a board are sizes there. */
export const boardWidth = 320;

type BoardProps = { height: number; told: string; children: ReactNode };

/** A drawing made from data, and what it tells in words to whoever does not see it. */
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
