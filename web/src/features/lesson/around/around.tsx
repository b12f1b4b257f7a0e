/** The surroundings of a lesson, which a full-screen quiz hides and loads later. */
import { type ReactNode, useEffect } from 'react';
import { lazyPart, useCome } from '#lib/lazy.tsx';

export const LessonList = lazyPart(async () => (await import('./lesson-list.tsx')).LessonList);
export const LessonTabs = lazyPart(async () => (await import('../tabs/lesson-tabs.tsx')).LessonTabs);
export const PracticeLinks = lazyPart(async () => (await import('./practice-links.tsx')).PracticeLinks);

const all = [LessonList, LessonTabs, PracticeLinks];

const Whole = lazyPart(async () => {
  await Promise.all(all.map((part) => part.load()));
  return ({ children }: { children: ReactNode }) => children;
});

/* Loads the lesson page behind a quiz, so that leaving works offline. */
const WhenQuiet = () => {
  useEffect(() => {
    const timer = setTimeout(Whole.preload, 5000);
    return () => clearTimeout(timer);
  }, []);
  return null;
};

/** A quiz does not wait for its surroundings; other lessons render completely. */
export const Around = ({ isQuiz, children }: { isQuiz: boolean; children: ReactNode }) =>
  isQuiz ? (
    <>
      <WhenQuiet />
      {children}
    </>
  ) : (
    <Whole>{children}</Whole>
  );

/** A part with lower priority: the page does not wait for it. */
export const Part = ({ children }: { children: ReactNode }) => useCome(Whole) && children;
