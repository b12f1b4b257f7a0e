import { Check } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { profile } from '#messages/profile/en.ts';
import { Badge } from '#ui/badge.tsx';
import { classes } from '#ui/classes.ts';
import { Weave } from '#ui/weave.tsx';
import type { Summary } from '../profile.api.ts';
import css from './milestone-list.module.css';

const c = classes(css);

/** Stones along a path: reached ones are filled, others show progress. */
export const MilestoneList = ({ milestones }: { milestones: Summary['milestones'] }) => {
  const say = useText(profile);
  return (
    <ol className={c('path')}>
      {milestones.map(({ target, current, reached }) => {
        const title = say('activities', { count: target });
        const count = say('countOf', { current: Math.min(current, target), target });
        return (
          <li key={target} className={c('stone')} data-reached={reached}>
            <span className={c('mark')} aria-hidden="true">
              {target}
            </span>
            <div>
              <b>{title}</b>
              {reached ? (
                <Badge kind="ok" icon={<Check aria-hidden="true" />}>
                  {say('reached')}
                </Badge>
              ) : (
                <>
                  <span className="num">{count}</span>
                  <Weave thin value={(current * 100) / target} label={title} valueText={count} />
                </>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
};
