import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import { photoFigure } from '@afrolearn/learning/own-lessons/scenes.ts';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { shrinkPhoto } from '#lib/shrink-photo.ts';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { addPicture } from '../own-lessons.api.ts';

const longest = 800;

type Props = { lessonId: string | null; onPhoto: (name: string, figure: Figure) => void };

/** A photo, shrunk on the phone before upload. Needs a lesson that the server has. */
export const PhotoButton = ({ lessonId, onPhoto }: Props) => {
  const say = useText(ownLessons);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const send = async (file: File) => {
    if (lessonId === null) return;
    setBusy(true);
    setSaid(null);
    try {
      const { figure, webp } = await addPicture(lessonId, await shrinkPhoto(file, { longest }));
      onPhoto(figure, photoFigure(say('photo'), webp));
    } catch (error) {
      setSaid((error instanceof CallError ? error.said : null) ?? say('photoFailed'));
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        kind="paper"
        size="sm"
        icon={<ImagePlus />}
        busy={busy}
        onClick={() => (lessonId === null ? setSaid(say('saveFirst')) : input.current?.click())}
      >
        {say('photo')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={say('photo')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) void send(file);
        }}
      />
      {said !== null && <Notice kind="info">{said}</Notice>}
    </>
  );
};
