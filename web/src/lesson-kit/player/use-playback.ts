import type { Scene } from '@afrolearn/learning/lessons/lesson.ts';
import { type Audience, timeScenes } from '@afrolearn/learning/lessons/timing.ts';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { atStart, type Film, isWaiting, nextPlayback, sceneAt, shownScenes } from './playback-state.ts';

const tickMs = 100;
/** Silent readers count at the player's fastest speed. */
const readingRate = 1.5;
const lookMs = 500;

/** The lesson's clock. It pauses while the page is hidden. */
export const usePlayback = (scenes: readonly Scene[], audience: Audience, startsNow: boolean) => {
  const film = useMemo<Film>(
    () => ({
      times: timeScenes(scenes, audience),
      asks: scenes.map(({ visual }) => visual.kind === 'question' || visual.kind === 'touch'),
    }),
    [scenes, audience],
  );
  const reduce = useMemo(() => nextPlayback(film), [film]);
  const [state, act] = useReducer(reduce, { ...atStart, playing: startsNow });
  const [rate, setRate] = useState(1);
  const speaking = useRef(false);

  useEffect(() => {
    if (!state.playing) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      act({ type: 'tick', seconds: ((now - last) / 1000) * rate, hold: speaking.current });
      last = now;
    }, tickMs);
    return () => clearInterval(timer);
  }, [state.playing, rate]);

  // Before the start, the first picture is only a cover.
  const begun = useRef(startsNow);
  if (state.playing || state.at > 0 || state.stepped) begun.current = true;
  const stands = begun.current && !state.playing && !state.ended;
  const isSeen = shownScenes(film, state).includes(sceneAt(film, state.at));
  useEffect(() => {
    if (!stands || isSeen) return;
    const timer = setInterval(() => {
      if (!document.hidden) act({ type: 'look', seconds: (lookMs / 1000) * readingRate });
    }, lookMs);
    return () => clearInterval(timer);
  }, [stands, isSeen]);

  useEffect(() => {
    const hide = () => document.hidden && act({ type: 'pause' });
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);

  const scene = sceneAt(film, state.at);
  const { start = 0, end = 1 } = film.times[scene] ?? {};
  return {
    ...state,
    act,
    film,
    scene,
    /** Seconds in the scene. */
    since: state.at - start,
    /** The elapsed share of the scene, from 0 to 1. */
    share: Math.min(1, (state.at - start) / (end - start)),
    waiting: isWaiting(film, state),
    rate,
    setRate,
    speaking,
  };
};

export type Playback = ReturnType<typeof usePlayback>;
