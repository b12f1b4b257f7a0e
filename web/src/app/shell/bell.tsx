import { Bell as BellIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { shell } from '#messages/en/shell.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './bell.module.css';

const c = classes(css);

/** Opens the notifications. Nothing on this server sends one yet, so the panel tells just that. */
export const Bell = () => {
  const say = useText(shell);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button kind="quiet" size="sm" round popoverTarget={id} icon={<BellIcon size={20} />}>
        {say('notifications')}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={c('panel')}
        role="dialog"
        aria-label={say('notifications')}
      >
        <h2 className={c('title')}>{say('notifications')}</h2>
        <p>{say('noNotifications')}</p>
      </div>
    </>
  );
};
