import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { shell } from '#messages/shell/en.ts';
import { Link, NavLink } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import { Logo } from '#ui/logo.tsx';
import { sidebarLinks, withHome, withPractice } from '../navigation.ts';
import { AdministratorPart } from './administrator-part.tsx';
import css from './sidebar.module.css';

const c = classes(css);

/** The left column on desktops. Smaller screens have the drawer and the bottom bar instead. */
export const Sidebar = ({ withLogo }: { withLogo: boolean }) => {
  const say = useText(shell);
  const { user } = useSession();
  return (
    <nav className={c('side')} aria-label={say('mainNavigation')}>
      {withLogo && (
        <Link className={c('home')} to={paths.home}>
          <Logo />
        </Link>
      )}
      {withPractice(withHome(sidebarLinks, user?.role), user?.role).map(({ to, text, icon: Icon }) => (
        <NavLink key={to} className={c('link')} to={to}>
          <Icon size={20} strokeWidth={2.2} aria-hidden="true" />
          {say(text)}
        </NavLink>
      ))}
      <AdministratorPart className={c('link')} withIcon />
    </nav>
  );
};
