import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { loadResource, ResourcesTab, resourceIds } from '#teaching-kit/resources/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ResourcePage } from './resource-page.tsx';

const show = async (path: string) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf('teacher')) });
  await showPage(
    path,
    <Routes>
      <Route path="/teacher-dashboard" element={<ResourcesTab />} />
      <Route path="/teacher-dashboard/resources/:id" element={<ResourcePage />} />
    </Routes>,
  );
};

test('the tab lists four sheets, and each leads to its page', async () => {
  await show('/teacher-dashboard');
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    resourceIds.map((id) => `/teacher-dashboard/resources/${id}`),
  );
});

test.each(resourceIds)(
  'the sheet %s has 400 words or more, a checklist and something to copy',
  async (id) => {
    const { lead, sections, checklist, copy } = await loadResource[id]();
    const words = [lead, ...sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list])];
    expect(words.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(400);
    expect(checklist.lines.length).toBeGreaterThanOrEqual(5);
    expect(copy.lines.length).toBeGreaterThanOrEqual(5);
  },
);

test('the sheet about a hurt child names the helpline, and its tools are not on paper', async () => {
  await show('/teacher-dashboard/resources/worried-child');
  expect((await screen.findByRole('article')).textContent).toContain('Or call 116');
  expect(screen.getByRole('button', { name: 'Print' }).closest('.noprint')).not.toBeNull();
  expect(screen.getByRole('article').closest('.noprint')).toBeNull();
});

test('a sheet that nobody wrote leads back to the four', async () => {
  await show('/teacher-dashboard/resources/toString');
  expect(await screen.findByText('We did not find this sheet')).toBeDefined();
});
