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
  /** The way on is the main thing, stands quietly beside it, or waits while something is to be checked. */
  way: 'main' | 'beside' | 'none';
  /** What was said about the last try: it scrolls with the answers that it speaks of. */
  said: ReactNode;
  /** What is to be done before the way on is the main thing. */
  children: ReactNode;
  /** What is asked, and where it is answered. */
  asking: ReactNode;
};

/** The stage of what asks: it scrolls by itself, and the main button stays in view under it. */
export const Docked = ({ onwards: { ref, label, go }, way, said, children, asking }: DockProps) => {
  const isMain = way === 'main';
  const on = go !== null && way !== 'none' && (
    <Button ref={ref} kind={isMain ? 'action' : 'paper'} icon={<ArrowRight />} onClick={go}>
      {label}
    </Button>
  );
  return (
    <>
      <div className={c('asking')}>
        {asking}
        {said}
      </div>
      <div className={c('dock')}>
        {!isMain && on}
        {children}
        {isMain && on}
      </div>
    </>
  );
};
