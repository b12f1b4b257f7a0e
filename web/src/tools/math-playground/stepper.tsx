import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useText } from '#lib/language.tsx';
import { touching } from '#messages/touch/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './stepper.module.css';

const c = classes(css);

type StepperProps = {
  name: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  /** The value as it is read; with `name` it is what a screen reader says. */
  words: string;
  /** Above the value: its name, or how else it can be moved. */
  small?: string | undefined;
  onValue: (value: number) => void;
  closed: boolean;
};

const directions: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
};

/** A number with minus and plus; the number itself takes the arrow keys. */
export const Stepper = ({
  name,
  value,
  least,
  most,
  step = 1,
  words,
  small,
  onValue,
  closed,
}: StepperProps) => {
  const say = useText(touching);
  const go = (by: number) => {
    const next = Math.min(most, Math.max(least, value + by * step));
    if (!closed && next !== value) onValue(next);
  };
  const press = (event: KeyboardEvent) => {
    const by = directions[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(by);
  };
  return (
    <div className={c('stepper')}>
      {small !== undefined && <small aria-hidden="true">{small}</small>}
      <Button
        kind="quiet"
        round
        className={c('press')}
        icon={<Minus />}
        aria-disabled={closed || value <= least}
        onClick={() => go(-1)}
      >
        {say('less', { name })}
      </Button>
      <span
        className={c('value')}
        role="spinbutton"
        tabIndex={closed ? -1 : 0}
        aria-label={name}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuetext={words}
        aria-disabled={closed}
        onKeyDown={press}
      >
        {words}
      </span>
      <Button
        kind="quiet"
        round
        icon={<Plus />}
        aria-disabled={closed || value >= most}
        onClick={() => go(1)}
      >
        {say('more', { name })}
      </Button>
    </div>
  );
};
