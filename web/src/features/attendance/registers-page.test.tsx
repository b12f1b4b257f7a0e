import type { TeacherToday } from '@afrolearn/contract/teaching.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { health, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { RegistersPage } from './registers-page.tsx';

const room = (id: number, name: string): TeacherToday['classes'][number] => ({
  id,
  name,
  subject: 'Math',
  subjectId: 6,
  grade: 'Primary 5',
  studentsCount: 96,
  begun: 0,
  avgProgress: null,
  avgAttendance: null,
  needing: 0,
});
const show = async (today: Partial<TeacherToday>, administrator = false) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher', { administrator })),
    'GET /teacher/today': () =>
      replied('GET /teacher/today', { classes: [], needs: [], needing: 0, ...today }),
  });
  await showPage('/register', <RegistersPage />);
};

test('a teacher of one class is in its register at once', async () => {
  await show({ classes: [room(7, 'P5 Red')] });
  await arriveAt('/classes/7/attendance');
});

test('who has several chooses, and sees which of them wait', async () => {
  await show({
    classes: [room(7, 'P5 Red'), room(8, 'P6 Green')],
    needs: [{ kind: 'job', classId: 8, className: 'P6 Green', job: 'attendance', count: 96 }],
  });
  const links = await screen.findAllByRole('link', { name: /Take the register/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/classes/7/attendance',
    '/classes/8/attendance',
  ]);
  expect(screen.getAllByText('Not taken today').length).toBe(1);
});

test.each([
  [false, '/classes'],
  [true, '/administration'],
])('without a class (head: %s) the page leads on to %s', async (administrator, to) => {
  await show({}, administrator);
  await screen.findByText(/You have no class yet/);
  expect(screen.getByRole('link').getAttribute('href')).toBe(to);
});

test('a teacher whom no school has confirmed reads that once, and no register is asked for', async () => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /health': () => health('school'),
    'GET /me': () => replied('GET /me', personOf('teacher', { school: null })),
    'GET /standing': () =>
      replied('GET /standing', {
        verified: false,
        waiting: true,
        school: { id: 7, name: 'Lake View Primary School' },
        lapsed: false,
        asleep: null,
      }),
  });
  await showPage('/register', <RegistersPage />);
  expect((await screen.findByText(/has to confirm you first/)).closest('[role="status"]')).not.toBeNull();
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(asked.some(({ name }) => name === 'GET /teacher/today')).toBe(false);
});
