import type { KeptPage } from '@afrolearn/contract/assistant.ts';
import type { ToolPage as Page } from '@afrolearn/learning/assistant/page.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

const open = async (tool: KeptPage['tool']) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/mine': () => replied('GET /classes/mine', []),
    'GET /assistant/model': () => replied('GET /assistant/model', { set: false }),
    'GET /assistant/pages/:id': () => replied('GET /assistant/pages/:id', keptAs(tool)),
  });
  await showPage(
    `/teacher-dashboard/assistant/${tool}?page=${id}`,
    <Routes>
      <Route path="/teacher-dashboard/assistant/:tool" element={<ToolPage />} />
    </Routes>,
  );
  await screen.findByText('How many eggs?');
  const sheets = () => [...document.querySelectorAll('article')];
  /* What paper shows of a sheet: style sheets are not read here, and these two names are theirs. */
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
    // The line of the sources would come to stand alone on a second sheet.
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
