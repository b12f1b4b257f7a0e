import type { KeptPage } from '@afrolearn/contract/assistant.ts';
import { allToolIds } from '@afrolearn/learning/assistant/tools.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { texts } from '#messages/assistant/en.ts';
import { texts as fr } from '#messages/assistant/fr.ts';
import { texts as lg } from '#messages/assistant/lg.ts';
import { texts as sw } from '#messages/assistant/sw.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { lessonReply, unitReply, videoLesson } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage, whereWeAre } from '#testing/show.tsx';
import { AssistantPage } from './assistant-page.tsx';
import { ToolPage } from './tool-page.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const id = '0191d4e0-0000-7000-8000-000000000001';
const page = {
  title: 'Exit ticket: Water',
  about: ['Primary 6 Science'],
  blocks: [{ kind: 'text' as const, text: 'Answer on a slip.' }],
  madeFrom: [{ id: 'u1-l1', title: 'Water' }],
};
const form = { unitId: null, lessonId: null, draw: 1, values: { term: '2' } };
const keptPage: KeptPage = {
  id,
  tool: 'term-calendar',
  title: page.title,
  changedAt: '2026-03-09T08:00:00.000Z',
  page,
  form,
  version: 3,
};

const show = async (at: string, answers: Answers = {}) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /assistant/pages': () => replied('GET /assistant/pages', []),
    'GET /classes/mine': () => replied('GET /classes/mine', []),
    'GET /assistant/model': () => replied('GET /assistant/model', { set: false }),
    ...answers,
  });
  await showPage(
    at,
    <Routes>
      <Route path="/teacher-dashboard/assistant" element={<AssistantPage />} />
      <Route path="/teacher-dashboard/assistant/:tool" element={<ToolPage />} />
    </Routes>,
  );
  return asked;
};
const firstWeek = /^Mon 9 February to Fri 13 February/;
const fillAndMake = async () => {
  fireEvent.change(await screen.findByLabelText('Term'), { target: { value: '1' } });
  fireEvent.change(await screen.findByLabelText('First day of the term'), {
    target: { value: '2026-02-09' },
  });
  await pressed(screen.getByRole('button', { name: 'Make it' }));
};
const edit = async (box: HTMLElement, words: string) =>
  await act(async () => {
    box.textContent = words;
    fireEvent.blur(box);
  });

test('each of the 27 tools has a name and a description in four languages', () => {
  for (const tool of allToolIds)
    for (const words of [texts, sw, fr, lg])
      for (const key of [`tool.${tool}`, `about.${tool}`] as const)
        expect(words[key].length, key).toBeGreaterThan(3);
  for (const tool of allToolIds)
    expect(new Set([texts, sw, fr, lg].map((one) => one[`about.${tool}`])).size).toBe(4);
});

test('the tools stand in their groups, and words find one of them', async () => {
  await show('/teacher-dashboard/assistant');
  const plan = screen.getByRole('region', { name: 'Plan' });
  expect(within(plan).getAllByRole('link')).toHaveLength(5);
  expect(within(screen.getByRole('region', { name: 'Create' })).getAllByRole('link')).toHaveLength(7);
  await userEvent.type(screen.getByLabelText('Find a tool'), 'chalk');
  expect(screen.getByRole('link', { name: /Chalkboard plan/ }).getAttribute('href')).toBe(
    '/teacher-dashboard/assistant/chalkboard-plan',
  );
  expect(screen.queryByRole('link', { name: /Lesson plan/ })).toBeNull();
  await userEvent.type(screen.getByLabelText('Find a tool'), 'zzz');
  expect(screen.getByText('No tool has these words. Try a shorter word.')).toBeTruthy();
});

test('what was kept is listed and opens again, whole and without its unit', async () => {
  await show('/teacher-dashboard/assistant', {
    'GET /assistant/pages': () =>
      replied('GET /assistant/pages', [
        { id, tool: 'term-calendar', title: page.title, changedAt: keptPage.changedAt },
      ]),
    'GET /assistant/pages/:id': () => replied('GET /assistant/pages/:id', keptPage),
  });
  await pressed(screen.getByRole('link', { name: /Exit ticket: Water/ }));
  expect(await screen.findByText('Answer on a slip.')).toBeTruthy();
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(screen.getByText(/Made from: AfroLearn, Water/)).toBeTruthy();
});

