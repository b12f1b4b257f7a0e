import { useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { lesson as texts } from '#messages/lesson/en.ts';
import { generateContent, type Lesson, type LessonContent } from '../lesson.api.ts';
import { keepContent, keptContent } from './kept-content.ts';

type Content = {
  /** Null while it loads. */
  content: LessonContent | null;
  /** Set after a failure, with the server's message if any; then the content is a placeholder (spec 1 §8). */
  error: { said: string | null } | null;
};
export type LoadedContent = Content & { retry: () => void };

const fetchContent = async (lesson: Lesson): Promise<LessonContent> => {
  const { success, content, error } = await generateContent(lesson);
  if (!success || content === null) throw new CallError({ status: 200, code: 'server/failed', said: error });
  keepContent(lesson.id, content, Date.now());
  return content;
};

/** The texts around a lesson: cached while fresh, else from the server. */
export const useLessonContent = (lesson: Lesson): LoadedContent => {
  const say = useText(texts);
  const [kept] = useState(() => keptContent(lesson, Date.now()));
  const question = kept === null ? `content ${lesson.id} ${lesson.version}` : null;
  const { state, data, failure, retry } = useAnswer(question, () => fetchContent(lesson), { endsOn: [] });
  const found = kept ?? data;
  if (found !== null || state === 'loading') return { content: found, error: null, retry };
  const content = {
    overview: say('standInOverview', { title: lesson.title, unit: lesson.unitTitle }),
    objectives: [say('standInObjective', { title: lesson.title })],
    keyTerms: [],
    explore: say('standInExplore'),
    transcript: [],
    resources: [],
    version: 'stand-in',
  };
  return { content, error: { said: failure?.said ?? null }, retry };
};
