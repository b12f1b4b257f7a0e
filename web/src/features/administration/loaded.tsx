import { type ReactNode, useState } from 'react';
import { useText } from '#lib/language.tsx';
import type { Loaded as Answer } from '#lib/use-call.ts';
import { administration } from '#messages/administration/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

type Props<T> = { answer: Answer<T> & { retry: () => void }; children: (data: T) => ReactNode };

/**
 * What a call brought, or honestly that it is still on its way or did not come. While it is asked again the list
 * of before stays: whoever works through forty names keeps their place.
 */
export const Loaded = <T extends object>({ answer, children }: Props<T>) => {
  const say = useText(administration);
  const [kept, setKept] = useState<T | null>(null);
  if (answer.state === 'done' && answer.data !== kept) setKept(answer.data);
  const shown = answer.state === 'done' ? answer.data : kept;
  return (
    <>
      {(answer.state === 'failed' || answer.state === 'missing') && (
        <Note
          kind="bad"
          action={
            <Button kind="ghost" size="sm" onClick={answer.retry}>
              {say('tryAgain')}
            </Button>
          }
        >
          {say('loadFailed')}
        </Note>
      )}
      {shown === null && answer.state === 'loading' && <Bones lines={5} label={say('loading')} />}
      {shown !== null && children(shown)}
    </>
  );
};
