/** What stands around a lesson, and is not seen while a quiz fills the screen: then it comes when the quiz is there. */
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

/* Whoever leaves a quiz finds the page of the lesson, also without a network. */
const WhenQuiet = () => {
  useEffect(() => {
    const timer = setTimeout(Whole.preload, 5000);
    return () => clearTimeout(timer);
  }, []);
  return null;
};

/** A quiz does not wait for what is around it; every other lesson is drawn whole. */
export const Around = ({ isQuiz, children }: { isQuiz: boolean; children: ReactNode }) =>
  isQuiz ? (
    <>
      <WhenQuiet />
      {children}
    </>
  ) : (
    <Whole>{children}</Whole>
  );

/** A part of it that may have to come first: the page goes on without it. */
export const Part = ({ children }: { children: ReactNode }) => useCome(Whole) && children;
