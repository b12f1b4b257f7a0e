import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PhotoButton } from './photo-button.tsx';
import css from './photo-step.module.css';

const c = classes(css);

type Props = {
  label: string;
  busy: boolean;
  /** On a phone opens the camera directly. */
  camera?: boolean;
  /** Passed in, because learners and adults are addressed differently. */
  words: { ask: string; check: string; handIn: string; other: string; close: string };
  onHandIn: (photo: File) => void;
};

/** Chooses a photo and shows it large before it is handed in, so that no wrong or dark page is sent. */
export const PhotoStep = ({ label, busy, camera = false, words, onHandIn }: Props) => {
  const [photo, setPhoto] = useState<File | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (photo === null) return setAddress(null);
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <>
      <PhotoButton camera={camera} label={label} busy={busy} onPhoto={setPhoto} />
      <Dialog
        wide
        open={photo !== null}
        onClose={() => setPhoto(null)}
        closeLabel={words.close}
        title={words.ask}
        actions={
          photo !== null && (
            <>
              <PhotoButton camera={camera} label={words.other} busy={false} onPhoto={setPhoto} />
              <Button
                onClick={() => {
                  setPhoto(null);
                  onHandIn(photo);
                }}
              >
                {words.handIn}
              </Button>
            </>
          )
        }
      >
        <p>{words.check}</p>
        {address !== null && <img className={c('photo')} src={address} alt={label} />}
      </Dialog>
    </>
  );
};
