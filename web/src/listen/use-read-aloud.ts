import { useEffect, useRef } from 'react';
import { chosenRate, readsUnasked } from './manner.ts';
import { readAloud } from './speaker.ts';
import { useVoice } from './voices.ts';

/** Reads texts without being asked, each time they are others: for those who cannot read yet, or who chose it so. */
export const useReadAloud = (texts: readonly string[], isYoung: boolean, lang = 'en'): void => {
  const voice = useVoice(lang);
  const words = useRef(texts);
  words.current = texts;
  const key = texts.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when the words change
  useEffect(() => {
    // Without words the voice is left alone: what was said to an answer may have begun before this.
    if (voice === null || words.current.length === 0 || !readsUnasked(isYoung)) return;
    return readAloud(words.current, { voice, rate: chosenRate() });
  }, [key, voice, isYoung]);
};
