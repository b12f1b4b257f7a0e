import { type Beat, beatStarts, beatWords } from '@afrolearn/learning/lessons/beats.ts';
import { countWords } from '@afrolearn/learning/lessons/words.ts';
import { useMemo, useRef } from 'react';
import { useLit } from '#listen/spoken.tsx';
import type { Moment } from './scene-clock.ts';

/**
 * The start of each beat in seconds of its scene: when the voice reports the word, else by the share of words
 * before it.
 */
export const useBeatTimes = (
  beats: readonly Beat[],
  moment: Moment,
  now: () => number,
): readonly number[] => {
  const { narration, audience } = moment;
  const planned = useMemo(() => beatStarts(beats, narration, audience), [beats, narration, audience]);
  const words = useMemo(() => beatWords(beats, narration), [beats, narration]);
  const heard = useRef<(number | undefined)[]>([]);
  const tellsWords = useRef(false);
  const lit = useLit(narration);
  if (lit !== null) {
    // A voice without word events highlights the whole sentence.
    if (!/\s/.test(narration.slice(lit.from, lit.to).trim())) tellsWords.current = true;
    const said = countWords(narration.slice(0, lit.from));
    for (const [index, word] of words.entries()) {
      if (word >= 0 && word <= said) heard.current[index] ??= now();
    }
  }
  const listens = lit !== null && tellsWords.current;
  return planned.map((start, index) => {
    const at = heard.current[index];
    return listens ? (at ?? Number.POSITIVE_INFINITY) : Math.min(start, at ?? start);
  });
};
