import { useMotivation } from '#lib/session.tsx';
import { WaitingHere } from '#people-kit/waiting/index.ts';
import { classes } from '#ui/classes.ts';
import css from './learner-day.module.css';
import { StreakCard } from './today/streak-card.tsx';
import { TodayCard } from './today/today-card.tsx';
import { useDay } from './today/use-day.ts';
import { WaitingList } from './today/waiting-list.tsx';
import { TreeCard } from './tree-card.tsx';

const c = classes(css);

/** The step to do now, the next ones, the week and the tree. */
export const LearnerDay = () => {
  const day = useDay();
  const motivation = useMotivation();
  return (
    <div className={c('day')}>
      <TodayCard day={day} />
      <WaitingHere />
      {day.state === 'known' && <WaitingList steps={day.rest} />}
      {motivation && (
        <div className={c('pair')}>
          {day.account !== null && <StreakCard today={day.account} />}
          <TreeCard />
        </div>
      )}
    </div>
  );
};
