import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { profile } from '#messages/profile/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import tree from '#ui/pictures/illustrations/class-tree.svg?no-inline';

/** Teachers and parents have no learning record; links to their own pages. */
export const NoLearner = () => {
  const say = useText(profile);
  const { user } = useSession();
  return (
    <Empty
      picture={tree}
      action={
        <ButtonLink kind="quiet" to={homeOf(user?.role ?? 'learner')}>
          {say('toDashboard')}
        </ButtonLink>
      }
    >
      {say('adult')}
    </Empty>
  );
};
