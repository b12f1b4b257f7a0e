import { BookCheck } from 'lucide-react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { useMotivation } from '#lib/session.tsx';
import { profile } from '#messages/profile/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { FailedNotice } from './failed-notice.tsx';
import { Figures } from './figures.tsx';
import { HistoryList } from './history-list.tsx';
import { HowYouLearn } from './how-you-learn.tsx';
import { useMotivatingFigures } from './motivating-figures.tsx';
import { ParkedWork } from './parked-work.tsx';
import { ownCharacter, ownHistory, statsOf } from './profile.api.ts';
import { ProfileCard } from './profile-card.tsx';
import css from './profile-page.module.css';

const c = classes(css);

export const OverviewTab = () => {
  const say = useText(profile);
  const stats = useOwnAnswer('stats', statsOf);
  const character = useOwnAnswer('character', ownCharacter);
  const history = useOwnAnswer('history', ownHistory);
  const { data } = stats;
  const motivation = useMotivation();
  const motivating = useMotivatingFigures(data);
  const noPerson = stats.failure?.said ?? say(stats.failure?.status === 404 ? 'userNotFound' : 'userFailed');
  const failed = stats.state === 'failed' ? noPerson : say('someFailed');
  return (
    <div className={c('stack')}>
      <FailedNotice of={[stats, character, history]} text={failed} />
      <ParkedWork />
      <ProfileCard stats={data} />
      <Figures
        label={say('numbers')}
        figures={[
          ...motivating,
          {
            label: say('lessonsCompleted'),
            value: data?.lessonsCompleted ?? null,
            icon: <BookCheck aria-hidden="true" />,
            cloth: 'sst',
          },
        ]}
      />
      <div className={c('two')}>
        <HowYouLearn character={character} seeds={motivation ? (data?.totalXP ?? null) : null} />
        {(history.data !== null || history.state === 'loading') && (
          <Card as="section" aria-labelledby="recent-learning">
            <h2 id="recent-learning">{say('recentLearning')}</h2>
            {history.data === null ? (
              <Bones lines={5} label={say('loading')} />
            ) : (
              <HistoryList history={history.data} />
            )}
          </Card>
        )}
      </div>
    </div>
  );
};
