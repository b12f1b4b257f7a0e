import { chosenRate, readsUnasked } from '#listen/manner.ts';
import { readAloud } from '#listen/speaker.ts';
import { useVoice } from '#listen/voices.ts';

/** Reads the pressed tile aloud, for learners with automatic reading. */
export const useTileVoice = (isYoung = false) => {
  const voice = useVoice('en');
  return (words: string): void => {
    if (voice !== null && readsUnasked(isYoung)) readAloud([words], { voice, rate: chosenRate() });
  };
};
