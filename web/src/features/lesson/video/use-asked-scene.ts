import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { timeScenes } from '@afrolearn/learning/lessons/timing.ts';
import { useMemo } from 'react';
import type { Place } from '#lesson-kit/player/index.ts';
import { useSearchParams } from '#routing/index.ts';

/** The scene that the address asks for, as `?scene=6`; null without one, or where the lesson has no such scene. */
export const useAskedScene = ({ scenes, gradeId, level }: Lesson): Place | null => {
  const [search] = useSearchParams();
  const asked = search.get('scene') ?? '';
  return useMemo(() => {
    const start = /^\d{1,3}$/.test(asked)
      ? timeScenes(scenes, gradeId ?? level)[Number(asked) - 1]?.start
      : undefined;
    return start === undefined ? null : { at: start, answered: [], looked: {} };
  }, [asked, scenes, gradeId, level]);
};
