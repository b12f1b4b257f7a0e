import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { ToolPage } from './tool-page.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const open = async (tool: string, answers: Answers = {}) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/mine': () => replied('GET /classes/mine', []),
    'GET /assistant/model': () => replied('GET /assistant/model', { set: false }),
    ...answers,
  });
  await showPage(
    `/teacher-dashboard/assistant/${tool}`,
    <Routes>
      <Route path="/teacher-dashboard/assistant/:tool" element={<ToolPage />} />
    </Routes>,
  );
};
const make = async () => await pressed(await screen.findByRole('button', { name: 'Make it' }));
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

test.each(['9999', '2', '0', '-5', '4.5'])(
  'a number that cannot be (%s) is told beside its field and stays; a right one then makes the page',
  async (number) => {
    await open('story-problems');
    const box: HTMLInputElement = await screen.findByLabelText('Number of questions');
    type(box, number);
    await make();
    expect(screen.getByText('A whole number from 3 to 20.')).toBeTruthy();
    expect([box.value, box.getAttribute('aria-invalid')]).toEqual([number, 'true']);
    expect(document.querySelector('article')).toBeNull();
    type(box, '4');
    await make();
    expect(screen.queryByText('A whole number from 3 to 20.')).toBeNull();
    expect(document.querySelector('article')).not.toBeNull();
  },
);

test('events that are too long are told with their count, and no letter of them is lost', async () => {
  await open('term-calendar');
  const box: HTMLTextAreaElement = await screen.findByLabelText('Your events, one on a line');
  const events = 'week 3: Sports day\n'.repeat(400).trim();
  type(box, events);
  await make();
  expect(screen.getByText(new RegExp(`This has ${events.length}: shorten it`))).toBeTruthy();
  expect(box.value).toBe(events);
  expect(document.querySelector('article')).toBeNull();
  type(box, 'week 3: Sports day');
  await make();
  expect(document.querySelector('article')?.textContent).toContain('Sports day');
});

test('a field that was emptied takes the usual number', async () => {
  await open('story-problems');
  type(await screen.findByLabelText('Number of questions'), '');
  await make();
  expect(document.querySelectorAll('article ol > li')).toHaveLength(8);
});

test.each(['scheme-of-work', 'worksheet', 'reteach-plan'])(
  'a topic without lessons can be chosen for a %s, which says what is missing',
  async (tool) => {
    const rivers = { ...unitReply, id: 999, title: 'Rivers', lessons: ['Our river', 'Our lake'], written: 0 };
    const items = unitReply.items.map((entry) => ({ ...entry, written: false }));
    await open(tool, {
      'GET /units': () => replied('GET /units', [rivers]),
      'GET /unit/:id': () => replied('GET /unit/:id', { ...rivers, items }),
    });
    expect((await screen.findByRole<HTMLOptionElement>('option', { name: 'Rivers' })).disabled).toBe(false);
    await make();
    const page = document.querySelector('article')?.textContent;
    expect(page).toContain('The lessons of this topic are not written in AfroLearn yet.');
    expect(page).toMatch(/Our river.*Our lake/);
  },
);

test('a subject without any topic says so', async () => {
  await open('worksheet', {
    'GET /units': () => replied('GET /units', []),
  });
  expect(await screen.findByText(/^No topic of this subject is written yet/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make it' }).disabled).toBe(true);
});

test('the name on the paper is that of the class of the chosen grade; one that was typed by hand stays', async () => {
  const room = { subjectId: 5, subject: 'SST', archived: false, code: null };
  const rooms = [
    { ...room, id: 2, name: 'P4 Green', grade: 'Primary 4', students: 60 },
    { ...room, id: 1, name: 'P7 Blue', grade: 'Primary 7', students: 90 },
  ];
  await open('test-paper', {
    'GET /classes/mine': () => replied('GET /classes/mine', rooms),
    'GET /units': () => replied('GET /units', []),
  });
  const name: HTMLInputElement = await screen.findByLabelText('Name of the class');
  const grade = await screen.findByLabelText('Class');
  expect(name.value).toBe('P4 Green');
  type(grade, '7');
  expect(name.value).toBe('P7 Blue');
  type(grade, '2');
  expect(name.value).toBe('');
  type(name, 'P2 by the mango tree');
  type(grade, '4');
  expect(name.value).toBe('P2 by the mango tree');
});
