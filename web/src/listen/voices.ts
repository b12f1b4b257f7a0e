import { useCallback, useSyncExternalStore } from 'react';

/* Browsers make a new list at each look: the same voice in it must not begin to read anew. */
const seen = new Map<string, SpeechSynthesisVoice>();

/**
 * Only voices of the device itself: they work offline, and nothing a child listens to is sent away. Among several the
 * accents that a child here hears at school come first.
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

/** The list comes late in most browsers. */
const onVoices = (look: () => void): (() => void) => {
  const synthesis = globalThis.speechSynthesis;
  synthesis?.addEventListener?.('voiceschanged', look);
  return () => synthesis?.removeEventListener?.('voiceschanged', look);
};

const noVoice = () => null;

/** The voice of this device for a language; null where it has none, and while a prerendered page comes alive. */
export const useVoice = (language: string): SpeechSynthesisVoice | null =>
  useSyncExternalStore(
    onVoices,
    useCallback(() => voiceFor(language), [language]),
    noVoice,
  );
