import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { useCallback } from 'react';
import type { Place } from '#lesson-kit/player/index.ts';
import { useLeftPlace } from './use-left-place.ts';

/** `scene` is for lists, which do not know how long the scenes are. */
type KeptPlace = Place & { count: number; scene?: number };

/** What was kept may be of an older version of the lesson, or broken: then it begins at its start. */
const placeFrom = (kept: unknown, { scenes }: Lesson): KeptPlace | null => {
  const { at, answered, looked, count } = (kept ?? {}) as Partial<KeptPlace>;
  const isOurs = typeof at === 'number' && Array.isArray(answered) && typeof looked === 'object';
  return isOurs && looked !== null && count === scenes.length ? { at, answered, looked, count } : null;
};

/** Where this learner left this explainer. */
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
