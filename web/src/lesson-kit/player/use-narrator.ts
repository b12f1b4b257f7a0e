import { type RefObject, useEffect, useState } from 'react';
import { chooseUnasked, chosenRate, readsUnasked } from '#listen/manner.ts';
import { readAloud } from '#listen/speaker.ts';
import { useVoice } from '#listen/voices.ts';

type Speech = { text: string; playing: boolean; rate: number; speaking: RefObject<boolean> };

/** Reads the caption aloud where the device can. `usually`: on without being asked, for those who cannot read yet. */
export const useNarrator = ({ text, playing, rate, speaking }: Speech, usually: boolean) => {
  // The lessons are written in English.
  const voice = useVoice('en');
  const [on, setOn] = useState(() => readsUnasked(usually));
  const speaks = voice !== null && on && playing;

  useEffect(() => {
    if (!speaks) return;
    speaking.current = true;
    return readAloud([text], {
      voice,
      rate: chosenRate() * rate,
      onEnd: () => {
        speaking.current = false;
      },
    });
  }, [speaks, text, rate, voice, speaking]);

  return {
    available: voice !== null,
    on,
    toggle: () => {
      chooseUnasked(!on);
      setOn(!on);
    },
  };
};
