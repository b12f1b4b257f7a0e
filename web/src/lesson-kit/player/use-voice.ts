import { type RefObject, useEffect, useState } from 'react';
import { readLocal, writeLocal } from '#lib/local.ts';

/**
 * Only voices of the device itself: they work offline, and nothing a child listens to is sent away.
 * The lessons are written in English, so an English voice reads them.
 */
const deviceVoice = (): SpeechSynthesisVoice | null => {
  const english = (globalThis.speechSynthesis?.getVoices() ?? []).filter(
    ({ lang, localService }) => localService && /^en\b/i.test(lang),
  );
  return english.find(({ lang }) => /-(?:UG|KE|TZ|NG|ZA|GB)$/i.test(lang)) ?? english[0] ?? null;
};

const useDeviceVoice = (): SpeechSynthesisVoice | null => {
  const [voice, setVoice] = useState(deviceVoice);
  useEffect(() => {
    const synthesis = globalThis.speechSynthesis;
    if (synthesis?.addEventListener === undefined) return;
    // The list comes late in most browsers.
    const look = () => setVoice(deviceVoice());
    look();
    synthesis.addEventListener('voiceschanged', look);
    return () => synthesis.removeEventListener('voiceschanged', look);
  }, []);
  return voice;
};

type Speech = { text: string; playing: boolean; rate: number; speaking: RefObject<boolean> };

/** A voice that never says it has finished must not stop the lesson for ever. */
const longestMs = 45_000;

/** Reads the caption aloud where the device can. `usually`: on without being asked, for those who cannot read yet. */
export const useVoice = ({ text, playing, rate, speaking }: Speech, usually: boolean) => {
  const voice = useDeviceVoice();
  const [on, setOn] = useState(() => (readLocal('afl_voice') ?? (usually ? 'on' : 'off')) === 'on');
  const speaks = voice !== null && on && playing;

  useEffect(() => {
    if (!speaks) return;
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = 0.85 * rate;
    const done = () => {
      speaking.current = false;
    };
    said.onend = done;
    said.onerror = done;
    speaking.current = true;
    const timer = setTimeout(done, longestMs);
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
    return () => {
      clearTimeout(timer);
      done();
      speechSynthesis.cancel();
    };
  }, [speaks, text, rate, voice, speaking]);

  return {
    available: voice !== null,
    on,
    toggle: () => {
      writeLocal('afl_voice', on ? 'off' : 'on');
      setOn(!on);
    },
  };
};
