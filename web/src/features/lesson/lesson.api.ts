import type { Reply } from '@afrolearn/contract';
import type { LessonContent } from '@afrolearn/contract/lesson-content.ts';
import { call } from '#lib/call.ts';

export type Lesson = Reply<'GET /lesson/:id'>;
export type Unit = Reply<'GET /unit/:id'>;
export type Entry = Unit['items'][number];
export type { LessonContent };

export const generateContent = ({ id, title, unitTitle, subject, grade }: Lesson) =>
  call('POST /lesson-content/generate', {
    body: { lessonId: id, lessonTitle: title, unitTitle, subject, ...(grade === null ? {} : { grade }) },
  });