test('a filled form makes a page that is changed, undone, saved and then saved under its version', async () => {
  const asked = await show('/teacher-dashboard/assistant/term-calendar', {
    'POST /assistant/pages': () => replied('POST /assistant/pages', { ...keptPage, version: 1 }),
    'PUT /assistant/pages/:id': () => replied('PUT /assistant/pages/:id', { ...keptPage, version: 2 }),
    'GET /assistant/pages/:id': () => replied('GET /assistant/pages/:id', { ...keptPage, version: 1 }),
  });
  await fillAndMake();
  expect(screen.getByText(firstWeek)).toBeTruthy();
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await edit(screen.getByRole('textbox', { name: 'Title of the page' }), 'Our first term');
  expect(screen.getByRole('textbox', { name: 'Title of the page' }).textContent).toBe('Our first term');
  await pressed(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: 'Title of the page' }).textContent).toBe('Calendar of term 1');
  await edit(screen.getByText(firstWeek), '10 to 13 February');
  // Buttons keep their place while editing.
  expect(screen.getByRole('button', { name: 'Save' }).previousElementSibling).toBeNull();
  await pressed(screen.getByRole('button', { name: 'Save' }));
  const sent = asked.find(({ name }) => name === 'POST /assistant/pages')?.body as KeptPage;
  expect(JSON.stringify(sent.page)).toContain('10 to 13 February');
  expect([sent.tool, sent.form.values.starts]).toEqual(['term-calendar', '2026-02-09']);
  await waitFor(() => expect(whereWeAre()).toBe(`/teacher-dashboard/assistant/term-calendar?page=${id}`));
  await edit(screen.getByRole('textbox', { name: 'Title of the page' }), 'Another title');
  await pressed(screen.getByRole('button', { name: 'Save' }));
  const changed = asked.find(({ name }) => name === 'PUT /assistant/pages/:id')?.body as KeptPage;
  expect([changed.version, changed.page.title]).toEqual([1, 'Another title']);
});

test('a new calendar begins with the days of a term, and another term brings its own', async () => {
  await show('/teacher-dashboard/assistant/term-calendar');
  const starts = () => (screen.getByLabelText('First day of the term') as HTMLInputElement).value;
  await screen.findByLabelText('First day of the term');
  expect(starts()).toMatch(/^\d{4}-\d\d-\d\d$/);
  const months = ['1', '2', '3'].map((term) => {
    fireEvent.change(screen.getByLabelText('Term'), { target: { value: term } });
    return starts().slice(5, 7);
  });
  expect(months).toEqual(['02', '05', '09']);
});

test('without a network the page stays and says that it is not saved; what the server refuses is told', async () => {
  let answer: () => Response | Promise<Response> = noNetwork;
  await show('/teacher-dashboard/assistant/term-calendar', { 'POST /assistant/pages': () => answer() });
  await fillAndMake();
  await pressed(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/Your page is still here/)).toBeTruthy();
  expect(screen.getByText(firstWeek)).toBeTruthy();
  answer = () => refused('assistant/full');
  await pressed(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/You have kept 100 pages/)).toBeTruthy();
});

