import type { ComponentProps, ReactNode } from 'react';
import css from './badge.module.css';
import { classes, join } from './classes.ts';
import type { Cloth } from './cloth.tsx';
import seed from './pictures/spots/seed.svg?inline';

const c = classes(css);

type BadgeProps = ComponentProps<'span'> & {
  kind?: 'plain' | 'ok' | 'notyet' | 'bad' | 'info' | 'subject' | undefined;
  /** For kind 'subject', if no ancestor sets data-cloth. */
  cloth?: Cloth | undefined;
  icon?: ReactNode;
};

export function Badge({ kind, cloth, icon, className, children, ...rest }: BadgeProps) {
  const look = kind ?? (cloth ? 'subject' : 'plain');
  return (
    <span {...rest} data-cloth={cloth} className={join(c('badge', look), className)}>
      {icon}
      {children}
    </span>
  );
}

type SeedsProps = Omit<ComponentProps<'span'>, 'children'> & {
  count: number | string;
  /** The counted thing in words, for screen readers. */
  label?: string | undefined;
};

export function Seeds({ count, label, className, ...rest }: SeedsProps) {
  return (
    <span {...rest} className={join(c('seeds'), 'num', className)}>
      <img src={seed} alt="" width="96" height="96" />
      {count}
      {label && <span className="vh"> {label}</span>}
    </span>
  );
}
