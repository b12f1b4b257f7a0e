import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy.tsx';
import { useMotivation } from '#lib/session.tsx';
import { classes } from '#ui/classes.ts';
import css from './learner-day.module.css';
import { StreakCard } from './today/streak-card.tsx';
import { TodayCard } from './today/today-card.tsx';
import { useDay } from './today/use-day.ts';
import { WaitingList } from './today/waiting-list.tsx';
import { TreeCard } from './tree-card.tsx';

const c = classes(css);

/** What was handed in and waits on this device for a network. */
const WaitingHere = lazyPart(async () => {
  // The page itself comes first; then this, with all else that is fetched ahead.
  await new Promise((done) => setTimeout(done, 5000));
  // Without a network it may not come: the page opens without it.
  const part = await import('#people-kit/waiting/index.ts').catch(() => null);
  return part?.WaitingHere ?? (() => null);
});

/** What to do now, what waits behind it, the week and the tree. */
export const LearnerDay = () => {
  const day = useDay();
  const motivation = useMotivation();
  return (
    <div className={c('day')}>
      <TodayCard day={day} />
      <Suspense fallback={null}>
        <WaitingHere />
      </Suspense>
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
