import { Leaf, Sprout } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { useMotivation } from '#lib/session.tsx';
import { practice } from '#messages/practice/en.ts';
import { classes } from '#ui/classes.ts';
import css from './run-row.module.css';

const c = classes(css);

const leavesOfSprout = 5;
/** More would not fit on a phone. */
const mostSprouts = 6;

/** The current run of right answers: leaves in a row, five make a sprout. No seeds. */
export const RunRow = ({ run }: { run: number }) => {
  const say = useText(practice);
  const motivation = useMotivation();
  const sprouts = Math.min(mostSprouts, Math.floor(run / leavesOfSprout));
  const leaves = run - Math.floor(run / leavesOfSprout) * leavesOfSprout;
  if (!motivation) return null;
  return (
    <div className={c('run')}>
      <span className={c('row')} aria-hidden="true">
        {Array.from({ length: sprouts }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sprouts are all alike
          <Sprout key={`sprout ${at}`} />
        ))}
        {Array.from({ length: leaves }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: leaves are all alike
          <Leaf key={`leaf ${at}`} className={c('leaf')} />
        ))}
      </span>
      <p className={c(run === 0 && 'begins')}>
        {run === 0 ? say('rowBegins') : say('inARow', { count: run })}
      </p>
    </div>
  );
};
