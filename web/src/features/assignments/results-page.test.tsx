import type { Reply } from '@afrolearn/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { ResultsPage } from './results-page.tsx';
import { pupil, results } from './testing/results.ts';

const show = async (found: Reply<'GET /assignments/:id'> | null) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /assignments/:id': () =>
      found === null ? refused('access/not-found') : replied('GET /assignments/:id', found),
  });
  await showPage(
    '/assignments/9',
    <main>
      <Routes>
        <Route path="/assignments/:id" element={<ResultsPage />} />
      </Routes>
    </main>,
  );
};

test('a practice set shows how many are done and right, and which went wrong with the right answer', async () => {
  const set = results({
    kind: 'practice',
    ref: 'practice:place-value-p7',
    wanted: 10,
    questions: [],
    mistakes: [],
    pupils: [
      pupil(7, 'Kato Ibrahim', { right: 8, asked: 10 }),
      pupil(9, 'Opio John', { right: null, asked: null, doneBefore: '2026-03-03' }),
      pupil(8, 'Atim Mercy', {
        status: 'In progress',
        right: 2,
        asked: 3,
        wrong: [{ prompt: 'What is the value of 8 in 83?', answer: '8', right: '80' }],
      }),
    ],
  });
  await show(set);
  expect(await screen.findByText('Completed · 8 of 10 right')).toBeTruthy();
  expect(screen.getByText('In progress · 3 of 10 done · 2 of 3 right')).toBeTruthy();
  expect(screen.getByText('Completed · done before it was given, on 3 March')).toBeTruthy();
  expect(screen.getByText('1 went wrong')).toBeTruthy();
  expect(screen.getByText(/Answered: 8. Right: 80/)).toBeTruthy();
});

test('a checkpoint that was taken and not passed is tried, with its score, and counted so', async () => {
  await show(
    results({
      counts: { completed: 0, inProgress: 0, tried: 1, notStarted: 0, consentMissing: 0 },
      pupils: [pupil(7, 'Kato Ibrahim', { status: 'Tried', right: 2, asked: 10 })],
    }),
  );
  expect(await screen.findByText('Tried: 2 of 10, not passed yet')).toBeTruthy();
  expect(screen.getByText('1 Tried, not passed yet')).toBeTruthy();
});

test('who has not started is named, all but the first eight folded', async () => {
  const names = Array.from({ length: 10 }, (_, at) => `Pupil ${at}`);
  await show(
    results({
      counts: { completed: 1, inProgress: 0, tried: 0, notStarted: 10, consentMissing: 0 },
      pupils: [
        pupil(7, 'Kato Ibrahim'),
        ...names.map((name, at) => pupil(20 + at, name, { status: 'Not started', right: null, asked: null })),
      ],
    }),
  );
  const line = await screen.findByText(/^Pupil 0, Pupil 1, .*Pupil 7$/, {
    normalizer: (text) => text.replace(/^Not started:/, '').trim(),
  });
  const [summary] = screen.getAllByText('2 more pupils');
  const folded = summary?.closest('details');
  expect([folded?.open, folded?.querySelector('p')?.textContent]).toEqual([false, 'Pupil 8, Pupil 9']);
  expect(line.textContent).not.toContain('Kato');
});

test('mistakes stand before questions and pupils, what went worst and who is not done first; the rest is folded', async () => {
  const [first] = results().questions;
  if (first === undefined) throw new Error('no question');
  const questions = [4, 3, 1, 2, 0, 4, 4].map((right, place) => ({
    ...first,
    id: `q${place}`,
    n: place + 1,
    prompt: `What of ${place + 1}?`,
    answered: 4,
    right,
  }));
  const pupils = [...'ABCDEFGHIJ'].map((letter, place) =>
    pupil(
      place + 1,
      `Kato ${letter}`,
      place === 9 ? { status: 'Not started', right: null, asked: null } : {},
    ),
  );
  await show(results({ questions, pupils }));
  await screen.findByRole('heading', { name: 'By mistake' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'By mistake',
    'By question',
    'By pupil',
  ]);
  const shown = screen.getAllByText(/What of/).filter((one) => one.closest('details') === null);
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    '5. What of 5?',
    '3. What of 3?',
    '4. What of 4?',
    '2. What of 2?',
    '1. What of 1?',
  ]);
  expect(screen.getByText('2 more questions')).toBeTruthy();
  const [table] = screen.getAllByRole('table');
  const names = within(table as HTMLElement).getAllByRole('rowheader');
  expect([names.length, names[0]?.textContent]).toEqual([8, 'Kato J']);
  const folded = screen.getByText('2 more pupils').closest('details');
  vi.stubGlobal('print', () => expect(folded?.open).toBe(true));
  expect(folded?.open).toBe(false);
  await pressed(screen.getByRole('button', { name: 'Print' }));
  expect(folded?.open).toBe(true);
});

test('an assignment that is not there says so, with a way on', async () => {
  await show(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'This assignment is not here.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All assignments' }).getAttribute('href')).toBe('/assignments');
});

test('who reviews a sheet has its questions and its answers at hand, folded', async () => {
  await show(results({ kind: 'paper', ref: 'paper', paper: '1. 3 + 4 =', answers: '1. 7', mistakes: [] }));
  const answers = (await screen.findByText('Answers of the sheet')).closest('details');
  expect([answers?.open, within(answers as HTMLElement).getByText('1. 7').textContent]).toEqual([
    false,
    '1. 7',
  ]);
  expect(screen.getByText('1. 3 + 4 =').closest('details')?.open).toBe(false);
});

test('who has not started can be reminded, and the page says how many were', async () => {
  const set = results({ pupils: [pupil(7, 'Kato Ibrahim', { status: 'Not started' })] });
  await show(set);
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /assignments/:id': () => replied('GET /assignments/:id', set),
    'POST /assignments/:id/remind': () =>
      replied('POST /assignments/:id/remind', { reminded: 1, guardians: 2 }),
  });
  await pressed(await screen.findByRole('button', { name: 'Remind 1 pupil' }));
  expect(
    await screen.findByText('Reminded: 1. They see it at their bell. Guardians who were told: 2.'),
  ).toBeTruthy();
  expect(asked.some(({ path }) => path === '/api/assignments/9/remind')).toBe(true);
});

test('who was reminded today is not offered to be reminded again before tomorrow', async () => {
  await show(results({ remindedToday: true, pupils: [pupil(7, 'Kato Ibrahim', { status: 'Not started' })] }));
  expect(
    await screen.findByText('They were reminded today. You can remind them again tomorrow.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});
