import type { BlockedLearner } from '@afrolearn/contract/friends.ts';
import { useEffect, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { friends as texts } from '#messages/friends/en.ts';
import { acceptFriend, askFriend, blockLearner, endFriend } from './friends.api.ts';

/** Spec 2 §9: messages disappear after this time; errors stay until the next action. */
const noticeFor = 3000;

type Said = { kind: 'ok' | 'bad'; text: string };

/** Friend actions, the running one, and the last result. */
export const useFriendActs = (refresh: () => void) => {
  const say = useText(texts);
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState<number | null>(null);

  useEffect(() => {
    if (said?.kind !== 'ok') return;
    const timer = setTimeout(() => setSaid(null), noticeFor);
    return () => clearTimeout(timer);
  }, [said]);

  /* The message of a failure: the server's own, else the documented one. */
  const doing = async (key: number, act: () => Promise<string | null>, failed: string) => {
    setBusy(key);
    setSaid(null);
    try {
      const text = await act();
      if (text !== null) setSaid({ kind: 'ok', text });
    } catch (error) {
      setSaid({ kind: 'bad', text: (error instanceof CallError ? error.said : null) ?? failed });
    }
    setBusy(null);
    // Also after a failure: the other side may have changed.
    refresh();
  };
  const withFamily = (text: string, waitsFor: string | null) =>
    waitsFor === 'guardian' ? `${text} ${say('familyFirst')}` : text;

  return {
    said,
    busy,
    ask: (id: number) =>
      doing(
        id,
        async () => {
          const { friendshipStatus, waitsFor } = await askFriend(id).catch((error: unknown) => {
            // A 409 without a message has a documented one.
            if (error instanceof CallError && error.status === 409 && error.said === null)
              throw new CallError({ status: 409, code: error.code, said: say('already') });
            throw error;
          });
          return withFamily(say(friendshipStatus === 'accepted' ? 'accepted' : 'requestSent'), waitsFor);
        },
        say('sendFailed'),
      ),
    accept: (id: number) =>
      doing(
        id,
        async () => withFamily(say('accepted'), (await acceptFriend(id)).waitsFor),
        say('acceptFailed'),
      ),
    remove: (id: number) =>
      doing(
        id,
        async () => {
          await endFriend(id);
          return say('removed');
        },
        say('removeFailed'),
      ),
    /** Declining or withdrawing a request notifies nobody. */
    drop: (id: number) =>
      doing(
        id,
        async () => {
          await endFriend(id);
          return null;
        },
        say('removeFailed'),
      ),
    block: ({ id, name }: BlockedLearner) =>
      doing(
        id,
        async () => {
          await blockLearner(id);
          return say('blocked', { name });
        },
        say('blockFailed'),
      ),
  };
};
