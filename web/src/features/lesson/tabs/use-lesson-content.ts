import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson as texts } from '#messages/en/lesson.ts';
import { generateContent, type Lesson, type LessonContent } from '../lesson.api.ts';
import { keepContent, keptContent } from './kept-content.ts';

export type LoadedContent = {
  /** Null while it loads. */
  content: LessonContent | null;
  /** What went wrong; then the content is a stand-in (spec 1 §8). */
  error: string | null;
};

const messageOf = (error: unknown) =>
  error instanceof Error && error.message !== 'network' ? error.message : '';

/** The texts around a lesson: from this device while they are fresh, else from the server. */
export const useLessonContent = (lesson: Lesson): LoadedContent => {
  const say = useText(texts);
  const [loaded, setLoaded] = useState<LoadedContent>(() => ({
    content: keptContent(lesson, Date.now()),
    error: null,
  }));
  const isMissing = loaded.content === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each lesson and version
  useEffect(() => {
    if (!isMissing) return;
    let current = true;
    const failed = (error: string) =>
      current &&
      setLoaded({
        error: error || say('contentFailed'),
        content: {
          overview: say('standInOverview', { title: lesson.title, unit: lesson.unitTitle }),
          objectives: [say('standInObjective', { title: lesson.title })],
          keyTerms: [],
          explore: say('standInExplore'),
          transcript: [],
          resources: [],
          version: 'stand-in',
        },
      });
    generateContent(lesson).then(
      ({ success, content, error }) => {
        if (!success || content === null) return failed(error ?? '');
        keepContent(lesson.id, content, Date.now());
        if (current) setLoaded({ content, error: null });
      },
      (error: unknown) => failed(messageOf(error)),
    );
    return () => {
      current = false;
    };
  }, [lesson.id, lesson.version]);
  return loaded;
};
