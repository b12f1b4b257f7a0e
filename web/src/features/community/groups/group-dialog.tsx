import { useState } from 'react';
import { monthText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { useMotivation } from '#lib/session.tsx';
import { groups } from '#messages/groups/en.ts';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AchievementsPanel } from './achievements-panel.tsx';
import { BoardPanel } from './board-panel.tsx';
import css from './group-dialog.module.css';
import { groupLook } from './group-look.ts';
import type { OpenedGroup } from './opened-group.ts';
import { OverviewPanel } from './overview-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';

const c = classes(css);

/** Spec 2 'Group detail modal': four tabs. Only members and supervisors see more than the first. */
export const GroupDialog = (props: OpenedGroup) => {
  const say = useText(groups);
  const { language } = useLanguage();
  const { group, userId, onClose } = props;
  const motivation = useMotivation();
  const [tab, setTab] = useState('overview');
  const { cloth, picture } = groupLook(group.id);
  const isInside = group.currentUserRole !== null;
  const free = group.maxMembers - group.memberCount;
  const inside = (panel: React.ReactNode) =>
    isInside ? panel : <p className={c('quiet')}>{say('insideOnly')}</p>;
  const motivating = [
    {
      id: 'leaderboard',
      label: say('leaderboard'),
      panel: inside(<BoardPanel groupId={group.id} userId={userId} />),
    },
    {
      id: 'achievements',
      label: say('achievements'),
      panel: inside(<AchievementsPanel groupId={group.id} />),
    },
  ];
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      cloth={cloth}
      closeLabel={say('close')}
      title={
        <span className={c('title')}>
          <img src={picture} alt="" width={56} height={56} />
          <span>
            {group.name}
            <small>
              {say('membersOf', { count: group.memberCount, most: group.maxMembers })} ·{' '}
              {isInside
                ? say('since', { month: monthText(language, group.createdAt) })
                : say('free', { count: free })}
            </small>
          </span>
        </span>
      }
    >
      <Tabs
        label={group.name}
        selected={tab}
        onSelect={setTab}
        className={c('tabs')}
        tabs={[
          { id: 'overview', label: say('overview'), panel: <OverviewPanel {...props} /> },
          ...(motivation ? motivating : []),
          { id: 'progress', label: say('progress'), panel: inside(<ProgressPanel groupId={group.id} />) },
        ]}
      />
    </Dialog>
  );
};
