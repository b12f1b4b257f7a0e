import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { useClockDoubted } from '#lib/profile.tsx';
import { administration } from '#messages/administration/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { confirmClock } from './administration.api.ts';
import { useActs } from './use-acts.tsx';

/** Shown while the server doubts its clock. Sends the device's time for comparison. */
export const ClockNotice = () => {
  const say = useText(administration);
  const doubted = useClockDoubted();
  const [confirmed, setConfirmed] = useState(false);
  const { busy, doing, note } = useActs();
  if (!doubted) return null;
  if (confirmed) return <Notice kind="ok">{say('clockThanks')}</Notice>;
  const confirm = () =>
    doing('clock', async () => {
      await confirmClock();
      setConfirmed(true);
    });
  return (
    <>
      <Notice
        kind="notyet"
        className="noprint"
        action={
          <Button kind="quiet" busy={busy !== ''} onClick={() => void confirm()}>
            {say('clockRight')}
          </Button>
        }
      >
        {say('clockJumped')}
      </Notice>
      {note}
    </>
  );
};
