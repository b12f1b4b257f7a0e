import type { RefusalCode } from '@afrolearn/contract/refusals.ts';
import { useCallback } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { settings } from '#messages/settings/en.ts';

export type Failure = {
  text: string;
  code: RefusalCode | 'network' | null;
  fields: Readonly<Record<string, string>>;
};

/** The message of a failed call (spec 2 §8): the server's own, else the documented default. */
export const useFailure = () => {
  const say = useText(settings);
  const { expire } = useSession();
  return useCallback(
    (error: unknown, fallback: string): Failure => {
      if (!(error instanceof CallError)) return { text: fallback, code: null, fields: {} };
      if (error.status === 401) expire();
      if (error.code === 'network') return { text: say('networkFailed'), code: 'network', fields: {} };
      return { text: error.said ?? fallback, code: error.code, fields: error.fields };
    },
    [say, expire],
  );
};
