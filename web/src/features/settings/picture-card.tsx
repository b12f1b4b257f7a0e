import { Camera, Smile } from 'lucide-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { settings } from '#messages/en/settings.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Note } from '#ui/note.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useToast } from '#ui/toast.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import { type Failure, useFailure } from './failure.ts';
import css from './picture-card.module.css';
import { changeProfile, uploadAvatar } from './settings.api.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const c = classes(css);

/** The photo as it lies on this device, shown before it has travelled anywhere. */
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

/** `photos`: whether this person may use a photo; null until the server has said so. */
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

  const show = async (picture: string) => {
    const { emailToConfirm: _, ...changed } = await changeProfile({ picture });
    update(changed);
    toast.say(say('profileUpdated'));
  };
  const attempt = async (fallback: string, act: () => Promise<void>) => {
    setBusy(true);
    setFailed(null);
    try {
      await act();
    } catch (error) {
      setFailed(failure(error, fallback));
    }
    setBusy(false);
  };
  const choose = (picture: string) =>
    attempt(say('profileFailed'), async () => {
      await show(picture);
      setChoosing(false);
    });
  const send = (chosen: Blob) =>
    attempt(say('uploadFailed'), async () => {
      setPhoto(chosen);
      const { url } = await uploadAvatar(await shrinkPhoto(chosen));
      await show(url);
      setPhoto(null);
    });
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
          <Avatar
            src={(busy ? preview : null) ?? user?.picture ?? '/avatars/african-1.svg'}
            name=""
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
      {failed !== null && !choosing && (
        <Note
          kind="bad"
          className={c('failed')}
          action={
            photo !== null &&
            !failed.code?.startsWith('upload/') && (
              <Button kind="ghost" size="sm" onClick={() => send(photo)}>
                {say('tryAgain')}
              </Button>
            )
          }
        >
          {failed.text}
        </Note>
      )}
      <AvatarDialog
        open={choosing}
        picture={user?.picture ?? null}
        busy={busy}
        failed={failed?.text ?? null}
        onChoose={choose}
        onClose={() => {
          setChoosing(false);
          setFailed(null);
        }}
      />
    </Card>
  );
};
