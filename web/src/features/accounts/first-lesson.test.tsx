/** The end of a learner's sign-up, and the sign-in options without an email. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { neverAnswers, noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { todayReply } from '#testing/today.ts';
import { SignupPage } from './signup-page.tsx';

const show = () => showPage('/signup', <SignupPage />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const firstStep = async () => {
  await userEvent.type(field('Full name'), 'Akello Grace');
  await userEvent.type(field('Email'), 'akello@school.ug');
  await userEvent.type(field('Password'), 'three mangoes');
};
const learnerToReview = async () => {
  await firstStep();
  await press('Next');
  await screen.findByRole('option', { name: 'Primary 4' });
  await userEvent.selectOptions(field('Class'), 'Primary 4');
  await press('Next');
};
const optionsOf = (label: string) =>
  [...field(label).querySelectorAll('option')].map((option) => option.textContent);
const made = () => replied('POST /register', { user: personOf('learner') });

describe('spec 1 §2.4: after the sign-up of a learner', () => {
  test.each([
    ['the log-in fails', noNetwork, undefined],
    ['the email is to be verified first', neverAnswers, 'sent'],
  ] as const)(
    'where %s, a learner is led to /login with the email, as documented',
    async (_, login, mail) => {
      serverAnswers({
        'POST /register': () =>
          replied('POST /register', { user: personOf('learner'), ...(mail && { verification: mail }) }),
        'POST /login': login,
      });
      await show();
      await learnerToReview();
      await press('Create Account');
      await arriveAt('/login');
      const state = JSON.parse(screen.getByTestId('where').dataset['state'] ?? '');
      expect(state).toMatchObject({ accountMade: true, email: 'akello@school.ug' });
    },
  );

  test.each([
    ['the day cannot be asked for', noNetwork, null, '/dashboard'],
    [
      'nothing is written for the class',
      () => replied('GET /today', todayReply({ ahead: null })),
      null,
      '/dashboard',
    ],
    [
      'they were on their way somewhere',
      () => replied('GET /today', todayReply()),
      '/join-class?code=1',
      '/join-class?code=1',
    ],
  ])('where %s, a new learner starts there', async (_, day, lastRoute, path) => {
    serverAnswers({
      'POST /register': made,
      'POST /login': () => replied('POST /login', { token: 'mango', user: personOf('learner') }),
      'GET /today': day,
    });
    if (lastRoute !== null) localStorage.setItem('lastRoute', lastRoute);
    await show();
    await learnerToReview();
    await press('Create Account');
    await arriveAt(path);
  });

  test('a child without an email is told the other ways in; grown-ups are not', async () => {
    serverAnswers();
    await show();
    const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
    expect(
      screen.getByText(/^Your teacher or a parent can make your account\./, { exact: false }),
    ).toBeDefined();
    expect(hrefOf('Sign in with pictures')).toBe('/login/pictures');
    expect(hrefOf('Look at the lessons')).toBe('/courses');
    await userEvent.click(screen.getByRole('radio', { name: 'Parent' }));
    expect(screen.queryByRole('link', { name: 'Sign in with pictures' })).toBeNull();
  });

  test.each([
    [null, 'Uganda'],
    ['Kenya', 'Kenya'],
    ['Atlantis', 'Uganda'],
  ])('the country is the one that the site shows: with %s at its foot, %s', async (chosen, country) => {
    serverAnswers();
    if (chosen !== null) localStorage.setItem('afl_country', chosen);
    await show();
    await firstStep();
    await press('Next');
    expect(field('Country').value).toBe(country);
  });
});

describe('spec 1 §2.4: the lists of the second step', () => {
  test('lists that did not load can be asked for again, and what was typed stays', async () => {
    let tries = 0;
    serverAnswers({
      'GET /grades': () =>
        tries++ === 0 ? noNetwork() : replied('GET /grades', [{ id: 4, name: 'Primary 4' }]),
    });
    await show();
    await firstStep();
    await press('Next');
    expect((await screen.findByRole('alert')).textContent).toContain('did not load');
    await press('Try again');
    await waitFor(() => expect(optionsOf('Class')).toContain('Primary 4'));
  });
});
