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

/** Recordings of a lesson that are only on this device, until a sync round sends them. */
export const useKeptVoices = ({ id, classId }: Where, { onSent, onRefused }: News) => {
  const owner = useSession().user?.id ?? 0;
  const [voices, setVoices] = useState<readonly KeptVoice[] | null>(null);

  const look = useCallback(async () => {
    // Unknown user: shows nothing stored.
    if (owner === 0) return;
    // Without storage a recording lasts as long as the page.
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
    /** The recording's id; null if it could not be stored. */
    keep: async (voice: NewVoice): Promise<string | null> => {
      const take = await keepOnDevice(owner, voice).catch(() => null);
      await look();
      return take;
    },
    /** Deletes whatever is stored there, on request. */
    drop: (which: Which) => after(dropFromDevice(owner, which)),
    /** The school has it: a newer one stays. */
    dropSent: (take: Take) => after(dropTake(owner, take)),
    /** The school refused it: no automatic resending. */
    demote: (take: Take) => after(demoteTake(owner, take)),
  };
};
