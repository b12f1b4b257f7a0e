import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { logOutTexts } from '#messages/log-out/en.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useLogOut } from './drawer.tsx';

/** The bar's way out. On a phone it is an icon beside the bell, so it asks first. */
export const LogOutButton = ({ name, children }: { name: string; children: ReactNode }) => {
  const say = useText(logOutTexts);
  const [asks, setAsks] = useState(false);
  const logOut = useLogOut();
  return (
    <>
      <Button
        kind="ghost"
        size="sm"
        aria-label={name}
        onClick={() => setAsks(true)}
        icon={<LogOut size={20} />}
      >
        {children}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={say('ask')}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsks(false)}>
              {say('stay')}
            </Button>
            <Button onClick={logOut}>{say('logOut')}</Button>
          </>
        }
      >
        <p>{say('safe')}</p>
      </Dialog>
    </>
  );
};
