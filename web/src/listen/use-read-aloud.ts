import { useEffect, useRef } from 'react';
import { chosenRate, readsUnasked } from './manner.ts';
import { readAloud } from './speaker.ts';
import { useVoice } from './voices.ts';

/** Reads texts automatically when they change: for young children, or by choice. */
export const useReadAloud = (texts: readonly string[], isYoung: boolean, lang = 'en'): void => {
  const voice = useVoice(lang);
  const words = useRef(texts);
  words.current = texts;
  const key = texts.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when the words change
  useEffect(() => {
    // Without texts it leaves the voice alone: feedback may already be speaking.
    if (voice === null || words.current.length === 0 || !readsUnasked(isYoung)) return;
    return readAloud(words.current, { voice, rate: chosenRate() });
  }, [key, voice, isYoung]);
};
