import type { ComponentProps, ReactNode } from 'react';
import { classes, join } from './classes.ts';
import css from './empty.module.css';

const c = classes(css);

type EmptyProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The address of one of our pictures. It is decorative: the text has all the information. */
  picture: string;
  title?: ReactNode;
  action?: ReactNode;
  /** The heading level of the title. */
  level?: 1 | 2 | 3 | undefined;
};

export function Empty({ picture, title, action, level = 2, className, children, ...rest }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={join(c('empty'), className)}>
      <img src={picture} alt="" />
      {title && <Heading className={c('title')}>{title}</Heading>}
      <div className={c('words')}>{children}</div>
      {action}
    </div>
  );
}
