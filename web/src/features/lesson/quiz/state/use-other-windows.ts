import { type RefObject, useCallback, useEffect, useRef } from 'react';

const channelName = 'afrolearn quiz';

/** Calls `look` when this tab is seen again, because another tab may have gone on with the same quiz. */
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
 * Calls `look` when another window may have stored a step of `subject`: when this one is seen again, and at once where
 * two windows stand side by side, which is no event of focus. Returns what announces a step of this window.
 */
export const useOtherWindows = (subject: string | null, look: () => void): (() => void) => {
  const latest = useRef(look);
  latest.current = look;
  useSeenAgain(latest);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    // Browsers without it look when the window is seen again.
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
