import { pageHoldsWork } from '#lib/device/store-trouble.ts';
import { useText } from '#lib/language.tsx';
import { logOutTexts } from '#messages/log-out/en.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useLogOut } from './use-log-out.ts';

export const LogOutDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useText(logOutTexts);
  const logOut = useLogOut();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('ask')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {say('stay')}
          </Button>
          <Button onClick={logOut}>{say('logOut')}</Button>
        </>
      }
    >
      <p>{say(open && pageHoldsWork() ? 'unsafe' : 'safe')}</p>
    </Dialog>
  );
};
