import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { AssignPage } from './assign-page.tsx';
import { ResultsPage } from './results-page.tsx';
import { pupil, results } from './testing/results.ts';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const show = async (at: string, answers: Answers) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({ 'GET /me': () => replied('GET /me', personOf('teacher')), ...answers });
  await showPage(
    at,
    <Routes>
      <Route path="/assignments/new" element={<AssignPage />} />
      <Route path="/assignments/:id" element={<ResultsPage />} />
    </Routes>,
  );
  return asked;
};

const people: Answers = {
  'GET /classes/mine': () =>
    replied('GET /classes/mine', [
      {
        id: 5,
        name: 'P7 Blue',
        grade: 'Primary 7',
        subjectId: 7,
        subject: 'Science',
        students: 0,
        archived: false,
        code: null,
      },
    ]),
  'GET /classes/:id/students': () =>
    replied('GET /classes/:id/students', {
      class: { id: 5, name: 'P7 Blue', grade: 'Primary 7' },
      students: [],
    }),
  'GET /units': () => replied('GET /units', []),
};

test('a mistake is shown as a thought with five minutes that need no device, and leads to an assignment for these', async () => {
  await show('/assignments/9', { 'GET /assignments/:id': () => replied('GET /assignments/:id', results()) });
  expect(await screen.findByText('Five-minute reteach')).not.toBeNull();
  expect(screen.getByText('No device needed')).not.toBeNull();
  expect(screen.getByText(/Less current/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Assign to this pupil' }).getAttribute('href')).toBe(
    '/assignments/new?ref=u400-l2&title=Circuits&class=5&pupils=7&again=1',
  );
  expect(screen.getByRole('link', { name: 'A longer plan in the assistant' }).getAttribute('href')).toBe(
    '/teacher-dashboard/assistant/reteach-plan?lesson=u400-l2&mistake=lamp',
  );
  const row = within(screen.getByRole('row', { name: /Atim Mercy/ }));
  expect(row.getByText('consent missing')).not.toBeNull();
});

test('where most left a question open, that is said before the wrong idea of the others', async () => {
  const [first] = results().questions;
  if (first === undefined) throw new Error('no question');
  const questions = [{ ...first, answered: 4, leftOpen: 3 }];
  await show('/assignments/9', {
    'GET /assignments/:id': () => replied('GET /assignments/:id', results({ questions })),
  });
  expect(
    await screen.findByText(/left open \(3 pupils\) · Most common wrong answer: Less current/),
  ).not.toBeNull();
});

test('work is reviewed with a ready comment, and the next answer of the server is shown', async () => {
  const handIn = {
    text: 'My torch.',
    photos: 0,
    at: '2026-03-10T08:00:00.000Z',
    outcome: null,
    comment: '',
    reviewedAt: null,
  };
  let reviewed = false;
  const paper = () =>
    results({
      kind: 'paper',
      ref: 'paper',
      title: 'My torch',
      questions: [],
      mistakes: [],
      pupils: [
        pupil(7, 'Kato Ibrahim', {
          handIn: reviewed
            ? {
                ...handIn,
                outcome: 'accepted',
                comment: 'Label each part.',
                reviewedAt: '2026-03-10T09:00:00.000Z',
              }
            : handIn,
        }),
      ],
    });
  const asked = await show('/assignments/9', {
    'GET /assignments/:id': () => replied('GET /assignments/:id', paper()),
    'POST /assignments/:id/hand-ins/:learnerId/review': () => {
      reviewed = true;
      return replied('POST /assignments/:id/hand-ins/:learnerId/review', { done: true });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Label each part.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show me the switch.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Nothing waits for you.')).not.toBeNull();
  // Reviewed work is still listed: its comment can be read and changed.
  expect(screen.getByText('Reviewed (1)')).toBeTruthy();
  expect(screen.getByText('You said: Label each part.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Look at it again' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe(
    'Label each part.',
  );
  const sent = asked.find(({ name }) => name === 'POST /assignments/:id/hand-ins/:learnerId/review');
  expect(sent?.body).toEqual({
    outcome: 'accepted',
    comment: 'Label each part. Show me the switch.',
    seen: { at: handIn.at, reviewedAt: null },
  });
});

test('what another page chose is there; a refusal stands beside its field and nothing is lost', async () => {
  const asked = await show('/assignments/new?ref=u400-l2&title=Circuits&class=5&pupils=7,8&again=1', {
    ...people,
    'POST /assignments': () =>
      refused('request/invalid', { fields: { word: 'Please leave out phone numbers.' } }),
  });
  expect(await screen.findByRole('heading', { name: 'Circuits' })).not.toBeNull();
  expect(screen.getByText('Those who have done it do it again, and only that counts.')).not.toBeNull();
  const word = screen.getByLabelText('A word to them (if you like)');
  await userEvent.type(word, 'Call 0772 123456');
  const send = await screen.findByRole('button', { name: 'Assign to 2 pupils' });
  await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false));
  await userEvent.click(send);
  expect(await screen.findByText('Please leave out phone numbers.')).not.toBeNull();
  expect((word as HTMLTextAreaElement).value).toBe('Call 0772 123456');
  expect(asked.find(({ name }) => name === 'POST /assignments')?.body).toMatchObject({
    ref: 'u400-l2',
    classId: 5,
    pupilIds: [7, 8],
    again: true,
  });
});

test('a teacher assigns what she wrote herself: shared, that tells when it is done, for this class', async () => {
  const own = {
    id: 't7',
    title: 'The market of Kalerwe',
    type: 'video' as const,
    subject: 'SST',
    grade: 'Primary 7',
    visibility: 'class' as const,
    className: 'P7 Blue',
    questions: 3,
    scenes: 2,
    version: 1,
    updatedAt: '2026-03-09T08:00:00.000Z',
    mine: true,
    authorName: null,
  };
  const lessons = [
    own,
    { ...own, id: 't8', title: 'A draft', visibility: 'draft' as const },
    {
      ...own,
      id: 't9',
      title: 'A text that asks nothing',
      type: 'reading' as const,
      questions: 0,
      scenes: 0,
    },
    { ...own, id: 't11', title: 'A link', questions: 0, scenes: 0 },
    { ...own, id: 't12', title: 'A film in scenes', questions: 0 },
    { ...own, id: 't10', title: 'For another class', grade: 'Primary 2' },
  ];
  const asked = await show('/assignments/new?class=5&pupils=7,8', {
    ...people,
    'GET /assignments/:id': () => replied('GET /assignments/:id', results()),
    'GET /own-lessons': () => replied('GET /own-lessons', { lessons, deleted: [] }),
    'POST /assignments': () => replied('POST /assignments', { id: 9, learners: 2 }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'My own' }));
  const which = within(await screen.findByRole('group', { name: 'Which one' }));
  expect(which.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))).toEqual([
    'The market of Kalerwe',
    'A film in scenes',
  ]);
  expect(screen.getByText('Choose what they do first.')).toBeTruthy();
  await user.click(which.getByRole('radio', { name: 'The market of Kalerwe' }));
  const summary = within(screen.getByRole('region', { name: 'Your assignment' }));
  expect(summary.getByRole('heading', { name: 'The market of Kalerwe' })).toBeTruthy();
  expect(summary.getByText('2 pupils of P7 Blue')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Tomorrow' }));
  expect(summary.getByText(/^Due /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Assign to/ }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'POST /assignments')?.body).toMatchObject({ ref: 't7' }),
  );
});

test('a question without answers says so, and a mistake names its one question', async () => {
  await show('/assignments/9', { 'GET /assignments/:id': () => replied('GET /assignments/:id', results()) });
  expect(await screen.findByText('Nobody has answered it yet')).toBeTruthy();
  expect(screen.queryByText(/0 of 0/)).toBeNull();
  expect(screen.getByText('Question 1')).toBeTruthy();
});
