import { useEffect, useState } from 'react';
import * as paths from '#lib/paths.ts';
import { useLocation, useNavigate } from '#routing/index.ts';

/**
 * Whether the link here asked to play. Removed from the history state, so that reload and Back do not play.
 */
export const useStartsNow = (id: string): boolean => {
  const navigate = useNavigate();
  const { startsNow, ...rest } = (useLocation().state ?? {}) as { startsNow?: unknown };
  const [startsId, setStartsId] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each arrival
  useEffect(() => {
    if (startsNow !== true) return;
    setStartsId(id);
    navigate(paths.lesson(id), { replace: true, state: rest });
  }, [id, startsNow]);
  return startsId === id;
};
