import { fullestLanguage } from '@afrolearn/learning/own-lessons/narration.ts';
import { useEffect, useMemo, useState } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';

const lasts = { afterProgress: false, endsOn: [] };

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at++) bytes[at] = signs.charCodeAt(at);
  return bytes;
};

/** Object URLs of the recordings, revoked with the page. */
const useAddresses = (sounds: readonly { scene: number; type: string; sound: string }[] | null) => {
  const [addresses, setAddresses] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    if (sounds === null || sounds.length === 0) return;
    const made = new Map(
      sounds.map(({ scene, type, sound }) => [
        scene,
        URL.createObjectURL(new Blob([bytesOf(sound)], { type })),
      ]),
    );
    setAddresses(made);
    return () => {
      setAddresses(new Map());
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [sounds]);
  return addresses;
};

/**
 * A teacher's recordings of a lesson in one language, cached on the device for offline use. Failures are
 * silent, because the lesson works without them.
 */
export const useSounds = (lesson: string) => {
  const [wanted, setWanted] = useState<string | null>(null);
  const voices = useOwnAnswer(
    `voices ${lesson}`,
    () => call('GET /lessons/:id/voices', { params: { id: lesson }, query: {} }),
    lasts,
  );
  const told = useMemo(() => (voices.data ?? []).filter(({ stale }) => !stale), [voices.data]);
  const language = fullestLanguage(told, wanted);
  const sounds = useOwnAnswer(
    language === null ? null : `sounds ${lesson} ${language}`,
    () =>
      call('GET /lessons/:id/sounds', {
        params: { id: lesson },
        query: { language: language as 'lg' },
      }),
    lasts,
  );
  return {
    sounds: useAddresses(sounds.data),
    language,
    languages: [...new Set(told.map((one) => one.language))],
    choose: setWanted,
    by: told.find((one) => one.language === language)?.by ?? null,
  };
};

export type Sounds = ReturnType<typeof useSounds>;
