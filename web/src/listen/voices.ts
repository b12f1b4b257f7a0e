import { useCallback, useSyncExternalStore } from 'react';

/* Browsers return a new list each time: caches voices to avoid restarts. */
const seen = new Map<string, SpeechSynthesisVoice>();

/**
 * Only local voices: they work offline, and nothing a child hears is sent away. Prefers accents that children
 * hear at school here.
 */
const voiceFor = (language: string): SpeechSynthesisVoice | null => {
  const known = (globalThis.speechSynthesis?.getVoices() ?? []).filter(
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  );
  const found = known.find(({ lang }) => /[-_](?:UG|KE|TZ|NG|ZA|GB)$/i.test(lang)) ?? known[0];
  if (found === undefined) return null;
  const before = seen.get(language);
  if (before !== undefined && before.voiceURI === found.voiceURI && before.lang === found.lang) return before;
  seen.set(language, found);
  return found;
};

/** Most browsers load the list late. */
const onVoices = (look: () => void): (() => void) => {
  const synthesis = globalThis.speechSynthesis;
  synthesis?.addEventListener?.('voiceschanged', look);
  return () => synthesis?.removeEventListener?.('voiceschanged', look);
};

const noVoice = () => null;

/** The device's voice for a language; null for none, and during hydration. */
export const useVoice = (language: string): SpeechSynthesisVoice | null =>
  useSyncExternalStore(
    onVoices,
    useCallback(() => voiceFor(language), [language]),
    noVoice,
  );
