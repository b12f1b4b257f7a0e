import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { AssistantPage } from './assistant-page.tsx';
import { MadePage } from './made-page.tsx';
import { ToolPage } from './tool-page.tsx';

const teacher = personOf('teacher');
const row = (n: number) => ({
  id: `0191d4e0-0000-7000-8000-00000000000${n}`,
  tool: 'worksheet' as const,
  title: `Page ${n}`,
  changedAt: '2026-03-09T08:00:00.000Z',
});

const show = async (at: string, pages: readonly ReturnType<typeof row>[] = []) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', teacher),
    'GET /assistant/pages': () => replied('GET /assistant/pages', [...pages]),
    'GET /classes/mine': () => replied('GET /classes/mine', []),
    'GET /assistant/model': () => replied('GET /assistant/model', { set: false }),
    'GET /units': () => replied('GET /units', []),
  });
  await showPage(
    at,
    <Routes>
      <Route path="/teacher-dashboard/assistant" element={<AssistantPage />} />
      <Route path="/teacher-dashboard/assistant/:tool" element={<ToolPage />} />
    </Routes>,
  );
};

test('what a teacher has made stands above the tools, three of it at first', async () => {
  await show('/teacher-dashboard/assistant', [1, 2, 3, 4].map(row));
  const made = await screen.findByRole('region', { name: 'Made by you' });
  expect(within(made).getAllByRole('link')).toHaveLength(3);
  const regions = screen.getAllByRole('region');
  expect(regions.indexOf(made)).toBe(0);
  expect(regions.length).toBeGreaterThan(5);
  await pressed(screen.getByRole('button', { name: 'Show all 4' }));
  expect(within(made).getAllByRole('link')).toHaveLength(4);
});

test('without any the place for them stands below, and tells of itself', async () => {
  await show('/teacher-dashboard/assistant');
  await screen.findByText('Pages that you save stand here.');
  const regions = screen.getAllByRole('region');
  expect(regions.indexOf(screen.getByRole('region', { name: 'Made by you' }))).toBe(regions.length - 1);
});

test('a letter home begins with the name of the teacher and the school; both can be changed', async () => {
  await show('/teacher-dashboard/assistant/letter-to-parents');
  expect((await screen.findByLabelText<HTMLInputElement>('Your name')).value).toBe(teacher.name);
  expect(screen.getByLabelText<HTMLInputElement>('Your school').value).toBe(teacher.school?.name);
});

test('a page with fewer questions than were asked for says how many there are, beside the paper', async () => {
  serverAnswers({
    'GET /assistant/model': () => replied('GET /assistant/model', { set: false }),
    'GET /classes/mine': () => replied('GET /classes/mine', []),
  });
  const nothing = async () => undefined;
  const page = {
    title: 'Worksheet: Water',
    about: [],
    blocks: [],
    madeFrom: [],
    fewer: { wanted: 10, written: 7 },
  };
  await showPage(
    '/',
    <MadePage
      tool="worksheet"
      page={page}
      kept={null}
      saving="no"
      canUndo={false}
      change={() => undefined}
      undo={() => undefined}
      onSave={nothing}
      onRemove={nothing}
    />,
  );
  const said = screen.getByText('You asked for 10 questions. Only 7 are written for this topic.');
  expect(said.closest('.noprint')).not.toBeNull();
});
