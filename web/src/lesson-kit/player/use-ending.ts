import { isWatched, skippedScenes } from '@afrolearn/learning/lessons/watching.ts';
import { useEffect, useRef } from 'react';
import type { PlaybackAct } from './playback-state.ts';
import type { Playback } from './use-playback.ts';

/** How it was when the last scene was over. */
export type Ending = {
  /** Most of the scenes were on the stage; not so for whoever only went to the end. */
  watched: boolean;
  /** How many were not. */
  skipped: number;
  /** Plays on from the first that was not. */
  watchSkipped: () => void;
};

/** Tells each end once, and what was skipped on the way to it. */
export const useEnding = (
  { film, shown, ended }: Playback,
  goOn: (...acts: readonly PlaybackAct[]) => void,
  onEnded: ((end: Ending) => void) | undefined,
): Ending => {
  const scenes = film.times.length;
  const skipped = skippedScenes(shown, scenes);
  const first = film.times[skipped[0] ?? 0]?.start ?? 0;
  const end: Ending = {
    watched: isWatched(shown, scenes),
    skipped: skipped.length,
    watchSkipped: () => goOn({ type: 'seek', to: first }, { type: 'play' }),
  };
  const tell = useRef(() => onEnded?.(end));
  tell.current = () => onEnded?.(end);
  useEffect(() => {
    if (ended) tell.current();
  }, [ended]);
  return end;
};
