import { useState } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { profile } from '#messages/profile/en.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import { Tabs } from '#ui/tabs.tsx';
import { FailedNotice } from '../failed-notice.tsx';
import { ownSummary } from '../profile.api.ts';
import css from '../profile-page.module.css';
import { BadgeList } from './badge-list.tsx';
import { badgesIn, milestonesIn } from './earned.ts';
import { MilestoneList } from './milestone-list.tsx';

const c = classes(css);

/** Sub-tabs Badges and Milestones: what is earned, and what waits. */
export const AchievementsTab = () => {
  const say = useText(profile);
  const summary = useOwnAnswer('summary', ownSummary);
  const [selected, setSelected] = useState('badges');
  const { data } = summary;
  return (
    <div className={c('stack')}>
      <FailedNotice of={[summary]} text={summary.failure?.said ?? say('achievementsFailed')} />
      {data === null && summary.state === 'loading' && <Bones lines={8} label={say('loading')} />}
      {data !== null && (
        <Tabs
          label={say('achievements')}
          selected={selected}
          onSelect={setSelected}
          tabs={[
            { id: 'badges', label: say('badges'), panel: <BadgeList badges={badgesIn(data)} /> },
            {
              id: 'milestones',
              label: say('milestones'),
              panel: <MilestoneList milestones={milestonesIn(data)} />,
            },
          ]}
        />
      )}
    </div>
  );
};
