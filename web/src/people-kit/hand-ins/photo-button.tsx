import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';

type Props = {
  label: string;
  busy: boolean;
  /** On a phone opens the camera directly. */
  camera?: boolean;
  onPhoto: (photo: File) => void;
};

/** A photo button. The browser's own field would use its language and say 'No file chosen'. */
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
