import { ArrowRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './dock.module.css';

const c = classes(css);

/** The way on from a scene that asks something. */
export type Onwards = {
  /** A right answer hands it the focus. */
  ref: RefObject<HTMLButtonElement | null>;
  label: string;
  /** Null until something was tried. */
  go: (() => void) | null;
};

type DockProps = {
  onwards: Onwards;
  mark: 'open' | 'notyet' | 'right';
  said: ReactNode;
  /** What is to be done before the way on is the main thing. */
  children: ReactNode;
  /** What is asked, and where it is answered. */
  asking: ReactNode;
};

/** The stage of what asks: it scrolls by itself, and what was said and the main button stay in view under it. */
export const Docked = ({ onwards: { ref, label, go }, mark, said, children, asking }: DockProps) => {
  const isOpen = mark === 'open';
  const way = go !== null && (
    <Button ref={ref} kind={isOpen ? 'paper' : 'action'} icon={<ArrowRight />} onClick={go}>
      {label}
    </Button>
  );
  return (
    <>
      <div className={c('asking')}>{asking}</div>
      <div className={c('dock')} data-mark={mark}>
        {!isOpen && <div className={c('said')}>{said}</div>}
        <div className={c('acts')}>
          {isOpen && way}
          {children}
          {!isOpen && way}
        </div>
      </div>
    </>
  );
};

/** What was answered comes into sight beside what is said about it. */
export const showAnswered = (place: Element | null | undefined): void =>
  (place?.querySelector('[data-mark="notyet"]') ?? place?.querySelector(':checked, [data-mark]'))
    ?.closest('label, [data-mark]')
    ?.scrollIntoView?.({ block: 'nearest' });
