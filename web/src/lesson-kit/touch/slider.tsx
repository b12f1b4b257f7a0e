import type { Handle } from '@afrolearn/learning/lessons/touch.ts';
import { Minus, Plus } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { touching } from '#messages/touch/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './touch.module.css';

const c = classes(css);

type SliderProps = {
  name: string;
  handle: Handle;
  value: number;
  /** The value for screen readers. */
  words: string;
  onValue: (value: number) => void;
  closed: boolean;
};

/** A number between two buttons, also for arrow keys, with name and value for screen readers. */
export const Slider = ({ name, handle, value, words, onValue, closed }: SliderProps) => {
  const say = useText(touching);
  const { from, to, step } = handle;
  const go = (by: number) => onValue(Math.min(to, Math.max(from, value + by * step)));
  return (
    <div className={c('slider')}>
      <span className={c('name')} aria-hidden="true">
        {name}
      </span>
      <Button
        kind="quiet"
        round
        icon={<Minus />}
        aria-disabled={closed || value <= from}
        onClick={() => go(-1)}
      >
        {say('less', { name })}
      </Button>
      <input
        type="range"
        aria-label={name}
        aria-valuetext={words}
        min={from}
        max={to}
        step={step}
        value={value}
        disabled={closed}
        onChange={(event) => onValue(Number(event.currentTarget.value))}
      />
      <Button kind="quiet" round icon={<Plus />} aria-disabled={closed || value >= to} onClick={() => go(1)}>
        {say('more', { name })}
      </Button>
    </div>
  );
};
