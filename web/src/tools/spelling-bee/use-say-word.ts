import type { SpellingWord } from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { useCallback } from 'react';
import { chosenRate } from '#listen/manner.ts';
import { readAloud } from '#listen/speaker.ts';
import { useVoice } from '#listen/voices.ts';

/* Slow enough to hear each sound. */
const slowRate = 0.5;

/** Says a word, its sentence and the word again; slowly it is the word only. Null without a voice. */
export const useSayWord = () => {
  const voice = useVoice('en');
  const sayWord = useCallback(
    ({ word, sentence }: SpellingWord, isSlow = false): (() => void) => {
      if (voice === null) return () => undefined;
      return isSlow
        ? readAloud([word], { voice, rate: slowRate })
        : readAloud([word, sentence, word], { voice, rate: chosenRate() });
    },
    [voice],
  );
  return voice === null ? null : sayWord;
};
