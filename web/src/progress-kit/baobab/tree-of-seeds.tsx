import { useText } from '#lib/language.tsx';
import { growth as texts } from '#messages/growth/en.ts';
import { Seeds } from '#ui/badge.tsx';
import { classes, join } from '#ui/classes.ts';
import { Baobab } from './baobab.tsx';
import { NextStep } from './next-step.tsx';
import css from './tree-of-seeds.module.css';

const c = classes(css);

/** The tree beside the number of its seeds, small, for a card about something else. */
export const TreeOfSeeds = ({ seeds, className }: { seeds: number; className?: string | undefined }) => {
  const say = useText(texts);
  return (
    <div className={join(c('row'), className)}>
      <Baobab seeds={seeds} className={c('tree')} />
      <div>
        <Seeds count={seeds} label={say('seeds')} className={c('count')} />
        <NextStep seeds={seeds} />
      </div>
    </div>
  );
};
