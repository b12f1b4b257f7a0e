import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { standing } from '#messages/standing/en.ts';
import { NotHere } from '#ui/not-here.tsx';

/** Reveals nothing about a child who is not linked, like the server. */
export const ChildNotListed = () => {
  const say = useText(standing);
  const { user } = useSession();
  return user?.role === 'parent' ? (
    <NotHere
      title={say('childNotListed')}
      text={say('askForCode')}
      to={paths.children}
      way={say('toTheCode')}
    />
  ) : (
    <NotHere
      title={say('childNotListed')}
      text={say('familyAndTeachers')}
      to={paths.home}
      way={say('toStart')}
    />
  );
};
