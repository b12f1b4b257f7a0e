import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';

type Props = {
  label: string;
  busy: boolean;
  /** On a phone the camera opens at once. */
  camera?: boolean;
  onPhoto: (photo: File) => void;
};

/** A page on paper becomes a photo. The browser's own field speaks its own language and says 'No file chosen'. */
export const PhotoButton = ({ label, busy, camera = false, onPhoto }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="quiet" icon={<Camera />} busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={camera ? 'image/*' : 'image/jpeg,image/png,image/webp'}
        capture={camera ? 'environment' : undefined}
        hidden
        disabled={busy}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? [];
          if (photo !== undefined) onPhoto(photo);
          currentTarget.value = '';
        }}
      />
    </>
  );
};
