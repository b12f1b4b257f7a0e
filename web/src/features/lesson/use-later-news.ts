import type { EventResult } from '@afrolearn/contract/events.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { isUnsaved, onUnsaved } from '#offline/unsaved/unsaved.ts';
import { onResults } from '#offline/use-record.ts';
import type { Piece } from './work-outcome.ts';

/**
 * Follows a piece of work while the page is open: the server's results by event id, and whether work that was neither
 * stored nor sent has been saved since. `hear` is called at every change.
 */
export const useLaterNews = (latest: RefObject<Piece | null>, hear: () => void) => {
  const results = useRef(new Map<string, EventResult>());
  useEffect(
    () =>
      onResults((received) => {
        for (const result of received) results.current.set(result.id, result);
        hear();
      }),
    [hear],
  );
  useEffect(
    () =>
      onUnsaved(() => {
        const { current: piece } = latest;
        if (piece?.safe !== false || isUnsaved(piece.id)) return;
        piece.safe = true;
        hear();
      }),
    [latest, hear],
  );
  return results.current;
};
