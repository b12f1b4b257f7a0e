import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Removing a recording affects the class and cannot be undone, so it asks first. */
export const RemoveVoice = ({ scene: n, onRemove }: { scene: number; onRemove: () => void }) => {
  const say = useText(ownLessons);
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  return (
    <>
      <Button
        round
        kind="ghost"
        aria-label={say('removeVoice', { n })}
        icon={<Trash2 />}
        onClick={() => setAsks(true)}
      />
      <Dialog
        open={asks}
        onClose={close}
        title={say('removeVoiceAsk', { n })}
        actions={
          <>
            <Button kind="paper" onClick={close}>
              {say('removeVoiceNot')}
            </Button>
            <Button
              onClick={() => {
                close();
                onRemove();
              }}
            >
              {say('removeVoiceNow')}
            </Button>
          </>
        }
      >
        <p>{say('removeVoiceText')}</p>
      </Dialog>
    </>
  );
};
