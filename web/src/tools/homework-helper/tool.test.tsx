import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StudyToolPage } from '#app/study-tool-page.tsx';
import { closeDatabase } from '#offline/database.ts';
import { eventsOf } from '#offline/outbox.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { lookUp } from './look-up.ts';
// Imported up front, so that the first test does not wait for compilation.
import './tool.tsx';

vi.mock('./look-up.ts', () => ({ lookUp: vi.fn() }));

const learner = personOf('learner');

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const show = async (grade = 'Primary 5') => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    'POST /events': noNetwork,
  });
  await showPage(
    '/tools/homework-helper',
    <Routes>
      <Route path="/tools/:slug" element={<StudyToolPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { name: 'Homework Helper' });
};
const question = () => screen.findByLabelText('Type it as it stands in your book.');
const press = async (name: string | RegExp) => await userEvent.click(screen.getByRole('button', { name }));
const ask = async (typed: string) => {
  await userEvent.type(await question(), `${typed}{Enter}`);
};
const fill = async (part: string) => {
  await userEvent.type(screen.getByLabelText('Your part of this step'), `${part}{Enter}`);
};

test('hint, then steps, then the answer: it is never shown before its steps are filled', async () => {
  await show();
  await ask('3/4 + 1/6');
  expect(await screen.findByRole('heading', { name: 'The pieces are not the same size.' })).toBe(
    document.activeElement,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^A bar in 4 parts with 3 coloured\./);
  // The next rung opens after one try.
  expect(screen.queryByRole('button', { name: 'Show steps' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose one first' }).getAttribute('aria-disabled')).toBe('true');
  await press('10');
  await press('Check');
  expect(screen.getByText('Not yet. Try another one, or go on to the steps.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show steps' })).toBeTruthy();
  await press('12');
  await press('Check');
  await press('To the steps');

  await fill('24');
  expect(screen.getByText('That is in both tables, but a smaller one is, too.')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Your part of this step'));
  for (const part of ['12', '9', '2']) {
    expect(screen.queryByText(/^Answer:/)).toBeNull();
    await fill(part);
  }
  expect(screen.getByText('Step 4 of 4')).toBeTruthy();
  // A child needs longer than this test, and evidence must take the time of a child.
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  await fill('11');
  expect(await screen.findByRole('heading', { name: /^Answer: 11 ?\/ ?12$/ })).toBe(document.activeElement);
  expect(screen.getByText('You did 4 of 4 steps by yourself.')).toBeTruthy();
  await vi.waitFor(async () => {
    const kept = await eventsOf(learner.id, 'waiting');
    const done = kept.find(({ event }) => event.type === 'tool.completed');
    expect(done?.event.payload).toMatchObject({
      tool: 'homework-helper',
      evidence: { answers: [12, 9, 2, 11].map((part) => ({ answer: ['3/4 + 1/6', String(part)] })) },
    });
  });
});

test('a step that is shown does not count as done by oneself', async () => {
  await show();
  await ask('12 + 3 × 4');
  await press('12 + 3');
  await press('Check');
  await press('Show steps');
  await fill('7');
  await press('Show this step');
  expect(screen.getByText('shown to you')).toBeTruthy();
  await fill('24');
  expect(await screen.findByText('You did 1 of 2 steps by yourself.')).toBeTruthy();
  await press('Another question');
  expect(await question()).toHaveProperty('value', '');
});

test('the keys of the page type at the cursor, and take back', async () => {
  await show();
  await question();
  for (const key of ['1', '2', '×', '(', '3', '+', 'Take back', '−', '1', ')']) await press(key);
  expect(await question()).toHaveProperty('value', '12×(3−1)');
  await press('Give me a hint');
  expect(await screen.findByText('12 × (3 − 1)')).toBeTruthy();
});

test('what cannot be read or has no answer is said plainly', async () => {
  await show();
  await ask('3 + + )');
  expect(screen.getByRole('status').textContent).toMatch(/^I cannot read this yet\./);
  await userEvent.clear(await question());
  await ask('7 ÷ 0');
  expect(screen.getByRole('status').textContent).toMatch(/^Nothing can be divided by 0/);
});

test('a question in words is answered only from a lesson: first a nudge, then its passage with its scene', async () => {
  vi.mocked(lookUp).mockResolvedValue({
    passages: [
      {
        lesson: 'u411-l2',
        title: 'Simple electric circuits',
        place: 'Primary 7 · Science',
        figure: null,
        found: {
          n: 6,
          share: 0.8,
          words: ['lamp', 'switch'],
          scene: {
            name: 'The switch',
            narration: 'An open switch leaves a gap.',
            visual: { kind: 'title', text: 'The switch' },
          },
        },
      },
    ],
    near: [{ id: 'u411-l3', name: 'Magnets', place: 'Primary 7 · Science' }],
  });
  await show();
  await press('Words');
  await ask('Why does the lamp go out when I open the switch?');
  expect(await screen.findByText(/lamp, switch$/)).toBeTruthy();
  expect(screen.queryByText('An open switch leaves a gap.')).toBeNull();
  await press('Read what the lesson says');
  expect(screen.getByText('An open switch leaves a gap.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /See scene 6/ }).getAttribute('href')).toBe(
    '/lesson/u411-l2?scene=6',
  );
  await press('Not my question');
  expect(screen.getByText('I did not find this in the lessons. I do not guess.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Magnets' }).getAttribute('href')).toBe('/lesson/u411-l3');
});

test('P1 to P3 get fewer keys and things to count', async () => {
  await show('Primary 2');
  await question();
  expect(screen.queryByRole('button', { name: 'Fraction line' })).toBeNull();
  for (const key of ['7', '+', '8']) await press(key);
  await press('Give me a hint');
  expect(await screen.findByRole('img', { name: 'The things of the sum, to be counted' })).toBeTruthy();
});
