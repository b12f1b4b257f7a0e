import type { KeptPage } from '@afrolearn/contract/assistant.ts';
import type { ToolPage as Page } from '@afrolearn/learning/assistant/page.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { ToolPage } from './tool-page.tsx';

const id = '0191d4e0-0000-7000-8000-000000000001';
const page: Page = {
  title: 'Story problems',
  about: ['Primary 4 Math'],
  blocks: [
    { kind: 'questions', questions: [{ text: 'How many eggs?', lines: 1 }] },
    { kind: 'answers', lines: ['1. Nine eggs.'] },
    { kind: 'heading', text: 'After school', teacher: true },
    { kind: 'text', text: 'Count the piles.' },
  ],
  madeFrom: [{ id: 'u400-l1', title: 'Eggs and trays' }],
};
const keptAs = (tool: KeptPage['tool']): KeptPage => ({
  id,
  tool,
  title: page.title,
  changedAt: '2026-03-09T08:00:00.000Z',
  page,
  form: { unitId: null, lessonId: null, draw: 1, values: {} },
  version: 1,
});

const rooms = [
  {
    id: 4,
    name: 'P4 Red',
    grade: 'Primary 4',
    subjectId: 6,
    subject: 'Math',
    code: null,
    students: 96,
    archived: false,
  },
];

const open = async (tool: KeptPage['tool'], shown: Page = page) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/mine': () => replied('GET /classes/mine', rooms),
    'GET /assistant/model': () => replied('GET /assistant/model', { set: false }),
    'GET /assistant/pages/:id': () => replied('GET /assistant/pages/:id', { ...keptAs(tool), page: shown }),
  });
  await showPage(
    `/teacher-dashboard/assistant/${tool}?page=${id}`,
    <Routes>
      <Route path="/teacher-dashboard/assistant/:tool" element={<ToolPage />} />
    </Routes>,
  );
  await screen.findByText('How many eggs?');
  const sheets = () => [...document.querySelectorAll('article')];
  /* The class names that hide parts in print: style sheets are not loaded in tests. */
  const onPaper = (sheet: Element | undefined): string => {
    const copy = sheet?.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('.noprint')) hidden.remove();
    return copy.matches('.noprint') ? '' : (copy.textContent ?? '');
  };
  return { sheets, onPaper };
};

test('the half page gives pupils two copies with nothing of the teacher, whose part is printed once', async () => {
  const { sheets, onPaper } = await open('story-problems');
  await pressed(screen.getByRole('button', { name: 'Half page' }));
  const [left, right, own] = sheets();
  for (const copy of [left, right]) {
    expect(onPaper(copy)).toContain('How many eggs?');
    expect(onPaper(copy)).not.toMatch(/Nine eggs|After school|Count the piles/);
    // The line of sources would need a second sheet.
    expect(onPaper(copy)).not.toContain('Eggs and trays');
  }
  expect(onPaper(own)).toContain('Eggs and trays');
  expect(onPaper(own)).toMatch(/Nine eggs.*After school.*Count the piles/);
  expect(onPaper(own)).not.toContain('How many eggs?');
});

test('a page of the teacher is printed twice as it is on half pages, and not a third time', async () => {
  const { sheets, onPaper } = await open('term-calendar');
  await pressed(screen.getByRole('button', { name: 'Half page' }));
  const [left, right, own] = sheets().map(onPaper);
  expect(left).toContain('Count the piles.');
  expect(right).toBe(left);
  expect(own).toBe('');
});

test('paper says the school, who made it and the day; pupils write the day themselves', async () => {
  const { sheets, onPaper } = await open('term-calendar');
  const { name, school } = personOf('teacher');
  expect(onPaper(sheets()[0])).toMatch(
    new RegExp(`^${school?.name ?? ''}${name} · \\w+day \\d{1,2} \\w+ \\d{4}`),
  );
});

test('the sheet of the teacher names the page it belongs to', async () => {
  const { sheets, onPaper } = await open('story-problems');
  expect(onPaper(sheets()[0])).toContain('Story problems · for the teacher');
  expect(onPaper(sheets()[0])).not.toMatch(/day \d{1,2} \w+ \d{4}/);
});

test('a new text stands where pupils read it, before the part of the teacher', async () => {
  const { sheets, onPaper } = await open('story-problems');
  await pressed(screen.getByRole('button', { name: 'Add text' }));
  expect(onPaper(sheets()[0])).toMatch(/How many eggs.*New text.*Nine eggs/);
});

test.each([
  [9, '3ch'],
  [10, '4ch'],
  [120, '5ch'],
])('a list of %i numbers leaves room for the widest one, so that no printer cuts it', async (count, room) => {
  const lines = Array.from({ length: count }, (_, at) => `Line ${at}`);
  await open('term-calendar', {
    ...page,
    blocks: [
      {
        kind: 'questions',
        questions: [{ text: 'How many eggs?' }, ...lines.slice(1).map((text) => ({ text }))],
      },
      { kind: 'list', ordered: true, lines },
    ],
  });
  const lists = [...document.querySelectorAll<HTMLElement>('article > section > ol')];
  expect(lists.map(({ style }) => style.paddingInlineStart)).toEqual([room, room]);
});

/* jsdom has no layout: what pupils get ends where the teacher's part begins, and that ends at the height. */
const laidOut = (height: number, teachers: number) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isOwn = /for the teacher|Answers|Nine eggs|After school|Count the piles|Eggs and trays/.test(
      this.textContent ?? '',
    );
    return isOwn ? new DOMRect(0, teachers, 700, height - teachers) : new DOMRect(0, 0, 700, teachers);
  });
};

test('the sheets of paper are told before printing: those of the class, and those of the teacher', async () => {
  laidOut(2400, 1500);
  const { sheets } = await open('story-problems');
  expect(await screen.findByText(/^Paper: 2 × 96 = 192, and 1 for the teacher/)).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Copies'), { target: { value: '30' } });
  expect(screen.getByText(/^Paper: 2 × 30 = 60, and 1 for the teacher/)).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Copies'), { target: { value: '0' } });
  expect(screen.queryByText(/^Paper/)).toBeNull();
  expect(screen.getByText('A whole number from 1 to 500.')).not.toBeNull();
  expect(sheets()[0]?.style.getPropertyValue('--fit')).toBe('1');
});

test('a few lines too many are printed smaller, not on a sheet of their own', async () => {
  laidOut(1900, 1100);
  const { sheets } = await open('story-problems');
  expect(await screen.findByText(/^Paper: 1 × 96 = 96, and 1 for the teacher/)).not.toBeNull();
  expect(Number(sheets()[0]?.style.getPropertyValue('--fit'))).toBeLessThan(1);
});

test('four tickets on a sheet are for four pupils', async () => {
  laidOut(900, 700);
  const ticket = { title: 'Eggs and trays', lines: ['Name: ____'] };
  const cards = [ticket, ticket, ticket, ticket];
  await open('story-problems', { ...page, blocks: [{ kind: 'cards', cards }, ...page.blocks] });
  expect(await screen.findByText(/^Paper: 1 × 24 = 24, and 1 for the teacher/)).not.toBeNull();
});
