/** Opens the administrator's page for tests, with their common actions. */
import type { Adult, StaffCode, WaitingLearner } from '@afrolearn/contract/administration.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { AdministrationPage } from '../administration-page.tsx';

export const adult = (more: Partial<Adult> = {}): Adult => ({
  id: 812_001,
  name: 'Okot Paul',
  role: 'teacher',
  email: 'okot@school.ug',
  administrator: false,
  verified: false,
  suspended: false,
  secondFactor: false,
  since: '2026-03-02T08:00:00.000Z',
  ...more,
});

export const waiting = (more: Partial<WaitingLearner> = {}): WaitingLearner => ({
  id: 712_345,
  name: 'Apio Mercy',
  grade: 'Primary 4',
  studentId: 'AFRO712345',
  consent: 'pending',
  waiting: false,
  since: '2026-03-02T08:00:00.000Z',
  classes: [],
  ...more,
});

export const staffCode = (more: Partial<StaffCode> = {}): StaffCode => ({
  id: 'b3c1f0aa-1111-4222-8333-444455556666',
  ending: 'K7',
  state: 'open',
  createdAt: '2026-03-02T08:00:00.000Z',
  expiresAt: '2026-03-16T08:00:00.000Z',
  usedBy: null,
  ...more,
});

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

export const openAdministration = async (
  tab: 'people' | 'learners' | 'codes' | 'year' | 'school',
  answers: Answers = {},
) => {
  localStorage.setItem('token', 'mango-token');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher', { administrator: true })),
    'GET /people/adults': () => replied('GET /people/adults', []),
    ...answers,
  });
  await showPage(`/administration?tab=${tab}`, <AdministrationPage />);
  return asked;
};
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const agree = (name: string | RegExp) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
export const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('li');
  if (row === null) throw new Error(`${name} has no row`);
  return row;
};
export const saidOk = () => screen.getByRole('status').textContent;
