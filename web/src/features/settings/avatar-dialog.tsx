import {
  type AvatarId,
  avatarFamilies,
  avatarNames,
  avatarOf,
  avatarPicture,
  avatarsOf,
  isSpecialAvatar,
} from '@afrolearn/learning/avatars/avatars.ts';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { settings } from '#messages/en/settings.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Note } from '#ui/note.tsx';
import css from './avatar-dialog.module.css';

const c = classes(css);

type Props = {
  open: boolean;
  picture: string | null;
  busy: boolean;
  failed: string | null;
  onChoose: (picture: string) => void;
  onClose: () => void;
};

/** The avatar chooser (spec 2 §2): locked ones cannot be selected, and only a selection can be confirmed. */
export const AvatarDialog = ({ open, picture, busy, failed, onChoose, onClose }: Props) => {
  const say = useText(settings);
  const [tapped, setTapped] = useState<AvatarId | null>(null);
  const chosen = tapped ?? avatarOf(picture ?? '');
  const close = () => {
    setTapped(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={say('chooseAvatar')}
      closeLabel={say('close')}
      wide
      actions={
        <>
          <Button kind="paper" onClick={close}>
            {say('cancel')}
          </Button>
          <Button
            busy={busy}
            disabled={chosen === null}
            onClick={() => chosen !== null && onChoose(avatarPicture(chosen))}
          >
            {chosen === null ? say('chooseOne') : say('chooseNamed', { name: avatarNames[chosen] })}
          </Button>
        </>
      }
    >
      <div className={c('families')}>
        <p>{say('lockedHint')}</p>
        {failed !== null && <Note kind="bad">{failed}</Note>}
        {avatarFamilies.map((family) => (
          <fieldset key={family} className={c('family')}>
            <legend>{say(`family.${family}`)}</legend>
            {avatarsOf(family).map((id) => {
              const locked = isSpecialAvatar(id);
              return (
                <label key={id} className={c('face', locked && 'locked')}>
                  <input
                    type="radio"
                    className="vh"
                    name="avatar"
                    checked={id === chosen}
                    disabled={locked}
                    onChange={() => setTapped(id)}
                  />
                  <Avatar src={avatarPicture(id)} name="" size={64} loading="lazy" />
                  <span className={c('name')}>{avatarNames[id]}</span>
                  {locked && (
                    <span className={c('lock')}>
                      <Lock size={16} />
                      <span className="vh">{say('locked')}</span>
                    </span>
                  )}
                </label>
              );
            })}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
};
