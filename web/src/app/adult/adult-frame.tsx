/** The frame around the pages of teachers, heads and parents: top bar, rail on wide screens, bottom bar on phones. */
import type { User } from '@afrolearn/contract/accounts.ts';
import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { Bell } from '#features/notifications/bell.tsx';
import { SearchBox } from '#features/search/search-box.tsx';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { adultFrame } from '#messages/adult-frame/en.ts';
import { shell } from '#messages/shell/en.ts';
import { Link, useLocation } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { Logo } from '#ui/logo.tsx';
import { LogOutButton } from '../shell/log-out-button.tsx';
import css from './adult-frame.module.css';
import { barPlaces, isCurrent, type Place, railPlaces, settings } from './adult-links.ts';
import { Face } from './face.tsx';

const c = classes(css);

/** School, search, bell, log out and the own picture, on every page of an adult. */
export const AdultBar = () => {
  const say = useText(shell);
  const { user } = useSession();
  if (user === null) return <header className={c('bar')} />;
  return (
    <header className={c('bar')}>
      <div className={c('selvedge')} data-cloth="heritage" />
      <div className={c('row')}>
        <Link className={c('home')} to={homeOf(user.role)}>
          <Logo markOnly />
        </Link>
        <b className={c('school')}>{user.school?.name ?? 'AfroLearn'}</b>
        <span className={c('search')}>
          <SearchBox />
        </span>
        <span className={c('end')}>
          <Bell />
          <LogOutButton name={say('logOut')}>
            <span className={c('word')}>{say('logOut')}</span>
          </LogOutButton>
          <Link className={c('face')} to={paths.profile} aria-label={say('profile')}>
            <Face user={user} size={40} />
          </Link>
        </span>
      </div>
    </header>
  );
};

const Places = ({ places, size }: { places: readonly Place[]; size: number }) => {
  const say = useText(adultFrame);
  const { pathname, search } = useLocation();
  return places.map((place) => {
    const { to, text, icon: Icon } = place;
    return (
      <Link
        key={to}
        to={to}
        className={c('place')}
        aria-current={isCurrent(place, pathname, search) ? 'page' : undefined}
      >
        <Icon size={size} strokeWidth={2.2} aria-hidden="true" />
        {say(text)}
      </Link>
    );
  });
};

const usePlaces = (of: (user: User) => readonly Place[]): readonly Place[] => {
  const { user } = useSession();
  return user === null ? [] : of(user);
};

export const AdultRail = () => {
  const say = useText(shell);
  return (
    <nav className={c('rail')} aria-label={say('mainNavigation')}>
      <div className={c('stays')}>
        <Places places={usePlaces(railPlaces)} size={22} />
        <span className={c('grow')} />
        <Places places={[settings]} size={22} />
      </div>
    </nav>
  );
};

export const AdultBottomBar = () => {
  const say = useText(shell);
  return (
    <nav className={c('thumbs')} aria-label={say('siteNavigation')}>
      <Places places={usePlaces(barPlaces)} size={24} />
    </nav>
  );
};
