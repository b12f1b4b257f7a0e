import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import type { Cloth } from '#ui/cloth.tsx';
import css from './figures.module.css';

const c = classes(css);

export type Figure = { label: string; value: number | null; icon: ReactNode; cloth: Cloth };

/** A row of unrounded totals: the same appear elsewhere. Unknown ones are a dash, never zero. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <section aria-label={label}>
    <dl className={c('figures')}>
      {figures.map(({ label: name, value, icon, cloth }) => (
        <div key={name} className={c('figure')} data-cloth={cloth}>
          <dt>
            {icon}
            {name}
          </dt>
          <dd className="num">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  </section>
);
