import { expect, test } from 'vitest';
import { contentReply, lessonReply, videoLesson } from '#testing/lessons.ts';
import type { Lesson } from '../lesson.api.ts';
import { keepContent, keptContent } from './kept-content.ts';

const now = Date.UTC(2026, 2, 9);

test('what the server said of an unwritten lesson is not shown in a language that was left', () => {
  const unwritten = { ...lessonReply('u7-l1', videoLesson), version: null } as unknown as Lesson;
  const shown = (language: string) => {
    localStorage.setItem('afl_language', language);
    return keptContent(unwritten, now)?.version ?? null;
  };
  keepContent('u7-l1', contentReply('unit-0123456789abcdef.sw'), now);
  expect([shown('sw'), shown('fr'), shown('en')]).toEqual(['unit-0123456789abcdef.sw', null, null]);
  keepContent('u7-l1', contentReply('unit-0123456789abcdef'), now);
  expect([shown('sw'), shown('en')]).toEqual([null, 'unit-0123456789abcdef']);
});
