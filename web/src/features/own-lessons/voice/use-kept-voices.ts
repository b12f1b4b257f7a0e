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
  startVoices,
  type Take,
  type VoicesNews,
  voicesChanged,
  type Where,
  type Which,
} from '#teaching-kit/voices/index.ts';

type News = { onSent: () => void; onRefused: (said: string | null) => void };

/** What of a lesson lies on this device only, until a round has sent it. */
export const useKeptVoices = ({ id, classId }: Where, { onSent, onRefused }: News) => {
  const owner = useSession().user?.id ?? 0;
  const [voices, setVoices] = useState<readonly KeptVoice[] | null>(null);

  const look = useCallback(async () => {
    // Until it is known who is here, nothing is said of what lies here.
    if (owner === 0) return;
    // Where storage is forbidden a recording lives as long as the page.
    const all = await keptVoices(owner).catch(() => []);
    setVoices(all.filter((one) => one.id === id && one.classId === classId));
  }, [owner, id, classId]);

  const hear = useEffectEvent(async ({ sent, refused }: VoicesNews) => {
    await look();
    if (sent > 0) onSent();
    if (refused !== null) onRefused(refused);
  });

  useEffect(() => {
    const changed = (event: Event) => void hear((event as CustomEvent<VoicesNews>).detail);
    globalThis.addEventListener(voicesChanged, changed);
    void look();
    const stop = startVoices(owner);
    return () => {
      globalThis.removeEventListener(voicesChanged, changed);
      stop();
    };
  }, [look, owner]);

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
