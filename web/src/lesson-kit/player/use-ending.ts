import { isWatched, skippedScenes } from '@afrolearn/learning/lessons/watching.ts';
import { useEffect, useRef } from 'react';
import { type PlaybackAct, shownScenes } from './playback-state.ts';
import type { Playback } from './use-playback.ts';

/** The state at the end of the last scene. */
export type Ending = {
  /** Every scene was shown long enough and every question answered; false after skipping. */
  watched: boolean;
  /** The number of skipped scenes. */
  skipped: number;
  /** Continues from the first skipped scene. */
  watchSkipped: () => void;
  /** Starts again. */
  again: () => void;
};

/** `behind`: the number of skipped scenes before the current one. `first`: the start time of the first. */
export type EndingNow = Ending & { behind: number; first: number };

/** Reports each end once, with the skipped scenes. */
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
