import { ArrowRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './dock.module.css';

const c = classes(css);

/** The button that leads on from a scene with a question. */
export type Onwards = {
  /** Gets the focus after a right answer. */
  ref: RefObject<HTMLButtonElement | null>;
  label: string;
  /** Null until there was an attempt. */
  go: (() => void) | null;
};

type DockProps = {
  onwards: Onwards;
  /** The onward button: the main one, a quiet one beside it, or hidden while an answer must be checked. */
  way: 'main' | 'beside' | 'none';
  /** Feedback on the last attempt. It scrolls together with the answers. */
  said: ReactNode;
  /** The action that comes before the onward button is the main one. */
  children: ReactNode;
  /** The question and its answer fields. */
  asking: ReactNode;
};

/** The layout of a question: the question scrolls by itself, and the main button stays visible below it. */
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
