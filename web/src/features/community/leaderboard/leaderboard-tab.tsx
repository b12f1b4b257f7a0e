import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { leaderboard } from '#messages/leaderboard/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { LearnerBoard } from './learner-board.tsx';
import { TeacherBoard } from './teacher-board.tsx';

const NoBoard = () => {
  const say = useText(leaderboard);
  return (
    <Empty
      picture={basket}
      action={
        <ButtonLink to={paths.children} kind="quiet">
          {say('toChildren')}
        </ButtonLink>
      }
    >
      {say('parent')}
    </Empty>
  );
};

/** The first tab of the community (spec 2 'Community page'), by role. */
export const LeaderboardTab = () => {
  const { user } = useSession();
  if (user === null) return null;
  if (user.role === 'learner') return <LearnerBoard userId={user.id} />;
  return user.role === 'teacher' ? <TeacherBoard /> : <NoBoard />;
};
