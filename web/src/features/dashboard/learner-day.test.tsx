import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { LearnerDay } from './learner-day.tsx';

vi.mock('#people-kit/waiting/index.ts', () => Promise.reject(new TypeError('no file')));

test('where the part that counts waiting work does not come, the day opens without it', async () => {
  localStorage.setItem('token', 'mango');
  serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner')) });
  await showPage('/', <LearnerDay />);
  await expect(import('#people-kit/waiting/index.ts')).rejects.toThrow();
  expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
});
