import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import css from './rosters.module.css';

const c = classes(css);

type Props<K extends string> = {
  label: string;
  choices: readonly { id: K; label: ReactNode }[];
  chosen: K;
  onChoose: (id: K) => void;
};

/** A segmented control. */
export const Segments = <K extends string>({ label, choices, chosen, onChoose }: Props<K>) => (
  <fieldset className={c('segments')}>
    <legend className="vh">{label}</legend>
    {choices.map(({ id, label: words }) => (
      <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
        {words}
      </button>
    ))}
  </fieldset>
);
