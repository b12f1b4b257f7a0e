import type { Reply } from '@afrolearn/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { lessonReply, unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { SearchBox } from './search-box.tsx';

type Found = Reply<'GET /search/courses'>;
type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const lesson: Found[number] = { type: 'lesson', id: 'u310-l1', name: 'Living things', written: true };

const stubAlert = () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  return alert;
};

const find = async (found: Found, answers: Answers = {}, signedIn = false) => {
  if (signedIn) localStorage.setItem('token', 'mango');
  serverAnswers({
    ...(signedIn ? { 'GET /me': () => replied('GET /me', personOf('learner')) } : {}),
    'GET /search/courses': () => replied('GET /search/courses', found),
    ...answers,
  });
  await showPage('/about', <SearchBox />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a lesson' }), 'living');
  return await screen.findByRole('option');
};

describe('spec 1 §2.9: what a chosen result opens', () => {
  test.each([
    ['a unit', { type: 'unit', id: 310, name: 'Plants', written: true }, '/unit/310'],
    ['a subject', { type: 'subject', id: 7, name: 'Science', written: true }, '/subject/7'],
    ['a lesson, for a guest,', lesson, '/lesson/u310-l1'],
  ] as const)('%s opens its page', async (_, found, page) => {
    await userEvent.click(await find([found]));
    await arriveAt(page);
  });

  test('a lesson of somebody signed in opens the dashboard with lesson, unit, subject and grade', async () => {
    const answers: Answers = {
      'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply('u7-l1', null)),
      'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    };
    await userEvent.click(await find([{ ...lesson, id: 'u7-l1' }], answers, true));
    await arriveAt('/dashboard');
    expect(JSON.parse(screen.getByTestId('where').dataset['state'] ?? '')).toMatchObject({
      lesson: { id: 'u7-l1' },
      unit: { id: 7, title: 'Water' },
      subject: { name: 'Science' },
      grade: { name: 'Primary 6' },
    });
  });

  test('a lesson of somebody signed in is looked up first; if that fails, it says which part (§8)', async () => {
    const alert = stubAlert();
    const option = await find([lesson], { 'GET /lesson/:id': () => refused('request/invalid') }, true);
    await userEvent.click(option);
    await vi.waitFor(() =>
      expect(alert).toHaveBeenCalledWith('Failed to load lesson context: Lesson fetch failed'),
    );
    await arriveAt('/about');
  });
});

test("§8: a result of an unknown type shows its type; chosen, 'Unknown type: …' and then the dashboard", async () => {
  const alert = stubAlert();
  const newer = Response.json([{ type: 'song', id: 3, name: 'Living song' }]);
  const option = await find([], { 'GET /search/courses': () => newer });
  expect(option.textContent).toBe('songLiving song');
  await userEvent.click(option);
  expect(alert).toHaveBeenCalledWith('Unknown type: song');
  await arriveAt('/dashboard');
});

test('practice says what it is and opens its exercises', async () => {
  const practice = {
    type: 'unit',
    id: 390,
    name: 'Simple interest',
    written: true,
    practice: 'simple-interest',
  } as const;
  const option = await find([practice]);
  expect(option.textContent).toContain('Practice');
  await userEvent.click(option);
  await arriveAt('/practice/simple-interest');
});

test("§4: where nothing was found, 'No results found.' and what is near to it", async () => {
  await find([{ ...lesson, near: true }]);
  expect(screen.getByRole('status').textContent).toBe('No results found. Near to it:');
});

test('what is being written says so; what is ready does not', async () => {
  const option = await find([{ ...lesson, written: false }]);
  expect(option.textContent).toContain('Being written');
});

test('a lesson that is ready has no such mark', async () => {
  expect((await find([lesson])).textContent).not.toContain('Being written');
});

test.each([
  ['a guest who chose Primary 3', 'Primary 3', false, '3'],
  ['a guest who chose nothing', null, false, null],
  ['somebody signed in, whose class the server knows,', 'Primary 3', true, null],
] as const)('%s asks with the class %s', async (_, chosen, signedIn, grade) => {
  if (chosen !== null) localStorage.setItem('selectedGrade', chosen);
  const parse = vi.spyOn(URLSearchParams.prototype, 'toString');
  await find([lesson], {}, signedIn);
  const asked = parse.mock.results.map(({ value }) => new URLSearchParams(String(value)));
  expect(asked.find((one) => one.get('query') === 'living')?.get('grade')).toBe(grade);
});
