import { calls } from '@afrolearn/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { neverAnswers, noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage, whereWeAre } from '#testing/show.tsx';
import { WelcomePage } from './welcome-page.tsx';

const newcomer = personOf('learner', { grade: null, country: null });
const isNew = { 'GET /me': () => replied('GET /me', newcomer) } as const;

beforeEach(() => localStorage.setItem('token', 'mango'));

const show = () => showPage('/welcome', <WelcomePage />);
const press = (name = 'Start learning') => userEvent.click(screen.getByRole('button', { name }));
const choose = async () => {
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Kenya');
  await userEvent.selectOptions(screen.getByLabelText('Class'), 'Primary 5');
};

test('asks for country and class, saves them once and leads to the first lesson', async () => {
  const asked = serverAnswers({
    ...isNew,
    'PUT /me/class': () =>
      replied('PUT /me/class', personOf('learner', { grade: 'Primary 5', country: 'Kenya' })),
  });
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Akello Grace!');
  await choose();
  await press();
  await waitFor(() => expect(whereWeAre()).toBe('/lesson/u8-l1'));
  const sent = asked.filter(({ name }) => name === 'PUT /me/class').map(({ body }) => body);
  expect(sent).toEqual([{ country: 'Kenya', grade: 'Primary 5' }]);
  expect(calls['PUT /me/class'].body.safeParse(sent[0]).success).toBe(true);
  expect(localStorage.getItem('user')).toContain('Primary 5');
  expect(localStorage.getItem('token')).toBe('mango');
});

test('says beside each field what is missing, and sends nothing', async () => {
  const asked = serverAnswers(isNew);
  await show();
  await userEvent.selectOptions(screen.getByLabelText('Country'), '');
  await press();
  expect(screen.getByText('Please choose your country.')).toBeDefined();
  expect(screen.getByText('Please choose a class.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Country'));
  expect(asked.some(({ name }) => name === 'PUT /me/class')).toBe(false);
});

test('while it waits the button says so', async () => {
  serverAnswers({ ...isNew, 'PUT /me/class': neverAnswers });
  await show();
  await choose();
  await press();
  expect(screen.getByRole('button', { name: 'Saving...' }).getAttribute('aria-busy')).toBe('true');
});

test.each([
  ['the server’s words', () => refused('class/already-chosen'), /^Your class is already set\./],
  ['our words when it has none', () => wordless(), 'Your class could not be saved. Please try again.'],
  ['what to do without a network', noNetwork, /^We could not reach AfroLearn\./],
])('a failure shows %s and keeps what was chosen', async (_, answer, text) => {
  serverAnswers({ ...isNew, 'PUT /me/class': answer });
  await show();
  await choose();
  await press();
  expect(screen.getByRole('alert').textContent).toMatch(text);
  expect(screen.getByLabelText<HTMLSelectElement>('Class').value).toBe('Primary 5');
});

test.each([
  ['a learner who has a class', personOf('learner'), '/dashboard'],
  ['a teacher', personOf('teacher'), '/teacher-dashboard'],
  ['a parent', personOf('parent'), '/parent-dashboard'],
])('%s is led on', async (_, person, home) => {
  serverAnswers({ 'GET /me': () => replied('GET /me', person) });
  await show();
  expect(whereWeAre()).toBe(home);
});
