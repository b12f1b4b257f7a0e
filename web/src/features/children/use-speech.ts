import { useCallback } from 'react';
import { chosenRate } from '#listen/manner.ts';
import { readAloud } from '#listen/speaker.ts';
import { useVoice } from '#listen/voices.ts';

/** Speaks only with a voice on the device: a remote one would learn which pictures a child taps. */
export const useSpeech = (language: string) => {
  const voice = useVoice(language);
  const speak = useCallback(
    (text: string) => {
      if (voice !== null) readAloud([text], { voice, rate: chosenRate() });
    },
    [voice],
  );
  return { canSpeak: voice !== null, speak };
};
