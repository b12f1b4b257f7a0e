import { CircleAlert, CircleCheck, Info, Lightbulb } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes, join } from './classes.ts';
import css from './notice.module.css';

const c = classes(css);

const icons = { info: Info, ok: CircleCheck, notyet: Lightbulb, bad: CircleAlert } as const;

type NoticeProps = ComponentProps<'div'> & {
  kind: keyof typeof icons;
  /** Replaces the default icon (offline, shield). */
  icon?: ReactNode;
  action?: ReactNode;
};

export function Notice({ kind, icon, action, className, children, ...rest }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <div role={kind === 'bad' ? 'alert' : 'status'} {...rest} className={join(c('note', kind), className)}>
      {icon ?? <Icon />}
      <div className={c('words')}>{children}</div>
      {action && <div className={c('action')}>{action}</div>}
    </div>
  );
}
