import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Bell } from '#features/notifications/bell.tsx';
import { useFinding } from '#features/search/finding.tsx';
import { SearchBox } from '#features/search/search-box.tsx';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { shell } from '#messages/shell/en.ts';
import { Link, NavLink } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Logo } from '#ui/logo.tsx';
import { appLinks } from '../navigation.ts';
import css from './app-bar.module.css';
import { LogOutButton } from './log-out-button.tsx';
import { DrawerPart } from './opened-parts.tsx';

const c = classes(css);

/** The second navigation of spec 1 §2.1: bell, Log out, drawer; links in a row where there is no sidebar. */
export const AppBar = ({ wide }: { wide: boolean }) => {
  const say = useText(shell);
  const { user, status } = useSession();
  const [open, setOpen] = useState(false);
  const finding = useFinding();
  return (
    <header className={c('bar')} data-wide={wide}>
      <div className={c('selvedge')} data-cloth="heritage" />
      <div className={c('row')}>
        <span className={c('menu')}>
          <Button
            kind="ghost"
            size="sm"
            round
            aria-expanded={open}
            onClick={() => setOpen(true)}
            icon={<Menu size={24} />}
          >
            {say('menu')}
          </Button>
        </span>
        <Link className={c('home')} to={paths.home}>
          <Logo />
        </Link>
        {wide && (
          <nav className={c('links')} aria-label={say('mainNavigation')}>
            {appLinks.map(({ to, text }) => (
              <NavLink key={to} to={to} className={c('link')}>
                {say(text)}
              </NavLink>
            ))}
          </nav>
        )}
        <span className={c('search')}>
          <SearchBox />
        </span>
        <span className={c('end')}>
          <span className={c('find')}>{finding.button}</span>
          {status === 'guest' && (
            <Link className={c('link')} to={paths.login}>
              {say('logIn')}
            </Link>
          )}
          {user !== null && (
            <>
              <Bell />
              <LogOutButton name={say('logOut')}>
                <span className={c('word')}>{say('logOut')}</span>
              </LogOutButton>
            </>
          )}
        </span>
      </div>
      {finding.box !== false && <div className={c('under')}>{finding.box}</div>}
      <DrawerPart open={open} onClose={() => setOpen(false)} />
    </header>
  );
};
