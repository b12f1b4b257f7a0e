import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import css from './jokes-riddles.module.css';

const c = classes(css);

type ClothStageProps = { label: string; lifted: 'no' | 'little' | 'away'; children?: ReactNode };

/** The answer under a bark cloth. The picture keeps its colours in both themes, as every figure does. */
export const ClothStage = ({ label, lifted, children }: ClothStageProps) => (
  <div className={c('stage')} data-lifted={lifted}>
    <svg viewBox="0 0 328 190" preserveAspectRatio="xMidYMax slice" role="img" aria-label={label}>
      <path fill="#b8481f" d="M0 156c100-8 228-8 328 0v34H0z" />
      <ellipse cx="164" cy="164" rx="96" ry="10" fill="#8e3216" />
      <g className={c('cloth')}>
        <path
          fill="#9a5b34"
          d="M80 140c8-20 14-30 24-54 14-34 36-52 60-52s46 18 60 52c10 24 16 34 24 54-12 8-18-4-28 2s-16 8-26 0-18-6-30 0-20 4-30-2-16-2-26 4-18-12-28-4z"
        />
        <path
          fill="#7a4324"
          d="M164 34c24 0 46 18 60 52 10 24 16 34 24 54-12 8-18-4-28 2-6 4-12 6-18 4-2-52-14-94-38-112z"
        />
        <path
          fill="none"
          stroke="#d98a4e"
          strokeWidth="4"
          strokeLinecap="round"
          d="M112 92c10-4 20 4 30 0M148 66c8-4 20 4 28 0M176 104c10-4 20 4 30 0M104 122c8-4 20 4 30 0M152 124c8-4 18 4 26 0"
        />
      </g>
    </svg>
    {children}
  </div>
);
