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
  /** The way on is the main thing, stands quietly beside it, or waits while something is to be checked. */
  way: 'main' | 'beside' | 'none';
  said: ReactNode;
  /** What is to be done before the way on is the main thing. */
  children: ReactNode;
  /** What is asked, and where it is answered. */
  asking: ReactNode;
};

/** The stage of what asks: it scrolls by itself, and what was said and the main button stay in view under it. */
export const Docked = ({ onwards: { ref, label, go }, mark, way, said, children, asking }: DockProps) => {
  const isMain = way === 'main';
  const on = go !== null && way !== 'none' && (
    <Button ref={ref} kind={isMain ? 'action' : 'paper'} icon={<ArrowRight />} onClick={go}>
      {label}
    </Button>
  );
  return (
    <>
      <div className={c('asking')}>{asking}</div>
      <div className={c('dock')} data-mark={mark}>
        {mark !== 'open' && <div className={c('said')}>{said}</div>}
        <div className={c('acts')}>
          {!isMain && on}
          {children}
          {isMain && on}
        </div>
      </div>
    </>
  );
};

/** What was answered comes into sight beside what is said about it, and then what is right, where that is shown. */
export const showAnswered = (place: Element | null | undefined, right = false): void => {
  const show = (marked: string) => {
    const one = place?.querySelector(marked)?.closest('label, [data-mark]');
    one?.scrollIntoView?.({ block: 'nearest' });
    return one;
  };
  show('[data-mark="notyet"]') ?? show(':checked, [data-mark]');
  if (right) show('[data-mark="right"]');
};
