import { type RefObject, useCallback, useEffect, useRef } from 'react';

const channelName = 'afrolearn quiz';

/** Calls `look` when this tab becomes visible, because another tab may have continued the same quiz. */
const useSeenAgain = (look: RefObject<() => void>): void => {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState !== 'hidden') look.current();
    };
    document.addEventListener('visibilitychange', seen);
    globalThis.addEventListener('pageshow', seen);
    globalThis.addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      globalThis.removeEventListener('pageshow', seen);
      globalThis.removeEventListener('focus', seen);
    };
  }, [look]);
};

/**
 * Calls `look` when another window may have stored a step of `subject`: when this window gets the focus, and, for
 * windows side by side, which fire no focus event, at once by a BroadcastChannel. Returns a function that announces a
 * step of this window.
 */
export const useOtherWindows = (subject: string | null, look: () => void): (() => void) => {
  const latest = useRef(look);
  latest.current = look;
  useSeenAgain(latest);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    // Browsers without BroadcastChannel look when the window gets the focus.
    if (subject === null || typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(channelName);
    opened.onmessage = ({ data }) => {
      if (data === subject) latest.current();
    };
    channel.current = opened;
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [subject]);
  return useCallback(() => channel.current?.postMessage(subject), [subject]);
};
