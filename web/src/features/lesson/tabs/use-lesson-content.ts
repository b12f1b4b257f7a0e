import { useCallback, useEffect, useState } from 'react';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { lesson as texts } from '#messages/lesson/en.ts';
import { generateContent, type Lesson, type LessonContent } from '../lesson.api.ts';
import { keepContent, keptContent } from './kept-content.ts';

type Content = {
  /** Null while it loads. */
  content: LessonContent | null;
  /** That it failed, with the server's words if it had any; then the content is a stand-in (spec 1 §8). */
  error: { said: string | null } | null;
};
export type LoadedContent = Content & { retry: () => void };

/** The texts around a lesson: from this device while they are fresh, else from the server. */
export const useLessonContent = (lesson: Lesson): LoadedContent => {
  const say = useText(texts);
  const [loaded, setLoaded] = useState<Content>(() => ({
    content: keptContent(lesson, Date.now()),
    error: null,
  }));
  const [tries, setTries] = useState(0);
  const isMissing = loaded.content === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each lesson, version and try
  useEffect(() => {
    if (!isMissing) return;
    let current = true;
    const failed = (said: string | null) =>
      current &&
      setLoaded({
        error: { said },
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
        if (!success || content === null) return failed(error);
        keepContent(lesson.id, content, Date.now());
        if (current) setLoaded({ content, error: null });
      },
      (error: unknown) => failed(error instanceof CallError ? error.said : null),
    );
    return () => {
      current = false;
    };
  }, [lesson.id, lesson.version, tries]);
  const retry = useCallback(() => {
    setLoaded({ content: null, error: null });
    setTries((now) => now + 1);
  }, []);
  return { ...loaded, retry };
};
