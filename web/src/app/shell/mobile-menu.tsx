import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { SearchBox } from '#features/search/search-box.tsx';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { shell } from '#messages/shell/en.ts';
import { Link } from '#routing/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { exploreLinks } from '../explore-links.ts';
import { AdministratorPart } from './administrator-part.tsx';
import css from './drawer.module.css';
import { SidePanel } from './drawer.tsx';
import { useLogOut } from './use-log-out.ts';

const c = classes(css);

type Entry = { to: string; text: string };

const Section = ({
  title,
  entries,
  onGo,
}: {
  title?: string;
  entries: readonly Entry[];
  onGo: () => void;
}) => (
  <section>
    {title !== undefined && <h2 className={c('heading')}>{title}</h2>}
    <ul>
      {entries.map(({ to, text }) => (
        <li key={to}>
          <Link className={c('link')} to={to} onClick={onGo}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

/** Home, Courses, About; signed in also Quick Links and Account (spec 1 §2.1). */
export const MobileMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useText(shell);
  const { user } = useSession();
  const logOut = useLogOut();
  return (
    <SidePanel open={open} onClose={onClose}>
      <SearchBox onFound={onClose} />
      <Section
        onGo={onClose}
        entries={[
          { to: paths.home, text: say('home') },
          { to: paths.courses, text: say('courses') },
          { to: paths.about, text: say('about') },
        ]}
      />
      {user === null ? (
        <>
          <ButtonLink to={paths.signup} onClick={onClose}>
            {say('signUp')}
          </ButtonLink>
          <ButtonLink kind="paper" to={paths.login} onClick={onClose}>
            {say('logIn')}
          </ButtonLink>
        </>
      ) : (
        <>
          <Section
            title={say('quickLinks')}
            onGo={onClose}
            entries={[
              { to: homeOf(user.role), text: say('dashboard') },
              { to: paths.profile, text: say('profile') },
              { to: paths.settings, text: say('settings') },
            ]}
          />
          <section className={c('account')}>
            <h2 className={c('heading')}>{say('account')}</h2>
            <p className={c('hello')}>{say('hi', { name: user.name })}</p>
            <AdministratorPart className={c('link')} onClick={onClose} />
            <Button
              kind="quiet"
              onClick={() => {
                onClose();
                logOut();
              }}
            >
              {say('logOut')}
            </Button>
          </section>
        </>
      )}
      <Section
        title={say('explore')}
        onGo={onClose}
        entries={exploreLinks.map(({ to, text }) => ({ to, text: say(text) }))}
      />
    </SidePanel>
  );
};
