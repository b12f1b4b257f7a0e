import { useCallback, useState } from 'react';
import { useSession } from '#lib/session.tsx';
import { useFocusedWork } from '#ui/focused.ts';
import type { Entry, Lesson } from '../lesson.api.ts';

/**
 * Whether the entry fills the screen. A quiz starts so for learners, but not for teachers and parents, who
 * look and assign. Other entries may switch; the lesson page is behind.
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
