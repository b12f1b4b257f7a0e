import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { useCallback } from 'react';
import type { Place } from '#lesson-kit/player/index.ts';
import { useLeftPlace } from './use-left-place.ts';

/** `scene` is for lists, which do not know the scenes' lengths. */
type KeptPlace = Place & { count: number; scene?: number };

/** An outdated or broken position starts at the beginning. */
const placeFrom = (kept: unknown, { scenes }: Lesson): KeptPlace | null => {
  const { at, answered, looked, count } = (kept ?? {}) as Partial<KeptPlace>;
  const isOurs = typeof at === 'number' && Array.isArray(answered) && typeof looked === 'object';
  return isOurs && looked !== null && count === scenes.length ? { at, answered, looked, count } : null;
};

/** The saved position in this lesson. */
export const useKeptPlace = (content: Lesson) => {
  const { id, scenes } = content;
  const { from, keep: keepPlace } = useLeftPlace(id, (kept) => placeFrom(kept, content));
  const keep = useCallback(
    (place: Place | null, scene: number) =>
      keepPlace(place === null ? null : { ...place, count: scenes.length, scene: scene + 1 }),
    [keepPlace, scenes],
  );
  return { from, keep };
};
