import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { classes } from './classes.ts';
import type { Cloth } from './cloth.tsx';
import css from './focus-frame.module.css';

const c = classes(css);

type FocusFrameProps = {
  /** The way out: where it leads, and what it says to who cannot see the cross. */
  close: { to: string; label: string };
  /** In the middle of the top row: a name, or how far one is. */
  head: ReactNode;
  aside?: ReactNode;
  cloth?: Cloth | undefined;
  children: ReactNode;
  /** What stays in view at the foot: words, and the one main button. */
  dock?: ReactNode;
  /** How the last answer was: the dock says it in colour and line as well. */
  mark?: 'right' | 'notyet' | undefined;
};

/** A screen for one task: no bars, a way out, and one main button that is always in reach. */
export const FocusFrame = ({ close, head, aside, cloth, children, dock, mark }: FocusFrameProps) => (
  <div className={c('frame')} data-cloth={cloth}>
    <header className={c('top')}>
      <ButtonLink kind="ghost" size="sm" round icon={<X />} to={close.to}>
        {close.label}
      </ButtonLink>
      <div className={c('head')}>{head}</div>
      {aside}
    </header>
    <div className={c('body')}>{children}</div>
    {dock !== undefined && (
      <div className={c('dock')} data-mark={mark}>
        <div>{dock}</div>
      </div>
    )}
  </div>
);
