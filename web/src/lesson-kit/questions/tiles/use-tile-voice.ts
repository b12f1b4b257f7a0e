import { readsUnasked } from '#listen/manner.ts';
import { useSpeech } from '#listen/use-speech.ts';

/** Says the words of the tile that is pressed, to who is read to without asking. */
export const useTileVoice = (isYoung = false) => {
  const { speak } = useSpeech('en');
  return (words: string): void => {
    if (readsUnasked(isYoung)) speak(words);
  };
};
