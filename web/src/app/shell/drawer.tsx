import { LogOut, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SearchBox } from '#features/search/search-box.tsx';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { shell } from '#messages/shell/en.ts';
import { NavLink } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Logo } from '#ui/logo.tsx';
import { useModal } from '#ui/modal.ts';
import { appLinks, withPractice } from '../navigation.ts';
import css from './drawer.module.css';
import { useLogOut } from './use-log-out.ts';

const c = classes(css);

/** A side panel on the native dialog: it traps the focus, Escape closes it, the page behind does not scroll. */
export const SidePanel = ({
  open,
  onClose,
  children,
}: {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) => {
  const say = useText(shell);
  const dialog = useModal(open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the dialog has by itself
    <dialog
      ref={dialog}
      className={c('panel')}
      aria-label={say('menu')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className={c('inside')}>
          <div className={c('head')}>
            <Logo />
            <Button kind="ghost" size="sm" round onClick={onClose} icon={<X size={22} />}>
              {say('closeMenu')}
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
};

/** The app's own navigation on phones and tablets. */
export const Drawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useText(shell);
  const { user } = useSession();
  const logOut = useLogOut();
  return (
    <SidePanel open={open} onClose={onClose}>
      <SearchBox onFound={onClose} />
      {user !== null && <p className={c('hello')}>{say('hi', { name: user.name })}</p>}
      <ul>
        {withPractice(appLinks, user?.role).map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} className={c('link')} onClick={onClose}>
              <Icon size={20} strokeWidth={2.2} aria-hidden="true" />
              {say(text)}
            </NavLink>
          </li>
        ))}
      </ul>
      {user !== null && (
        <Button
          kind="quiet"
          icon={<LogOut size={20} />}
          onClick={() => {
            onClose();
            logOut();
          }}
        >
          {say('logOut')}
        </Button>
      )}
    </SidePanel>
  );
};
