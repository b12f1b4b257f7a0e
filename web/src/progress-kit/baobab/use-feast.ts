import { useState } from 'react';
import { useBadgeName } from './badge-name.ts';
import type { Brought } from './brought.ts';
import type { FeastMark } from './feast-land.tsx';

/** Shows the growth first, then one badge per tap. */
export const useFeast = (brought: Brought | null) => {
  const nameOf = useBadgeName();
  const [landed, setLanded] = useState(0);
  const won = brought?.won ?? [];
  const badge = won[landed - 1] ?? null;
  const thing = brought?.grown[0];
  const grew: FeastMark | null = thing === undefined ? null : { thing };
  const mark: FeastMark | null = badge === null ? grew : { badge, name: nameOf(badge) };
  return {
    mark,
    badge: badge === null ? null : { ...badge, name: nameOf(badge) },
    isFirst: landed === 1 && brought?.isFirst === true,
    waiting: Math.max(0, won.length - landed),
    land: () => setLanded(landed + 1),
  };
};
