import type { Say } from '@afrolearn/learning/languages/sentence.ts';
import { BookOpenText, CircleHelp, Play } from 'lucide-react';
import type { courses } from '#messages/courses/en.ts';
import type { Entry } from './lesson.api.ts';

export const kindIcons = { video: Play, reading: BookOpenText, quiz: CircleHelp } as const;

/** 'Video · 3 min' or 'Quiz · 10 questions' (spec 1 §2.7). */
export const subtitleOf = (
  say: Say<(typeof courses)['texts']>,
  { type, duration, questions }: Pick<Entry, 'type' | 'duration' | 'questions'>,
): string => {
  if (type === 'quiz') return say('quizQuestions', { count: questions ?? 10 });
  return say(type === 'video' ? 'videoTime' : 'readingTime', { time: duration ?? '' });
};
