import type { ReactNode } from 'react';
import { Failed } from '#ask/failed.tsx';
import type { Answer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { administration } from '#messages/administration/en.ts';
import { Bones } from '#ui/bones.tsx';

type Props<T> = { answer: Answer<T>; children: (data: T) => ReactNode };

/**
 * Shows a call's data, or that it is loading or failed. While refetching, the old list stays, so that
 * somebody working through forty names keeps their place.
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
