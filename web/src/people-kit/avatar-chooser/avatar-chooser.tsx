import { avatarFamilies, avatarOf } from '@afrolearn/learning/avatars/avatars.ts';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { useMotivation, useSession } from '#lib/session.tsx';
import { avatars as texts } from '#messages/avatars/en.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import css from './avatar-chooser.module.css';
import { allAvatars, chooseAvatar, type Face, knownAvatars } from './avatars.api.ts';

const c = classes(css);

const FaceChoice = ({ face, chosen, onTap }: { face: Face; chosen: boolean; onTap: () => void }) => {
  const say = useText(texts);
  const { name, image, unlocked, need } = face;
  return (
    <label className={c('face', !unlocked && 'locked')} data-chosen={chosen}>
      <input type="radio" name="avatar" checked={chosen} disabled={!unlocked} onChange={onTap} />
      <Avatar src={image} name="" size={64} loading="lazy" />
      <span>{name}</span>
      {!unlocked && (
        <span className={c('lock')}>
          <Lock size={16} />
          <span className="vh">{say('locked')}</span>
        </span>
      )}
      {!unlocked && need !== null && (
        <span className={c('need')}>
          {need.what}
          {need.current !== null && (
            <b>{say('needOf', { current: Math.min(need.current, need.target), target: need.target })}</b>
          )}
        </span>
      )}
    </label>
  );
};

type Props = { open: boolean; onClose: () => void; onChosen?: () => void };

/**
 * 'Choose Your Avatar' (spec 2): locked ones cannot be selected, and only an unlocked selection can be
 * confirmed.
 */
export const AvatarChooser = ({ open, onClose, onChosen }: Props) => {
  const say = useText(texts);
  const { user, update, expire } = useSession();

  const [tapped, setTapped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const list = useAnswer(open ? 'avatars' : null, allAvatars);
  const motivation = useMotivation();
  // Without motivation unearned ones are hidden; owned ones stay.
  const faces = (list.data ?? knownAvatars).filter(({ unlocked }) => motivation || unlocked);
  const wordsOf = (error: unknown) => (error instanceof CallError ? error.said : null);
  // The built-in list, with a notice that unlocks are unknown (G22).
  const listFailed = list.state === 'failed' ? (wordsOf(list.failure) ?? say('someFailed')) : null;

  const chosen = faces.find(
    ({ id, unlocked }) => unlocked && id === (tapped ?? avatarOf(user?.picture ?? '')),
  );
  const told = failed ?? listFailed;
  const close = () => {
    setTapped(null);
    setFailed(null);
    onClose();
  };
  const confirm = async () => {
    if (user === null || chosen === undefined) return;
    setBusy(true);
    setFailed(null);
    try {
      const { image } = await chooseAvatar(user.id, chosen.id);
      update({ ...user, picture: image });
      onChosen?.();
      close();
    } catch (error) {
      if (error instanceof CallError && error.status === 401) expire();
      setFailed(wordsOf(error) ?? say('updateFailed'));
    }
    setBusy(false);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={say('choose')}
      closeLabel={say('close')}
      wide
      actions={
        <>
          <Button kind="paper" onClick={close}>
            {say('cancel')}
          </Button>
          <Button busy={busy} disabled={chosen === undefined} onClick={confirm}>
            {chosen === undefined ? say('chooseOne') : say('chooseNamed', { name: chosen.name })}
          </Button>
        </>
      }
    >
      <div className={c('families', told !== null && 'overNote')}>
        {motivation && <p>{say('lockedHint')}</p>}
        {avatarFamilies.map((family) => (
          <fieldset key={family} className={c('family')}>
            <legend>{say(`family.${family}`)}</legend>
            {faces
              .filter(({ category }) => category === family)
              .map((face) => (
                <FaceChoice
                  key={face.id}
                  face={face}
                  chosen={face.id === chosen?.id}
                  onTap={() => setTapped(face.id)}
                />
              ))}
          </fieldset>
        ))}
      </div>
      {told !== null && (
        <Failed retry={failed === null ? list.retry : null} className={c('note')} again={say('again')}>
          {told}
        </Failed>
      )}
    </Dialog>
  );
};
