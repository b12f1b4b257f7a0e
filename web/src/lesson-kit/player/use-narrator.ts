import type { Scene } from '@afrolearn/learning/lessons/lesson.ts';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useTurnWords } from '#lesson-kit/questions/try-draw.ts';
import { wordsOfTouch } from '#lesson-kit/touch/words-of-touch.ts';
import { chooseUnasked, chosenRate, readsUnasked } from '#listen/manner.ts';
import { playAloud, readAloud } from '#listen/speaker.ts';
import { useVoice } from '#listen/voices.ts';

type Speech = {
  scene: Scene | undefined;
  playing: boolean;
  rate: number;
  speaking: RefObject<boolean>;
  /** Addresses of what a teacher recorded, and which scene it is now. */
  sounds: ReadonlyMap<number, string> | undefined;
  place: number;
};

/** What is said of a scene. To those who cannot read yet also what it asks, and what there is to choose from. */
const spokenIn = (
  scene: Scene | undefined,
  isYoung: boolean,
  wordsOf: ReturnType<typeof useTurnWords>,
): readonly string[] => {
  if (scene === undefined) return [];
  const { narration, visual } = scene;
  if (!isYoung) return [narration];
  const asked =
    visual.kind === 'question' ? wordsOf(visual.item) : visual.kind === 'touch' ? wordsOfTouch(visual) : [];
  return [narration, ...asked.filter((words) => words !== narration)];
};

/**
 * Plays the teacher's voice, or reads the caption aloud where the device can. `usually`: on without being asked, for
 * those who cannot read yet.
 */
export const useNarrator = ({ scene, playing, rate, speaking, sounds, place }: Speech, usually: boolean) => {
  const wordsOf = useTurnWords();
  const texts = useMemo(() => spokenIn(scene, usually, wordsOf), [scene, usually, wordsOf]);
  // The lessons are written in English.
  const voice = useVoice('en');
  const sound = sounds?.get(place) ?? null;
  const told = sounds !== undefined && sounds.size > 0;
  // Sounds arrive later than the page: until somebody chooses, a lesson that is told is heard.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const on = chosen ?? readsUnasked(usually || told);
  const tells = sound !== null && on && playing;
  const speaks = sound === null && voice !== null && on && playing;

  // A teacher whom the children know is heard before the device.
  useEffect(() => {
    if (!tells) return;
    const heard = new Audio(sound);
    heard.playbackRate = rate;
    speaking.current = true;
    return playAloud(heard, () => {
      speaking.current = false;
    });
  }, [tells, sound, rate, speaking]);

  useEffect(() => {
    if (!speaks) return;
    speaking.current = true;
    return readAloud(texts, {
      voice,
      rate: chosenRate() * rate,
      onEnd: () => {
        speaking.current = false;
      },
    });
  }, [speaks, texts, rate, voice, speaking]);

  return {
    available: voice !== null || told,
    on,
    toggle: () => {
      chooseUnasked(!on);
      setChosen(!on);
    },
  };
};
