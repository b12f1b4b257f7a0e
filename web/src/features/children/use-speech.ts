import { useCallback } from 'react';
import { chosenRate } from '#listen/manner.ts';
import { readAloud } from '#listen/speaker.ts';
import { useVoice } from '#listen/voices.ts';

/** Speaks a word where this device itself has a voice: a far one would be told which pictures a child taps. */
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