test('parts move, go and come; the half page is a second copy that only paper shows', async () => {
  await show('/teacher-dashboard/assistant/term-calendar');
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await fillAndMake();
  const parts = () => screen.getAllByRole('region', { name: /^Part / });
  const before = parts().length;
  await pressed(screen.getByRole('button', { name: 'Add text' }));
  expect(parts()).toHaveLength(before + 1);
  await pressed(screen.getByRole('button', { name: `Move part ${before + 1} up` }));
  expect(parts()[before - 1]?.textContent).toContain('New text');
  await pressed(screen.getByRole('button', { name: `Remove part ${before}` }));
  expect(screen.queryByText('New text')).toBeNull();
  expect(screen.getAllByText(firstWeek)).toHaveLength(1);
  await pressed(screen.getByRole('button', { name: 'Half page' }));
  const [second] = screen.getAllByText(firstWeek);
  expect(second?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(second?.hasAttribute('contenteditable')).toBe(false);
  await pressed(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a lesson plan is made from the unit that is chosen; one without lessons is named apart', async () => {
  await show('/teacher-dashboard/assistant/lesson-plan', {
    'GET /classes/mine': () => replied('GET /classes/mine', [{ ...room, students: 58, archived: false }]),
    'GET /units': () =>
      replied('GET /units', [
        { ...unitReply, written: 3 },
        { ...unitReply, id: 999, title: 'Rivers', written: 0 },
      ]),
    'GET /unit/:id': () =>
      replied('GET /unit/:id', {
        ...unitReply,
        items: unitReply.items.map((entry) => ({
          ...entry,
          written: entry.id === videoLesson.id,
        })),
      }),
    'GET /lesson/:id': () => replied('GET /lesson/:id', lessonReply(videoLesson.id, videoLesson)),
  });
  const topics = await screen.findByLabelText('Topic');
  const group = within(topics).getByRole('group', { name: 'Not written yet: a frame to fill in' });
  expect(within(group).getByRole('option').textContent).toBe('Rivers');
  await pressed(await screen.findByRole('button', { name: 'Make it' }));
  expect(screen.getByRole('textbox', { name: 'Title of the page' }).textContent).toBe(
    `Lesson plan: ${videoLesson.title}`,
  );
  // The form keeps its values.
  expect(screen.getByLabelText<HTMLSelectElement>('Class').value).toBe('6');
  expect(screen.getByLabelText<HTMLSelectElement>('Subject').value).toBe('7');
});

test('a new form begins with the teacher’s own class: its grade, subject, name and size', async () => {
  const mine = { ...room, grade: 'Primary 6', students: 58, archived: false };
  const asked = await show('/teacher-dashboard/assistant/lesson-plan', {
    'GET /classes/mine': () => replied('GET /classes/mine', [mine]),
    'GET /units': () => replied('GET /units', []),
  });
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Class').value).toBe('6'));
  expect(screen.getByLabelText<HTMLSelectElement>('Subject').value).toBe('7');
  expect(screen.getByLabelText<HTMLInputElement>('Name of the class').value).toBe('P6 Blue');
  expect(screen.getByLabelText<HTMLInputElement>('Number of learners').value).toBe('58');
  expect(asked.filter(({ name }) => name === 'GET /units')).toHaveLength(1);
});

test('a kept page is deleted only after a second word', async () => {
  const asked = await show(`/teacher-dashboard/assistant/term-calendar?page=${id}`, {
    'GET /assistant/pages/:id': () => replied('GET /assistant/pages/:id', keptPage),
    'DELETE /assistant/pages/:id': () => replied('DELETE /assistant/pages/:id', { done: true }),
  });
  await pressed(await screen.findByRole('button', { name: 'Delete' }));
  expect(asked.some(({ name }) => name === 'DELETE /assistant/pages/:id')).toBe(false);
  await pressed(screen.getByRole('button', { name: 'Yes, delete it' }));
  await waitFor(() => expect(whereWeAre()).toBe('/teacher-dashboard/assistant'));
});

test('an address of no tool leads back to the tools', async () => {
  await show('/teacher-dashboard/assistant/chat');
  expect(screen.getByText('There is no such tool')).toBeTruthy();
});

test('a page that is gone is said to be so', async () => {
  await show(`/teacher-dashboard/assistant/term-calendar?page=${id}`, {
    'GET /assistant/pages/:id': () => refused('access/not-found'),
  });
  expect(await screen.findByText('This page is not here')).toBeTruthy();
});

const room = { id: 5, name: 'P6 Blue', grade: 'Primary 6', subjectId: 7, subject: 'Science', code: null };
const worksheet: KeptPage = {
  ...keptPage,
  tool: 'worksheet',
  page: { ...page, blocks: [...page.blocks, { kind: 'answers', lines: ['It runs downhill.'] }] },
};

test('a kept page is assigned to a class with a day: its words, and the answers apart from them', async () => {
  const asked = await show(`/teacher-dashboard/assistant/worksheet?page=${id}`, {
    'GET /assistant/pages/:id': () => replied('GET /assistant/pages/:id', worksheet),
    'GET /units': () => replied('GET /units', []),
    'GET /classes/mine': () =>
      replied('GET /classes/mine', [
        { ...room, id: 4, name: 'P4 Red', grade: 'Primary 4', students: 40, archived: false },
        { ...room, students: 40, archived: false },
      ]),
    'POST /assignments': () => replied('POST /assignments', { id: 1, learners: 40 }),
  });
  await pressed(await screen.findByRole('button', { name: 'Assign to a class' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText(/^Until/), '2030-03-12');
  await pressed(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText(/^Assigned to 40 learners/)).toBeTruthy();
  expect(asked.find(({ name }) => name === 'POST /assignments')?.body).toEqual({
    ref: 'paper',
    classId: 5,
    dueOn: '2030-03-12',
    title: 'Exit ticket: Water',
    paper: 'Answer on a slip.',
    answers: 'It runs downhill.',
  });
});

test('what is for the teacher alone, or is not saved as it stands, cannot be assigned', async () => {
  await show(`/teacher-dashboard/assistant/term-calendar?page=${id}`, {
    'GET /assistant/pages/:id': () => replied('GET /assistant/pages/:id', keptPage),
  });
  await screen.findByText('Answer on a slip.');
  expect(screen.queryByRole('button', { name: 'Assign to a class' })).toBeNull();
});

test('marking practice offers no topic of the lower classes, which nobody marks so', async () => {
  await show('/teacher-dashboard/assistant/marking-practice', {
    'GET /units': () =>
      replied('GET /units', [
        { ...unitReply, id: 7, title: 'Counting to ten', gradeId: 2, level: 'P1-P3', written: 3 },
      ]),
  });
  expect(await screen.findByText(/suits this tool/)).toBeTruthy();
  expect(screen.queryByText('Counting to ten')).toBeNull();
});
