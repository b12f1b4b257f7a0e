import { useCallback, useState } from 'react';
import { useSession } from '#lib/session.tsx';
import { useFocusedWork } from '#ui/focused.ts';
import type { Entry, Lesson } from '../lesson.api.ts';

/**
 * Whether this entry fills the screen. A quiz does from the start, for who is here to learn: teachers and parents come to
 * look and to assign. Whatever plays or asks may fill it later, and can be left; the page of the lesson is behind it.
 */
export const useLessonFocus = (id: string, shown: Lesson | Entry | null) => {
  const { user } = useSession();
  const [chosen, setChosen] = useState<{ id: string; on: boolean } | null>(null);
  const isWritten = shown !== null && ('content' in shown ? shown.content !== null : shown.written);
  const isAdult = user !== null && user.role !== 'learner';
  const focused = chosen?.id === id ? chosen.on : shown?.type === 'quiz' && isWritten && !isAdult;
  useFocusedWork(focused);
  const setFocused = useCallback((on: boolean) => setChosen({ id, on }), [id]);
  return { focused, setFocused };
};
