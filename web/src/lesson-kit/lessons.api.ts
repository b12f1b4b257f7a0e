import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';
import { lessons } from '#messages/lessons/en.ts';

type Problem = keyof typeof lessons.texts;

/** A failed call of the lessons service: the documented text, with the server's message as its cause. */
export class LessonsError extends Error {
  declare readonly problem: Problem;
  constructor(problem: Problem, cause: unknown) {
    super(lessons.texts[problem]);
    this.problem = problem;
    // Assigned, because browsers of 2021 ignore the option of `super`.
    this.cause = cause;
  }
}

const orElse = async <T>(asked: Promise<T>, problem: Problem): Promise<T> => {
  try {
    return await asked;
  } catch (cause) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged; the text names nobody (spec 1 §8)
    console.error(lessons.texts[problem]);
    throw new LessonsError(problem, cause);
  }
};

const askForList = (
  subject: string | number,
  grade: string | number | null,
  more: { from?: 'school' } = {},
) => call('GET /lessons', { query: { subject, ...(grade === null ? {} : { grade }), ...more } });

/** Subject and grade by name or id; in a list `content` is null. */
export const lessonsOf = (subject: string | number, grade: string | number | null) =>
  orElse(askForList(subject, grade), 'listFailed');

/** The school's lessons beside a unit that works without them: failures are silent. */
export const lessonsBeside = (subject: number, grade: number | null) =>
  askForList(subject, grade, { from: 'school' });

export const lessonOf = (id: string) => orElse(call('GET /lessons/:id', { params: { id } }), 'oneFailed');

export const createLesson = (lesson: Ask<'POST /lessons'>['body']) =>
  orElse(call('POST /lessons', { body: lesson }), 'createFailed');

export const updateLesson = (id: string, lesson: Ask<'PUT /lessons/:id'>['body']) =>
  orElse(call('PUT /lessons/:id', { params: { id }, body: lesson }), 'updateFailed');

export const deleteLesson = (id: string) =>
  orElse(call('DELETE /lessons/:id', { params: { id } }), 'deleteFailed');

export const restoreLesson = (id: string) =>
  orElse(call('POST /lessons/:id/restore', { params: { id } }), 'updateFailed');

export const addVideo = (id: string, video: Blob) =>
  orElse(call('POST /lessons/:id/video', { params: { id }, file: { video } }), 'updateFailed');
