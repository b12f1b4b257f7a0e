import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import type { PlaybackAct } from './playback-state.ts';
import type { PlayerFocus } from './player-top.tsx';

export type PlayerHandle = { seek: (seconds: number) => void; toggleFullscreen: () => void };

type Inside = {
  act: (act: PlaybackAct) => void;
  box: RefObject<HTMLElement | null>;
  toggleFullscreen: () => void;
};

/** The handle for the page around a player. */
export const usePlayerHandle = (
  ref: Ref<PlayerHandle> | undefined,
  { act, box, toggleFullscreen }: Inside,
): void =>
  useImperativeHandle(
    ref,
    () => ({
      seek: (to) => {
        act({ type: 'seek', to });
        // Called from elsewhere in the page, so it scrolls to the player.
        bringIntoView(box.current);
      },
      toggleFullscreen,
    }),
    [act, box, toggleFullscreen],
  );

/** Playing requests full screen, or scrolls into view. */
export const useEntering = (
  playing: boolean,
  box: RefObject<HTMLElement | null>,
  focus: PlayerFocus | undefined,
): void => {
  const enter = useRef(focus?.onEnter);
  enter.current = focus?.onEnter;
  useEffect(() => {
    if (!playing) return;
    enter.current?.();
    bringIntoView(box.current);
  }, [playing, box]);
};
