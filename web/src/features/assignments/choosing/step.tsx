import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './step.module.css';

const c = classes(css);

/** One of the three steps of an assignment. */
export const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <Card as="section">
    <h2 className={c('title')}>
      <span className={c('number')} aria-hidden>
        {number}
      </span>
      {title}
    </h2>
    {children}
  </Card>
);
