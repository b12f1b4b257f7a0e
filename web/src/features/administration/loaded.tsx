import type { ReactNode } from 'react';
import { Failed } from '#ask/failed.tsx';
import type { Answer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { administration } from '#messages/administration/en.ts';
import { Bones } from '#ui/bones.tsx';

type Props<T> = { answer: Answer<T>; children: (data: T) => ReactNode };

/**
 * What a call brought, or honestly that it is still on its way or did not come. While it is asked again the list
 * of before stays: whoever works through forty names keeps their place.
 */
export const Loaded = <T extends object>({ answer, children }: Props<T>) => {
  const say = useText(administration);
  return (
    <>
      {(answer.state === 'failed' || answer.state === 'missing') && (
        <Failed retry={answer.retry}>{say('loadFailed')}</Failed>
      )}
      {answer.data === null && answer.state === 'loading' && <Bones lines={5} label={say('loading')} />}
      {answer.data !== null && children(answer.data)}
    </>
  );
};
