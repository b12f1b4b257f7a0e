import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ChildUsePage } from './child-use/child-use-page.tsx';
import { FamilyReportPage } from './family-report-page.tsx';

test.each([
  ['parent', 'report', 'I have a code', '/children'],
  ['parent', 'use', 'I have a code', '/children'],
  ['teacher', 'report', 'To the start', '/'],
] as const)(
  'a %s who may not see a child reads that on its page of %s, and nothing of a network',
  async (role, page, way, to) => {
    localStorage.setItem('token', 'mango');
    serverAnswers({
      'GET /me': () => replied('GET /me', personOf(role)),
      'GET /children/:id/report': () => refused('access/not-found'),
      'GET /children/:id/choices': () => refused('access/not-found'),
    });
    await showPage(
      `/children/99/${page}`,
      <Routes>
        <Route path="/children/:id/report" element={<FamilyReportPage />} />
        <Route path="/children/:id/use" element={<ChildUsePage />} />
      </Routes>,
    );
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'This child is not on your list',
    );
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
    expect(document.body.textContent).not.toMatch(/network|cannot reach/);
  },
);
