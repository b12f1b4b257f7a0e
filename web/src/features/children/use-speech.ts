import { useCallback, useEffect, useState } from 'react';

/**
 * Speaks a word where this device itself has a voice for the language. Voices of a far server are left alone:
 * they would be told which pictures a child taps.
 */
const voiceFor = (language: string): SpeechSynthesisVoice | null =>
  (globalThis.speechSynthesis?.getVoices() ?? []).find(
    (voice) => voice.localService && voice.lang.toLowerCase().startsWith(language),
  ) ?? null;

export const useSpeech = (language: string) => {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    const find = () => setVoice(voiceFor(language));
    find();
    // Some browsers know their voices only after a moment.
    globalThis.speechSynthesis?.addEventListener?.('voiceschanged', find);
    return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', find);
  }, [language]);
  const speak = useCallback(
    (text: string) => {
      if (voice === null) return;
      const said = new SpeechSynthesisUtterance(text);
      said.voice = voice;
      said.lang = voice.lang;
      said.rate = 0.9;
      speechSynthesis.cancel();
      speechSynthesis.speak(said);
    },
    [voice],
  );
  return { canSpeak: voice !== null, speak };
};
