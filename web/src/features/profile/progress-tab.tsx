import { tokensToAdvance } from '@afrolearn/learning/mastery/tokens.ts';
import { lastLevel, ringsOf } from '@afrolearn/learning/xp/level.ts';
import { BookCheck, Crown } from 'lucide-react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { useMotivation } from '#lib/session.tsx';
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
import { useMotivatingFigures } from './motivating-figures.tsx';
import { ownSummary, type Summary } from './profile.api.ts';
import css from './profile-page.module.css';

const c = classes(css);

const Level = ({ summary: { level, currentLevelXP, nextLevelXP } }: { summary: Summary }) => {
  const say = useText(profile);
  const title = say('levelOf', { level });
  const rings = ringsOf(currentLevelXP);
  const xp = say('xpOf', { xp: currentLevelXP, target: nextLevelXP });
  return (
    <div className={c('level')}>
      <h2 id="level">{title}</h2>
      <span className="num">{xp}</span>
      <Weave
        className={c('wide')}
        value={(currentLevelXP * 100) / Math.max(1, nextLevelXP)}
        label={title}
        valueText={xp}
      />
      {level >= lastLevel && (
        <p className={c('wide')}>{rings === 0 ? say('ringsFirst') : say('rings', { count: rings })}</p>
      )}
    </div>
  );
};

/** The level with mastery below; without motivation only mastery, with no level names. */
const LevelCard = ({ summary }: { summary: Summary }) => {
  const say = useText(profile);
  const motivation = useMotivation();
  const { gradeEligible, needsTokenToAdvance, tokensInWindow } = summary.mastery;
  const needs = needsTokenToAdvance && motivation;
  const Heading = motivation ? 'h3' : 'h2';
  return (
    <Card as="section" cloth="science" band="selvedge" aria-labelledby={motivation ? 'level' : 'mastery'}>
      {motivation && <Level summary={summary} />}
      <Heading id="mastery" className={c('below')}>
        {say('mastery')}
      </Heading>
      {gradeEligible && <Notice kind="ok">{say('masteryReady')}</Notice>}
      {needs && (
        <Notice kind="notyet">
          {say('masteryNeeds', { count: Math.max(1, tokensToAdvance - tokensInWindow) })}
        </Notice>
      )}
      {!gradeEligible && !needs && (
        <p className={c('plain')}>{say('masteryTokens', { count: tokensInWindow })}</p>
      )}
    </Card>
  );
};

export const ProgressTab = () => {
  const say = useText(profile);
  const summary = useOwnAnswer('summary', ownSummary);
  const { data } = summary;
  const motivating = useMotivatingFigures(data);
  return (
    <div className={c('stack')}>
      <FailedNotice of={[summary]} text={summary.failure?.said ?? say('progressFailed')} />
      {data === null && summary.state === 'loading' && <Bones lines={8} label={say('loading')} />}
      {data !== null && (
        <>
          <Figures
            label={say('numbers')}
            figures={[
              ...motivating,
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
