import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PlayerHandle } from '#lesson-kit/player/index.ts';

const typing = 'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable="true"]';

type Acts = Readonly<Record<string, () => void>>;

/** The player has its own full screen; other content uses the browser's. */
export const toggleFullScreen = (
  { current: player }: RefObject<PlayerHandle | null>,
  { current: media }: RefObject<HTMLElement | null>,
) => {
  if (player !== null) return player.toggleFullscreen();
  const done = document.fullscreenElement ? document.exitFullscreen?.() : media?.requestFullscreen?.();
  done?.catch(() => undefined);
};

/** Single-key shortcuts, except in a field (spec 1 §2.7: k next, j previous, f full screen). */
export const useLessonKeys = (acts: Acts) => {
  const current = useRef(acts);
  // In a layout effect, so that an immediate key press applies to the current lesson.
  useLayoutEffect(() => {
    current.current = acts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (target instanceof Element && target.closest(typing) !== null) return;
      if (document.querySelector('dialog[open], [role="menu"]') !== null) return;
      current.current[event.key.toLowerCase()]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
