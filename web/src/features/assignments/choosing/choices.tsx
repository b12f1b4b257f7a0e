import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import css from './choices.module.css';

const c = classes(css);

export type Choice<K extends string> = { id: K; label: string; icon?: ReactNode; about?: string };

type Props<K extends string> = {
  legend: string;
  /** Side by side in one track, in rows, as pills, or stacked with a line about each. */
  look: 'track' | 'rows' | 'pills' | 'cards';
  choices: readonly Choice<K>[];
  chosen: K | null;
  onChoose: (id: K) => void;
};

/** A single choice with all options visible. */
export const Choices = <K extends string>({ legend, look, choices, chosen, onChoose }: Props<K>) => (
  <fieldset className={c('group')}>
    <legend className={look === 'cards' ? c('legend') : 'vh'}>{legend}</legend>
    <div className={c(look)}>
      {choices.map(({ id, label, icon, about }) => (
        <label key={id} className={c('choice')}>
          <input
            type="radio"
            className={c('radio')}
            name={legend}
            checked={id === chosen}
            aria-label={label}
            onChange={() => onChoose(id)}
          />
          <span className={c('face')}>
            {icon}
            <span className={c('words')}>
              {label}
              {about !== undefined && <span className={c('about')}>{about}</span>}
            </span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
