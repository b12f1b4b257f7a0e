import { LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { logOutTexts } from '#messages/log-out/en.ts';
import { shell } from '#messages/shell/en.ts';
import { useNavigate } from '#routing/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Menu } from '#ui/menu.tsx';

/** The user menu of the parent's page: Profile, and Logout, which asks first (spec 2, 'Parent dashboard'). */
export const OwnMenu = () => {
  const say = useText(logOutTexts);
  const inShell = useText(shell);
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  if (user === null) return null;
  const { name, picture } = user;
  return (
    <>
      <Menu
        label={name}
        kind="ghost"
        size="sm"
        {...(picture === null ? {} : { face: <Avatar src={picture} name="" size={36} /> })}
        items={[
          { label: inShell('profile'), to: paths.profile, icon: <User size={18} /> },
          { label: say('menuLogOut'), onSelect: () => setAsks(true), icon: <LogOut size={18} /> },
        ]}
      />
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={say('ask')}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsks(false)}>
              {say('stay')}
            </Button>
            <Button
              onClick={() => {
                navigate(paths.home);
                signOut();
              }}
            >
              {say('logOut')}
            </Button>
          </>
        }
      >
        <p>{say('safe')}</p>
      </Dialog>
    </>
  );
};
