import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { LostNotice } from './lost-notice.tsx';
import { keepLost } from './lost-taps.ts';

test('a register that was refused before anybody was tapped is not counted in marks', async () => {
  const lost = { classId: 5, date: '2026-03-12', why: 'said', said: 'That register is closed.' } as const;
  const teacher = personOf('teacher');
  await keepLost(teacher.id, { ...lost, count: 0 });
  localStorage.setItem('token', 'mango');
  serverAnswers({ 'GET /me': () => replied('GET /me', teacher) });
  await showPage('/', <LostNotice />);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The register of .* was not taken\. That register is closed\./,
  );
});

test('a teacher of several classes reads which class it was', async () => {
  const teacher = personOf('teacher');
  const date = '2026-03-13';
  await keepLost(teacher.id, { classId: 6, className: 'P5 Heron', date, count: 2, why: 'left', said: null });
  localStorage.setItem('token', 'mango');
  serverAnswers({ 'GET /me': () => replied('GET /me', teacher) });
  await showPage('/', <LostNotice />);
  expect(await screen.findByText('P5 Heron:')).toBeDefined();
});
