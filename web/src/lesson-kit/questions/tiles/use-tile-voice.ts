import { chosenRate, readsUnasked } from '#listen/manner.ts';
import { readAloud } from '#listen/speaker.ts';
import { useVoice } from '#listen/voices.ts';

/** Says the words of the tile that is pressed, to who is read to without asking. */
export const useTileVoice = (isYoung = false) => {
  const voice = useVoice('en');
  return (words: string): void => {
    if (voice !== null && readsUnasked(isYoung)) readAloud([words], { voice, rate: chosenRate() });
  };
};
