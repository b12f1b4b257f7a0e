import type { KeptPage } from '@afrolearn/contract/assistant.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { ToolPage } from './tool-page.tsx';

const id = '0191d4e0-0000-7000-8000-000000000001';
const before = 'Learners put 12 seeds on wet cotton wool.';
const after = 'On wet cotton wool, learners put 12 seeds.';
const kept: KeptPage = {
  id,
  tool: 'worksheet',
  title: 'Seeds',
  changedAt: '2026-03-09T08:00:00.000Z',
  page: {
    title: 'Seeds',
    about: ['P4 Red'],
    blocks: [
      { kind: 'text', text: before },
      { kind: 'answers', lines: ['12'] },
    ],
    madeFrom: [{ id: 'u1-l1', title: 'Seeds' }],
  },
  form: { unitId: null, lessonId: null, draw: 1, values: {} },
  version: 3,
};

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const show = async (answers: Answers = {}, page: KeptPage = kept) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /units': () => replied('GET /units', []),
    'GET /classes/mine': () => replied('GET /classes/mine', []),
    'GET /assistant/model': () => replied('GET /assistant/model', { set: true }),
    'GET /assistant/pages/:id': () => replied('GET /assistant/pages/:id', page),
    'POST /assistant/suggestions': () =>
      replied('POST /assistant/suggestions', {
        blocks: page.page.blocks.map((block) => (block.kind === 'text' ? { ...block, text: after } : block)),
        changed: 1,
      }),
    ...answers,
  });
  await showPage(
    `/teacher-dashboard/assistant/${page.tool}?page=${id}`,
    <Routes>
      <Route path="/teacher-dashboard/assistant/:tool" element={<ToolPage />} />
    </Routes>,
  );
  await screen.findByText(before);
  return asked;
};
const improve = async () => await pressed(await screen.findByRole('button', { name: 'Improve with AI' }));
const suggestion = () => screen.getByRole('region', { name: 'Other words for your page' });

test.each([
  { set: false, buttons: 0 },
  { set: true, buttons: 1 },
])(
  'once the server has said whether a model is set ($set) there are $buttons buttons',
  async ({ set, buttons }) => {
    let answer: (reply: Response) => void = () => undefined;
    const waits = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const asked = await show({ 'GET /assistant/model': () => waits });
    await waitFor(() => expect(asked.map(({ name }) => name)).toContain('GET /assistant/model'));
    await act(async () => answer(replied('GET /assistant/model', { set })));
    expect(screen.queryAllByRole('button', { name: 'Improve with AI' })).toHaveLength(buttons);
  },
);

test('a letter to a family is not offered to a model', async () => {
  const asked = await show({}, { ...kept, tool: 'letter-to-parents' });
  expect(screen.queryByRole('button', { name: 'Improve with AI' })).toBeNull();
  expect(asked.some(({ name }) => name === 'GET /assistant/model')).toBe(false);
});

test('other words stand beside the own ones, marked as made with AI, and change the page only when kept', async () => {
  const asked = await show();
  await improve();
  expect(within(suggestion()).getByText('Made with AI')).toBeTruthy();
  expect(within(suggestion()).getByText(before).tagName).toBe('DEL');
  expect(within(suggestion()).getByText(after).tagName).toBe('INS');
  expect(screen.getByRole('textbox', { name: 'Words of part 1' }).textContent).toBe(before);
  expect(asked.find(({ name }) => name === 'POST /assistant/suggestions')?.body).toEqual({
    tool: 'worksheet',
    blocks: kept.page.blocks,
  });
  await pressed(screen.getByRole('button', { name: 'Keep these words' }));
  expect(screen.getByText(after).getAttribute('contenteditable')).toBe('plaintext-only');
  expect(screen.getByText(/Some words were suggested by AI/)).toBeTruthy();
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await pressed(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText(before)).toBeTruthy();
  expect(screen.queryByText(/Some words were suggested by AI/)).toBeNull();
});

test('what is thrown away leaves the page as it was', async () => {
  await show();
  await improve();
  await pressed(screen.getByRole('button', { name: 'Throw away' }));
  expect(screen.queryByText(after)).toBeNull();
  expect(screen.getByText('Saved')).toBeTruthy();
});

test('a model that fails is told kindly, and the page stays', async () => {
  let answer: () => Response | Promise<Response> = () => refused('assistant/model-unfit');
  await show({ 'POST /assistant/suggestions': () => answer() });
  await improve();
  expect(screen.getByText(/nothing that passed our checks/)).toBeTruthy();
  answer = noNetwork;
  await improve();
  expect(screen.getByText(/No words came/)).toBeTruthy();
  expect(screen.getByText(before)).toBeTruthy();
});
