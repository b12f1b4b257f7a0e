import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { useState } from 'react';
import { useFinding } from '#features/search/finding.tsx';
import { SearchBox } from '#features/search/search-box.tsx';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { shell } from '#messages/shell/en.ts';
import { Link } from '#routing/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/line-icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { PartFrame } from '../part-frame.tsx';
import { Explore } from './explore.tsx';
import css from './navbar.module.css';

const c = classes(css);

/* Loaded on the first tap. */
const MobileMenu = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu);

/** The public navigation. On the home page it is over the coloured field, elsewhere on the paper background. */
export const Navbar = ({ onField }: { onField: boolean }) => {
  const say = useText(shell);
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const finding = useFinding();
  return (
    <header className={c('bar')} data-field={onField} data-cloth="heritage">
      {!onField && <div className={c('selvedge')} />}
      <div className={c('row')}>
        <Link className={c('home')} to={paths.home}>
          <Logo />
        </Link>
        <nav className={c('wide')} aria-label={say('siteNavigation')}>
          <Explore className={c('plain')} />
          <span className={c('search')}>
            <SearchBox />
          </span>
          {user === null ? (
            <span className={c('end')}>
              <ButtonLink kind="ghost" size="sm" to={paths.login} className={c('plain')}>
                {say('logIn')}
              </ButtonLink>
              <ButtonLink size="sm" to={paths.signup}>
                {say('signUp')}
              </ButtonLink>
            </span>
          ) : (
            <span className={c('end')}>
              <ButtonLink size="sm" to={homeOf(user.role)}>
                {say('dashboard')}
              </ButtonLink>
            </span>
          )}
        </nav>
        <span className={c('narrow', 'plain')}>
          {finding.button}
          <Button
            kind="ghost"
            size="sm"
            round
            aria-expanded={open}
            onClick={() => setOpen(true)}
            icon={<LineIcon name="menu" size={24} />}
          >
            {say('menu')}
          </Button>
        </span>
      </div>
      {finding.box !== false && <div className={c('under')}>{finding.box}</div>}
      {open && (
        <PartFrame fallback={null} onFail={() => setOpen(false)}>
          <MobileMenu open onClose={() => setOpen(false)} />
        </PartFrame>
      )}
    </header>
  );
};
