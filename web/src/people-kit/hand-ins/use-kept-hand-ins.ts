import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#lib/session.tsx';
import {
  type HandInNews,
  handInsChanged,
  type KeptHandIn,
  keptHandIns,
  startHandIns,
} from './kept-hand-ins.ts';

/** One's own unsent work; null until loaded. Sent while the page is open. */
export const useKeptHandIns = (onNews: (news: HandInNews) => void): readonly KeptHandIn[] | null => {
  const owner = useSession().user?.id ?? 0;
  const [kept, setKept] = useState<readonly KeptHandIn[] | null>(null);
  const hear = useEffectEvent(onNews);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const found = await keptHandIns(owner);
      if (isHere) setKept(found);
    };
    const changed = (event: Event) => {
      hear((event as CustomEvent<HandInNews>).detail);
      void look();
    };
    globalThis.addEventListener(handInsChanged, changed);
    void look();
    const stop = startHandIns(owner);
    return () => {
      isHere = false;
      globalThis.removeEventListener(handInsChanged, changed);
      stop();
    };
  }, [owner]);
  return kept;
};
