import { isWatched, skippedScenes } from '@afrolearn/learning/lessons/watching.ts';
import { useEffect, useRef } from 'react';
import { type PlaybackAct, shownScenes } from './playback-state.ts';
import type { Playback } from './use-playback.ts';

/** How the lesson stood when the last scene was over. */
export type Ending = {
  /** Every scene was shown for its time and every question answered; not so for whoever skipped forward. */
  watched: boolean;
  /** How many were not. */
  skipped: number;
  /** Plays on from the first scene that was skipped. */
  watchSkipped: () => void;
  /** Plays it again from its beginning. */
  again: () => void;
};

/** `behind`: how many of the skipped scenes lie behind the one that is there now. `first`: when the first of them begins. */
export type EndingNow = Ending & { behind: number; first: number };

/** Reports each end once, with what was skipped before it. */
export const useEnding = (
  playback: Playback,
  goOn: (...acts: readonly PlaybackAct[]) => void,
  onEnded: ((end: Ending) => void) | undefined,
): EndingNow => {
  const { film, ended, scene } = playback;
  const scenes = film.times.length;
  const shown = shownScenes(film, playback);
  const skipped = skippedScenes(shown, scenes);
  const first = film.times[skipped[0] ?? 0]?.start ?? 0;
  const end: EndingNow = {
    watched: isWatched(shown, scenes),
    skipped: skipped.length,
    first,
    behind: skipped.filter((one) => ended || one < scene).length,
    watchSkipped: () => goOn({ type: 'seek', to: first }, { type: 'play' }),
    again: () => goOn({ type: 'seek', to: 0 }, { type: 'play' }),
  };
  const tell = useRef(() => onEnded?.(end));
  tell.current = () => onEnded?.(end);
  useEffect(() => {
    if (ended) tell.current();
  }, [ended]);
  return end;
};
