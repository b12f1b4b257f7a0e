import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { useCallback, useEffect, useState } from 'react';
import type { Place } from '#lesson-kit/player/index.ts';
import { later } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';

const loadKept = later(() => import('#offline/kept-place.ts'));

/** What a device kept may be of an older version of the lesson, or broken: then it begins at its start. */
const placeFrom = (kept: unknown, { scenes }: Lesson): Place | null => {
  const { at, answered, looked, count } = (kept ?? {}) as Partial<Place & { count: number }>;
  const isOurs = typeof at === 'number' && Array.isArray(answered) && typeof looked === 'object';
  return isOurs && looked !== null && count === scenes.length ? { at, answered, looked } : null;
};

/** Where this learner left this explainer on this device. Guests and teachers keep nothing. */
export const useKeptPlace = (content: Lesson) => {
  const { user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  const [from, setFrom] = useState<Place | null>(null);
  const { id, scenes } = content;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each learner and lesson
  useEffect(() => {
    if (owner === null) return;
    let current = true;
    loadKept()
      .then(({ keptPlace }) => keptPlace(owner, id))
      .then((kept) => current && setFrom(placeFrom(kept, content)))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [owner, id]);

  const keep = useCallback(
    (place: Place | null) => {
      if (owner === null) return;
      loadKept()
        .then(({ keepPlace, dropPlace }) =>
          place === null ? dropPlace(owner, id) : keepPlace(owner, id, { ...place, count: scenes.length }),
        )
        .catch(() => undefined);
    },
    [owner, id, scenes],
  );
  return { from, keep };
};
