import { Camera, Smile } from 'lucide-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { shrinkPhoto } from '#lib/shrink-photo.ts';
import { settings } from '#messages/settings/en.ts';
import { AvatarChooser } from '#people-kit/index.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { OwnFace } from '#ui/own-face.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useToast } from '#ui/toast.tsx';
import { type Failure, useFailure } from './failure.ts';
import css from './picture-card.module.css';
import { changeProfile, uploadAvatar } from './settings.api.ts';

const c = classes(css);

/** A preview of the chosen photo before upload. */
const usePreview = (photo: Blob | null): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (photo === null) return setAddress(null);
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return address;
};

/** `photos`: whether this person may use a photo; null while unknown. */
export const PictureCard = ({ photos }: { photos: boolean | null }) => {
  const say = useText(settings);
  const { user, update } = useSession();
  const toast = useToast();
  const failure = useFailure();
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const preview = usePreview(photo);

  const send = async (chosen: Blob) => {
    setBusy(true);
    setFailed(null);
    setPhoto(chosen);
    try {
      const { url } = await uploadAvatar(await shrinkPhoto(chosen));
      const { emailToConfirm: _, ...changed } = await changeProfile({ picture: url });
      update(changed);
      toast.say(say('profileUpdated'));
      setPhoto(null);
    } catch (error) {
      setFailed(failure(error, say('uploadFailed')));
    }
    setBusy(false);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file !== undefined) send(file);
    // So that the same file can be chosen again after a failure.
    event.target.value = '';
  };
  const open = () => {
    setFailed(null);
    setPhoto(null);
    setChoosing(true);
  };

  return (
    <Card as="section" aria-labelledby="picture">
      <div className={c('row')}>
        <span className={c('face')}>
          <OwnFace
            picture={(busy ? preview : null) ?? user?.picture ?? null}
            isLearner={user?.role === 'learner'}
            size={112}
          />
          {busy && photo !== null && (
            <span className={c('veil')}>
              <Spinner label={say('uploading')} />
            </span>
          )}
        </span>
        <h2 id="picture">{say('picture')}</h2>
        <div className={c('buttons')}>
          <Button kind="paper" icon={<Smile size={20} />} onClick={open} disabled={busy}>
            {say('choosePicture')}
          </Button>
          {photos === true && (
            <label className={buttonClass({ kind: 'paper' }, c('photo', busy && 'still'))}>
              <Camera size={20} />
              {say('usePhoto')}
              <input
                type="file"
                className="vh"
                accept="image/jpeg,image/png,image/webp"
                aria-describedby="photo-hint"
                disabled={busy}
                onChange={pick}
              />
            </label>
          )}
        </div>
        {photos !== null && (
          <p id="photo-hint" className={c('hint')}>
            {say(photos ? 'photoHint' : 'photosOff')}
          </p>
        )}
      </div>
      {failed !== null && (
        <Failed
          retry={photo !== null && !failed.code?.startsWith('upload/') ? () => send(photo) : null}
          className={c('failed')}
        >
          {failed.text}
        </Failed>
      )}
      <AvatarChooser
        open={choosing}
        onClose={() => setChoosing(false)}
        onChosen={() => toast.say(say('profileUpdated'))}
      />
    </Card>
  );
};
