import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { neverAnswers, noNetwork, refused, replied, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { whereWeAre } from '#testing/show.tsx';
import {
  alertText,
  bar,
  button,
  field,
  openSettings,
  press,
  retype,
  saidBeside,
} from './testing/open-settings.tsx';

describe('the profile form', () => {
  test("spec 2 §7, 8: sends name, email and picture, says 'Profile updated!' and the whole app knows", async () => {
    const changed = personOf('teacher', { name: 'Achieng Atim', email: 'new@school.ug' });
    const asked = await openSettings(personOf('teacher'), {
      'PATCH /me': () => replied('PATCH /me', changed),
    });
    await retype('Name', ' Achieng Atim ');
    await retype('Email', 'new@school.ug');
    await press('Save');
    expect(await screen.findByText('Profile updated!')).toBeDefined();
    expect(asked.filter(({ name }) => name === 'PATCH /me')).toMatchObject([
      {
        body: { name: 'Achieng Atim', email: 'new@school.ug', picture: '/avatars/african-1.svg' },
      },
    ]);
    expect(bar()).toContain('Achieng Atim');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(changed);
  });

  test('where the server has mail, a new email waits for its link, and a word says so', async () => {
    const user = personOf('teacher');
    await openSettings(user, {
      'PATCH /me': () => replied('PATCH /me', { ...user, emailToConfirm: 'new@school.ug' }),
    });
    await retype('Email', 'new@school.ug');
    await press('Save');
    expect(await screen.findByText(/^We sent a link to new@school.ug\./)).toBeDefined();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  });

  test('spec 2 §5: name and email are required, told beside the fields, and nothing is sent', async () => {
    const asked = await openSettings();
    await retype('Name', '');
    await retype('Email', '');
    await press('Save');
    expect(saidBeside(field('Name'))).toBe('Please write your name.');
    expect(saidBeside(field('Email'))).toBe('Please write your email.');
    expect(document.activeElement).toBe(field('Name'));
    expect(asked.some(({ name }) => name === 'PATCH /me')).toBe(false);
  });

  test('a child without an email is not asked for one', async () => {
    const user = personOf('learner', { email: null });
    const asked = await openSettings(user, {
      'GET /health': () => replied('GET /health', { status: 'ok', profile: 'demo', support: null }),
      'PATCH /me': () => replied('PATCH /me', user),
    });
    await press('Save');
    expect(await screen.findByText('Profile updated!')).toBeDefined();
    expect(asked.find(({ name }) => name === 'PATCH /me')?.body).toEqual({
      name: 'Akello Grace',
      picture: '/avatars/african-1.svg',
    });
  });

  test("outside the demo a learner's name is for the teacher to change", async () => {
    await openSettings(personOf('learner'));
    expect(field('Name').disabled).toBe(true);
    expect(saidBeside(field('Name'))).toBe('Please ask your teacher to change your name.');
  });

  test.each([
    [
      'the server’s words',
      () => refused('settings/email-taken'),
      'This email already has an account. Please use another email.',
    ],
    ["'Failed to update profile' when it has none", () => wordless(500), 'Failed to update profile'],
    ['what to do without a network', noNetwork, /^We could not reach AfroLearn\./],
  ])('spec 2 §8: a failure shows %s and keeps what was typed', async (_, answer, text) => {
    await openSettings(personOf('teacher'), { 'PATCH /me': answer });
    await retype('Name', 'Achieng Atim');
    await retype('Email', 'taken@school.ug');
    await press('Save');
    expect(await alertText()).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    expect([field('Name').value, field('Email').value]).toEqual(['Achieng Atim', 'taken@school.ug']);
    expect(button('Save').hasAttribute('aria-busy')).toBe(false);
    expect(bar()).toContain('Achieng Ruth');
  });

  test('a refused field is marked and gets the focus', async () => {
    await openSettings(personOf('teacher'), {
      'PATCH /me': () =>
        refused('settings/email-taken', { fields: { email: 'This email already has an account.' } }),
    });
    await press('Save');
    await screen.findByRole('alert');
    expect(saidBeside(field('Email'))).toBe('This email already has an account.');
    expect(document.activeElement).toBe(field('Email'));
  });

  test('an old sign-in leads to the login page and back to the settings', async () => {
    await openSettings(personOf('teacher'), { 'PATCH /me': () => refused('settings/sign-in-again') });
    await retype('Email', 'new@school.ug');
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
    expect(whereWeAre()).toBe('/login');
    expect(localStorage.getItem('lastRoute')).toBe('/settings');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('while it waits a second press sends nothing', async () => {
    const asked = await openSettings(personOf('teacher'), { 'PATCH /me': neverAnswers });
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Saving...' }));
    expect(asked.filter(({ name }) => name === 'PATCH /me')).toHaveLength(1);
  });

  test('a session that ended meanwhile ends here too', async () => {
    await openSettings(personOf('teacher'), { 'PATCH /me': () => refused('session/expired') });
    await press('Save');
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  });
});
