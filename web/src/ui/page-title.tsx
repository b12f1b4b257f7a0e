import type { ComponentProps, ReactNode } from 'react';
import { classes, join } from './classes.ts';
import css from './page-title.module.css';

const c = classes(css);

type PageTitleProps = Omit<ComponentProps<'header'>, 'title' | 'children'> & {
  title: ReactNode;
  lead?: ReactNode;
  /** A picture or avatar before the words. */
  picture?: ReactNode;
  actions?: ReactNode;
};

export function PageTitle({ title, lead, picture, actions, className, ...rest }: PageTitleProps) {
  return (
    <header {...rest} className={join(c('head'), className)}>
      {picture}
      <div className={c('words')}>
        <h1>{title}</h1>
        {lead && <p className={c('lead')}>{lead}</p>}
      </div>
      {actions && <div className={c('actions')}>{actions}</div>}
    </header>
  );
}
