import { Leaf } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { growth } from '#messages/growth/en.ts';
import { classes } from '#ui/classes.ts';
import css from './unit-mastery.module.css';

const c = classes(css);

/** Leaves of a unit, out of five. Any finished work gives at least one. */
export const leavesFor = (percent: number): number =>
  percent === 0 ? 0 : Math.max(1, Math.floor(percent / 20));

type LeavesProps = {
  green: number;
  all?: number;
  /** The label of the green leaves, if they count something other than progress. */
  label?: string;
};

/** Progress for young children as leaves; large if they are the main content of the page. */
export const Leaves = ({ green, all = 5, label }: LeavesProps) => {
  const say = useText(growth);
  return (
    <span
      className={c('leaves', label !== undefined && 'large')}
      role="img"
      aria-label={label ?? say('leavesOf', { green, all })}
    >
      {Array.from({ length: all }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place
        <Leaf key={place} data-green={place < green} />
      ))}
    </span>
  );
};
