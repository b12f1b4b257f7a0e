import type { KeyTerm, Scene } from '@afrolearn/learning/lessons/lesson.ts';
import { useMemo } from 'react';
import { revealTimes } from './parts-of.ts';

/** Data of a player's caption: its longest text, the key terms, and when parts of a scene appear. */
export const useWords = (
  scenes: readonly Scene[],
  scene: Scene | undefined,
  keyTerms: readonly KeyTerm[],
) => {
  const longest = useMemo(
    () => scenes.reduce((most, { narration: text }) => (text.length > most.length ? text : most), ''),
    [scenes],
  );
  const times = useMemo(() => (scene ? revealTimes(scene.visual, scene.narration) : []), [scene]);
  const terms = useMemo(() => keyTerms.map(({ term }) => term), [keyTerms]);
  return { longest, times, terms };
};
