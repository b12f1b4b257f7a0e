import { useEffect, useRef } from 'react';
import type { Place } from './playback-state.ts';
import type { EndingNow } from './use-ending.ts';
import type { Playback } from './use-playback.ts';

/**
 * Resumes a saved position, and reports the position at each scene, answer and pause, not at every tick,
 * which would write ten times a second. Null when the lesson was watched to its end.
 */
export const usePlace = (
  playback: Playback,
  { watched, behind, first }: EndingNow,
  from: Place | null,
  plays: boolean,
  onPlace: ((place: Place | null, scene: number) => void) | undefined,
): void => {
  const { act, scene, playing, ended, answered } = playback;
  useEffect(() => {
    if (from !== null) act({ type: 'resume', from, plays });
  }, [from, plays, act]);
  const tell = useRef(() => {});
  tell.current = () => {
    const { at, looked } = playback;
    // After skipping to the end, resumes at the skipped part.
    const place = { at: ended ? first : at, answered, looked, ...(behind > 0 && { skipped: behind }) };
    if (at > 0) onPlace?.(ended && watched ? null : place, scene);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports only when one of these changes
  useEffect(() => tell.current(), [scene, playing, ended, answered]);
};
