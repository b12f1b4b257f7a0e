import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#lib/session.tsx';
import {
  demoteTake,
  dropFromDevice,
  dropTake,
  type KeptVoice,
  keepOnDevice,
  keptVoices,
  type NewVoice,
  sendKept,
  type Take,
  type Which,
} from './kept-voices.ts';

type Lesson = { id: string; classId: number | null; scenes: readonly { readonly narration: string }[] };
type News = { onSent: () => void; onRefused: (said: string | null) => void };

const between = 30_000;

/** What of a lesson lies on this device only. It is sent when the page opens, and when the network is back. */
export const useKeptVoices = ({ id, classId, scenes }: Lesson, { onSent, onRefused }: News) => {
  const owner = useSession().user?.id ?? 0;
  const [voices, setVoices] = useState<readonly KeptVoice[] | null>(null);

  const look = useCallback(async () => {
    // Where storage is forbidden a recording lives as long as the page.
    const all = await keptVoices(owner).catch(() => []);
    setVoices(all.filter((one) => one.id === id && one.classId === classId));
  }, [owner, id, classId]);

  const send = useEffectEvent(async () => {
    const { sent, refused } = await sendKept(
      owner,
      (one) => one.id === id && one.classId === classId && scenes[one.scene]?.narration === one.words,
    ).catch(() => ({ sent: 0, refused: null }));
    await look();
    if (sent > 0) onSent();
    if (refused !== null) onRefused(refused);
  });
  const begin = useEffectEvent(() => void send());

  useEffect(() => {
    const hope = () => begin();
    void look().then(hope);
    const timer = setInterval(hope, between);
    globalThis.addEventListener('online', hope);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', hope);
    };
  }, [look]);

  const after = async (change: Promise<void>) => {
    await change.catch(() => undefined);
    await look();
  };
  return {
    /** Null until the device has been asked. */
    voices,
    /** Its take; null where it is not on the device: there may be no room, or storage is forbidden. */
    keep: async (voice: NewVoice): Promise<string | null> => {
      const take = await keepOnDevice(owner, voice).catch(() => null);
      await look();
      return take;
    },
    /** Whatever lies there, by hand. */
    drop: (which: Which) => after(dropFromDevice(owner, which)),
    /** The school has it: a newer one stays. */
    dropSent: (take: Take) => after(dropTake(owner, take)),
    /** The school does not want it: it is not sent by itself any more. */
    demote: (take: Take) => after(demoteTake(owner, take)),
  };
};
