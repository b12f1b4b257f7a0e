import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './sheet.module.css';

export const c = classes(css);

export const longName = 'Nakityo-Ssemakula Bartholomew Oluwaseun Mwebaze-Katusiime';

export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={`wrap ${c('sheet')}`}>
    <header>
      <h1 className={c('huge')}>Components</h1>
      <p className={`read ${c('muted')}`}>
        One system. Children’s mood on the left, adults’ mood on the right where they differ.
      </p>
    </header>
    {children}
  </div>
);

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={c('heading')}>{title}</h2>
    {children}
  </section>
);

export const Two = ({ children }: { children: ReactNode }) => <div className={c('two')}>{children}</div>;

/** Shows children twice: in the children's and in the adults' mood. */
export const Moods = ({ children }: { children: (mood: 'child' | 'adult') => ReactNode }) => (
  <Two>
    <Card>{children('child')}</Card>
    <Card data-mood="adult">{children('adult')}</Card>
  </Two>
);
