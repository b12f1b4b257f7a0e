import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '#lib/call.ts';
import { noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import {
  addVideo,
  createLesson,
  deleteLesson,
  LessonsError,
  lessonOf,
  lessonsOf,
  restoreLesson,
  updateLesson,
} from './lessons.api.ts';

const listed = {
  id: 't1',
  title: 'Our soil',
  subject: 'Science',
  grade: 'Primary 4',
  unitId: null,
  type: 'reading' as const,
  content: null,
  url: null,
  questions: null,
  version: 1,
  visibility: 'class' as const,
};
const whole = { ...listed, content: 'Soil is alive.', questions: [] };
const form = { title: 'Our soil', type: 'reading' as const, subject: 'Science', grade: 'Primary 4' };

const logged: string[] = [];
const expectLogs = () =>
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    logged.push(words.join(' '));
  });
afterEach(() => {
  logged.length = 0;
});

test('spec 1 §7: the calls of the lessons service, and what each answers', async () => {
  const asked = serverAnswers({
    'GET /lessons': () => replied('GET /lessons', [listed]),
    'GET /lessons/:id': () => replied('GET /lessons/:id', whole),
    'POST /lessons': () => replied('POST /lessons', whole),
    'PUT /lessons/:id': () => replied('PUT /lessons/:id', { ...whole, version: 2 }),
    'DELETE /lessons/:id': () => replied('DELETE /lessons/:id', true),
    'POST /lessons/:id/restore': () => replied('POST /lessons/:id/restore', whole),
    'POST /lessons/:id/video': () => replied('POST /lessons/:id/video', whole),
  });
  expect(await lessonsOf('Science', 'Primary 4')).toEqual([listed]);
  expect(await lessonsOf('Money Smart', null)).toEqual([listed]);
  expect(await lessonOf('t1')).toEqual(whole);
  expect(await createLesson(form)).toEqual(whole);
  expect(await updateLesson('t1', { ...form, version: 1 })).toMatchObject({ version: 2 });
  expect(await deleteLesson('t1')).toBe(true);
  expect(await restoreLesson('t1')).toEqual(whole);
  await addVideo('t1', new Blob(['film']));
  expect(asked.map(({ name, path }) => path ?? name)).toEqual([
    'GET /lessons',
    'GET /lessons',
    '/api/lessons/t1',
    'POST /lessons',
    '/api/lessons/t1',
    '/api/lessons/t1',
    '/api/lessons/t1/restore',
    '/api/lessons/t1/video',
  ]);
  expect(asked[4]?.body).toEqual({ ...form, version: 1 });
});

const acts = {
  'Failed to fetch lessons': () => lessonsOf('Science', 'Primary 4'),
  'Failed to fetch lesson': () => lessonOf('t1'),
  'Failed to create lesson': () => createLesson(form),
  'Failed to update lesson': () => updateLesson('t1', form),
  'Failed to delete lesson': () => deleteLesson('t1'),
} as const;

const failures = {
  'a refusal': () => refused('access/not-found'),
  'a failure without a word': () => wordless(),
  'no network': noNetwork,
} as const;

test.each(
  Object.entries(acts).flatMap(([text, act]) =>
    Object.entries(failures).map(([kind, answer]) => [text, kind, act, answer] as const),
  ),
)("spec 1 §8: '%s' is thrown and logged after %s", async (text, _, act, answer) => {
  expectLogs();
  serverAnswers({
    'GET /lessons': answer,
    'GET /lessons/:id': answer,
    'POST /lessons': answer,
    'PUT /lessons/:id': answer,
    'DELETE /lessons/:id': answer,
  });
  const error: unknown = await act().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(LessonsError);
  expect((error as LessonsError).message).toBe(text);
  expect((error as LessonsError).cause).toBeInstanceOf(CallError);
  expect(logged).toEqual([text]);
});

test('what the server said of each field is still there for a form', async () => {
  expectLogs();
  serverAnswers({ 'POST /lessons': () => refused('request/invalid', { fields: { title: 'Say it.' } }) });
  const error = (await createLesson(form).catch((thrown: unknown) => thrown)) as LessonsError;
  expect((error.cause as CallError).fields).toEqual({ title: 'Say it.' });
  expect(error.problem).toBe('createFailed');
});
