import { tokensToAdvance } from '@afrolearn/learning/mastery/tokens.ts';
import { lastLevel } from '@afrolearn/learning/xp/level.ts';
import { BookCheck, Crown, Sparkles, Sprout, Sun } from 'lucide-react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { profile } from '#messages/profile/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { Weave } from '#ui/weave.tsx';
import { ActivityList } from './activity-list.tsx';
import { FailedNotice } from './failed-notice.tsx';
import { Figures } from './figures.tsx';
import { Goals } from './goals.tsx';
import { ownSummary, type Summary } from './profile.api.ts';
import css from './profile-page.module.css';

const c = classes(css);

const LevelCard = ({ summary }: { summary: Summary }) => {
  const say = useText(profile);
  const { level, currentLevelXP, nextLevelXP, mastery } = summary;
  const title = say('levelOf', { level });
  // Above the last level nothing is left to reach: '1125 of 1100' would be no number.
  const isLast = level >= lastLevel;
  const xp = isLast
    ? say('xpAlone', { xp: currentLevelXP })
    : say('xpOf', { xp: currentLevelXP, target: nextLevelXP });
  return (
    <Card as="section" cloth="science" band="selvedge" aria-labelledby="level">
      <div className={c('level')}>
        <h2 id="level">{title}</h2>
        <span className="num">{xp}</span>
        <Weave
          className={c('wide')}
          value={isLast ? 100 : (currentLevelXP * 100) / Math.max(1, nextLevelXP)}
          label={title}
          valueText={xp}
        />
      </div>
      <h3 className={c('below')}>{say('mastery')}</h3>
      {mastery.gradeEligible && <Notice kind="ok">{say('masteryReady')}</Notice>}
      {mastery.needsTokenToAdvance && (
        <Notice kind="notyet">
          {say('masteryNeeds', { count: Math.max(1, tokensToAdvance - mastery.tokensInWindow) })}
        </Notice>
      )}
      {!mastery.gradeEligible && !mastery.needsTokenToAdvance && (
        <p className={c('plain')}>{say('masteryTokens', { count: mastery.tokensInWindow })}</p>
      )}
    </Card>
  );
};

export const ProgressTab = () => {
  const say = useText(profile);
  const summary = useOwnAnswer('summary', ownSummary);
  const { data } = summary;
  return (
    <div className={c('stack')}>
      <FailedNotice of={[summary]} text={summary.failure?.said ?? say('progressFailed')} />
      {data === null && summary.state === 'loading' && <Bones lines={8} label={say('loading')} />}
      {data !== null && (
        <>
          <Figures
            label={say('numbers')}
            figures={[
              {
                label: say('totalXp'),
                value: data.totalXP,
                icon: <Sparkles aria-hidden="true" />,
                cloth: 'math',
              },
              {
                label: say('currentLevel'),
                value: data.level,
                icon: <Sprout aria-hidden="true" />,
                cloth: 'science',
              },
              {
                label: say('dayStreak'),
                value: data.streakDays,
                icon: <Sun aria-hidden="true" />,
                cloth: 'money',
              },
              {
                label: say('lessonsCompleted'),
                value: data.lessonsCompleted,
                icon: <BookCheck aria-hidden="true" />,
                cloth: 'sst',
              },
              {
                label: say('masteryPoints'),
                value: data.totalMasteryPoints,
                icon: <Crown aria-hidden="true" />,
                cloth: 'life',
              },
            ]}
          />
          <LevelCard summary={data} />
          <div className={c('two')}>
            <Goals summary={data} />
            <Card as="section" aria-labelledby="recent-activity">
              <h2 id="recent-activity">{say('recentActivity')}</h2>
              <ActivityList activities={data.recentActivities} />
            </Card>
          </div>
        </>
      )}
    </div>
  );
};
