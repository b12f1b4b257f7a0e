import { useEffect, useState } from 'react';

/**
 * Only voices of the device itself: they work offline, and nothing a child listens to is sent away. Among several the
 * accents that a child here hears at school come first.
 */
const voiceFor = (language: string): SpeechSynthesisVoice | null => {
  const known = (globalThis.speechSynthesis?.getVoices() ?? []).filter(
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  );
  return known.find(({ lang }) => /[-_](?:UG|KE|TZ|NG|ZA|GB)$/i.test(lang)) ?? known[0] ?? null;
};

/* Browsers make a new list at each look: the same voice in it must not begin to read anew. */
const isSame = (one: SpeechSynthesisVoice | null, other: SpeechSynthesisVoice | null): boolean =>
  one?.voiceURI === other?.voiceURI && one?.lang === other?.lang;

/** The voice of this device for a language; null where it has none. */
export const useVoice = (language: string): SpeechSynthesisVoice | null => {
  const [voice, setVoice] = useState(() => voiceFor(language));
  useEffect(() => {
    const synthesis = globalThis.speechSynthesis;
    // The list comes late in most browsers.
    const look = () => {
      const found = voiceFor(language);
      setVoice((now) => (isSame(now, found) ? now : found));
    };
    look();
    synthesis?.addEventListener?.('voiceschanged', look);
    return () => synthesis?.removeEventListener?.('voiceschanged', look);
  }, [language]);
  return voice;
};
