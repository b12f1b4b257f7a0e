import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { family } from '#messages/family/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import css from '../parent-dashboard.module.css';

const c = classes(css);

type Props = { photo: File | null; onHandIn: (photo: File) => void; onLeave: () => void };

/** A preview of the photo, so that no wrong or dark page is sent. */
export const PhotoLook = ({ photo, onHandIn, onLeave }: Props) => {
  const say = useText(family);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (photo === null) return setAddress(null);
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <Dialog
      open={photo !== null}
      onClose={onLeave}
      title={say('photoAsk')}
      actions={
        photo !== null && (
          <>
            <Button kind="paper" onClick={onLeave}>
              {say('photoOther')}
            </Button>
            <Button onClick={() => onHandIn(photo)}>{say('photoHandIn')}</Button>
          </>
        )
      }
    >
      {address !== null && <img className={c('look')} src={address} alt={say('photo')} />}
      <p>{say('photoCheck')}</p>
    </Dialog>
  );
};
