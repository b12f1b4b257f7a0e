import { Check } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { homeworkHelper } from '#messages/tools-homework-helper/en.ts';
import { classes } from '#ui/classes.ts';
import css from './rungs.module.css';

const c = classes(css);

export type Rung = 'hint' | 'steps' | 'answer';

/** Where one stands: hint, steps, answer. Words have no steps. */
export const Ladder = ({ now, rungs }: { now: Rung; rungs: readonly Rung[] }) => {
  const say = useText(homeworkHelper);
  const at = rungs.indexOf(now);
  return (
    <ol className={c('ladder')} style={{ gridTemplateColumns: `repeat(${rungs.length}, 1fr)` }}>
      {rungs.map((rung, place) => (
        <li
          key={rung}
          aria-current={rung === now ? 'step' : undefined}
          data-state={place < at ? 'done' : place === at ? 'now' : 'later'}
        >
          {place < at && <Check aria-hidden="true" />}
          {say(rung)}
          {place < at && <span className="vh">{say('rungDone')}</span>}
        </li>
      ))}
    </ol>
  );
};
