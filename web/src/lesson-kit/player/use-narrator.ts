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
  /** URLs of the recordings, and the current scene. */
  sounds: ReadonlyMap<number, string> | undefined;
  place: number;
};

/** The spoken text of a scene; for young children with its question and options. */
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

/** Plays the teacher's recording, or reads the caption aloud. `usually`: on by default for young children. */
export const useNarrator = ({ scene, playing, rate, speaking, sounds, place }: Speech, usually: boolean) => {
  const wordsOf = useTurnWords();
  const texts = useMemo(() => spokenIn(scene, usually, wordsOf), [scene, usually, wordsOf]);
  // The lessons are written in English.
  const voice = useVoice('en');
  const sound = sounds?.get(place) ?? null;
  const told = sounds !== undefined && sounds.size > 0;
  // Recordings load later: until the learner chooses, they play.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const on = chosen ?? readsUnasked(usually || told);
  const tells = sound !== null && on && playing;
  const speaks = sound === null && voice !== null && on && playing;

  // The teacher's recording takes precedence over the device's voice.
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
