/** Permissions 'Moderation' 3: the desk of teachers and the head. */
import type { ReportCase } from '@afrolearn/contract/reports.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ReportsPage } from './reports-page.tsx';
import { SafetySheetPage } from './safety-sheet-page.tsx';

const aCase = (more: Partial<ReportCase> = {}): ReportCase => ({
  id: 7,
  kind: 'person',
  words: 'Musoke Ivan',
  about: { id: 812, name: 'Musoke Ivan', role: 'learner', suspended: false },
  urgent: false,
  passed: false,
  state: 'waiting',
  hidden: null,
  reasons: ['unkind'],
  reporters: [{ id: 813, name: 'Kyomuhendo Patience' }],
  firstAt: '2026-03-02T08:00:00.000Z',
  lastAt: '2026-03-02T08:00:00.000Z',
  acts: [],
  may: ['looked', 'pass', 'hide', 'talked', 'done'],
  ...more,
});

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const open = async (cases: ReportCase[], answers: Answers = {}, administrator = false, path = '/reports') => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher', { administrator })),
    'GET /reports': () => replied('GET /reports', { cases, head: administrator }),
    ...answers,
  });
  await showPage(path, <ReportsPage />);
  return asked;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a teacher reads who, about what, why, when, what was seen, and what to do next', async () => {
  await open([aCase()]);
  const card = await screen.findByRole('article');
  for (const words of [
    'The name of Musoke Ivan',
    'Musoke Ivan',
    'unkind',
    'Kyomuhendo Patience',
    /2 Mar 2026/,
    /have a kind word with the child/,
  ])
    expect(within(card).getByText(words)).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Rules' })).toBeNull();
});

test('what a teacher does is sent, and the card shows what came of it', async () => {
  const asked = await open([aCase()], {
    'POST /reports/:id/act': () =>
      replied(
        'POST /reports/:id/act',
        aCase({
          state: 'done',
          may: ['hide'],
          acts: [{ act: 'talked', by: 'Achieng Ruth', at: '2026-03-02T09:00:00.000Z' }],
        }),
      ),
  });
  await screen.findByRole('article');
  await press('I talked with the child: done');
  expect(await screen.findByText(/Achieng Ruth talked with the child/)).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ path: '/api/reports/7/act', body: { act: 'talked' } });
});

test('what two learners had hidden says so, and what to decide', async () => {
  await open([aCase({ hidden: 'auto', may: ['looked', 'hide', 'show'] })]);
  expect(await screen.findByText(/nobody sees it now/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

test('an account is paused only after a question', async () => {
  const about = { id: 9, name: 'Okot Paul', role: 'teacher' as const, suspended: false };
  const asked = await open(
    [aCase({ urgent: true, about, may: ['suspend'] })],
    { 'POST /reports/:id/act': () => replied('POST /reports/:id/act', aCase({ about, may: [] })) },
    true,
  );
  expect(await screen.findByText('Urgent')).toBeTruthy();
  await press('Pause this account');
  expect(asked.some(({ name }) => name === 'POST /reports/:id/act')).toBe(false);
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Pause this account' }),
  );
  expect(asked.at(-1)).toMatchObject({ body: { act: 'suspend' } });
});

test('a child who asks to talk is no quote and no reason to look for a culprit', async () => {
  const self = { id: 812, name: 'Musoke Ivan' };
  await open([aCase({ urgent: true, reasons: ['scared'], reporters: [self] })], {}, true);
  expect(
    await screen.findByRole('heading', { name: 'Musoke Ivan asks to talk with a grown-up' }),
  ).toBeTruthy();
  expect(screen.getByText(/Promise no secrets/)).toBeTruthy();
});

test('an empty desk says so; one that did not load can be asked again', async () => {
  await open([]);
  expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
  document.body.replaceChildren();
  await open([], { 'GET /reports': () => wordless() });
  expect(await screen.findByText('The reports did not load.')).toBeTruthy();
});

test('a refused act says why in the server’s words', async () => {
  await open([aCase()], { 'POST /reports/:id/act': () => refused('reports/decide-first') });
  await screen.findByRole('article');
  await press('Done');
  expect((await screen.findByRole('alert')).textContent).toContain('Please decide first');
});

const grace = { id: 5, name: 'Auma Grace' };
const safetyReply = () =>
  replied('GET /school/safety', { second: null, adults: [grace], schoolGroups: false });

test('the head chooses the second adult', async () => {
  const asked = await open(
    [],
    {
      'GET /school/safety': safetyReply,
      'GET /school/words': () => replied('GET /school/words', []),
      'PUT /school/safety': () =>
        replied('PUT /school/safety', { second: grace, adults: [grace], schoolGroups: false }),
    },
    true,
    '/reports?tab=rules',
  );
  await userEvent.selectOptions(await screen.findByLabelText('The second adult'), 'Auma Grace');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ second: 5 });
});

test('the head opens study groups to the whole school', async () => {
  const asked = await open(
    [],
    {
      'GET /school/safety': safetyReply,
      'GET /school/words': () => replied('GET /school/words', []),
      'PUT /school/safety': () =>
        replied('PUT /school/safety', { second: null, adults: [grace], schoolGroups: true }),
    },
    true,
    '/reports?tab=rules',
  );
  const box = await screen.findByRole('checkbox', { name: /whole school/ });
  await userEvent.click(box);
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ schoolGroups: true });
  expect(box).toHaveProperty('checked', true);
});

test('the head adds and removes words of the school, and reads what is wrong beside the field', async () => {
  let words = [{ id: 3, language: 'lg' as const, word: 'embuzi' }];
  const asked = await open(
    [],
    {
      'GET /school/safety': safetyReply,
      'GET /school/words': () => replied('GET /school/words', words),
      'POST /school/words': ({ body }) =>
        (body as { word: string }).word === '!!'
          ? refused('request/invalid', { fields: { word: 'Please write a word of 2 to 40 letters.' } })
          : replied('POST /school/words', { id: 4, language: 'en', word: 'donkey' }),
      'DELETE /school/words/:id': () => {
        words = [];
        return replied('DELETE /school/words/:id', { done: true });
      },
    },
    true,
    '/reports?tab=rules',
  );
  expect(await screen.findByText('embuzi')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Word'), '!!');
  await press('Add');
  expect(await screen.findByText('Please write a word of 2 to 40 letters.')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Word'));
  await userEvent.type(screen.getByLabelText('Word'), 'donkey');
  await press('Add');
  expect(asked.some(({ body }) => (body as { word?: string } | undefined)?.word === 'donkey')).toBe(true);
  await press('Remove embuzi');
  expect(await screen.findByText('No words of your own yet.')).toBeTruthy();
});

test('the sheet names the two adults and the helpline, what to keep and what not to look at', async () => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher', { administrator: true })),
    'GET /school/safety': () =>
      replied('GET /school/safety', { second: grace, adults: [grace], schoolGroups: false }),
  });
  await showPage('/reports/sheet', <SafetySheetPage />);
  expect(await screen.findByText('Auma Grace')).toBeTruthy();
  expect(screen.getByText('Achieng Ruth')).toBeTruthy();
  expect(screen.getByText('116')).toBeTruthy();
  for (const name of ['At once', 'Keep as evidence', 'Do not look at, do not copy'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
});
