import { useText } from '#lib/language.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { classes } from '#ui/classes.ts';
import css from './step-dots.module.css';

const c = classes(css);

/** One dot per step: three for learners and teachers, two for parents. */
export const StepDots = ({ now, all }: { now: number; all: number }) => {
  const say = useText(accounts);
  return (
    <p className={c('steps')}>
      <span className={c('dots')} aria-hidden="true">
        {Array.from({ length: all }, (_, index) => index + 1).map((dot) => (
          <i key={dot} data-dot data-state={dot < now ? 'done' : dot === now ? 'now' : 'next'} />
        ))}
      </span>
      {say('step', { now, all })}
    </p>
  );
};
