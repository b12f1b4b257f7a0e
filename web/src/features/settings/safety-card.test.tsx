import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { refused, replied, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { alertText, field, openSettings, press, saidBeside, sessions } from './testing/open-settings.tsx';

describe('the password', () => {
  const change = async (current: string, wanted: string) => {
    await press('Change password');
    const dialog = within(screen.getByRole('dialog'));
    if (current !== '') await userEvent.type(field('Current password'), current);
    if (wanted !== '') await userEvent.type(field('New password'), wanted);
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  };

  test("spec 2 §7, 8: is changed, 'Password changed!' is said, and the devices are read again", async () => {
    const asked = await openSettings(personOf('learner'), {
      'POST /change-password': () => replied('POST /change-password', { done: true }),
    });
    await change('three mangoes', 'groundnut stew 77');
    expect(await screen.findByText('Password changed!')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.find(({ name }) => name === 'POST /change-password')?.body).toEqual({
      currentPassword: 'three mangoes',
      newPassword: 'groundnut stew 77',
    });
    await waitFor(() => expect(asked.filter(({ name }) => name === 'GET /sessions')).toHaveLength(2));
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/mangoes|groundnut/);
  });

  test('spec 2 §5: both are required', async () => {
    const asked = await openSettings();
    await change('', '');
    expect(saidBeside(field('Current password'))).toBe('Please write your current password.');
    expect(saidBeside(field('New password'))).toBe('Please choose a new password.');
    expect(document.activeElement).toBe(field('Current password'));
    expect(asked.some(({ name }) => name === 'POST /change-password')).toBe(false);
  });

  test.each([
    [
      'the server’s words',
      () => refused('settings/wrong-password', { fields: { currentPassword: 'This is not your password.' } }),
      'Your current password is not right. Please write it again.',
    ],
    ["'Failed to change password' when it has none", () => wordless(500), 'Failed to change password'],
  ])(
    'spec 2 §8: a failure shows %s and keeps what was typed; nobody is logged out',
    async (_, answer, text) => {
      await openSettings(personOf('learner'), { 'POST /change-password': answer });
      await change('three mangoes', 'groundnut stew 77');
      expect(await alertText()).toBe(text);
      expect([field('Current password').value, field('New password').value]).toEqual([
        'three mangoes',
        'groundnut stew 77',
      ]);
      expect(localStorage.getItem('token')).toBe('mango-token');
    },
  );

  test('closing forgets what was typed', async () => {
    await openSettings();
    await press('Change password');
    await userEvent.type(field('Current password'), 'three mangoes');
    await press('Cancel');
    await press('Change password');
    expect(field('Current password').value).toBe('');
  });
});

describe('permissions N17: own devices', () => {
  test('are listed, this one marked, the others with an end', async () => {
    await openSettings();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Chrome on AndroidThis device',
      'Firefox on LinuxLast used on 12 January 2026End',
      'A deviceLast used todayEnd',
    ]);
  });

  test('one is ended, and the list is read again', async () => {
    let left = sessions;
    const asked = await openSettings(personOf('teacher'), {
      'GET /sessions': () => replied('GET /sessions', left),
      'DELETE /sessions/:id': () => {
        left = sessions.filter(({ device }) => device !== 'Firefox on Linux');
        return replied('DELETE /sessions/:id', { done: true });
      },
    });
    await press('End: Firefox on Linux');
    expect(await screen.findByText('That device is logged out.')).toBeDefined();
    expect(asked.find(({ name }) => name === 'DELETE /sessions/:id')?.path).toBe(
      '/api/sessions/b3c1f0aa-1111-4222-8333-444455557777',
    );
    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull());
  });

  test('all others are ended, and then there is nothing more to end', async () => {
    let left = sessions;
    await openSettings(personOf('teacher'), {
      'GET /sessions': () => replied('GET /sessions', left),
      'POST /sessions/end-others': () => {
        left = sessions.slice(0, 1);
        return replied('POST /sessions/end-others', { ended: 2 });
      },
    });
    await press('End all others');
    expect(await screen.findByText('All your other devices are logged out.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull());
  });

  test('a failure can be tried again', async () => {
    await openSettings(personOf('teacher'), { 'POST /sessions/end-others': () => wordless(500) });
    await press('End all others');
    expect(await alertText()).toContain('That did not work. Try again.');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('permissions G35: whether one is told how one learns', () => {
  const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'How I learn' });

  test('it is on until a learner switches it off, and that is sent', async () => {
    const asked = await openSettings(personOf('learner'));
    expect(theSwitch().checked).toBe(true);
    await userEvent.click(theSwitch());
    expect(theSwitch().checked).toBe(false);
    await waitFor(() =>
      expect(asked.filter(({ name }) => name === 'PUT /settings').map(({ body }) => body)).toEqual([
        { insights: false },
      ]),
    );
  });

  test('it shows what was chosen on another device', async () => {
    await openSettings(personOf('learner'), {
      'GET /settings': () =>
        replied('GET /settings', {
          theme: 'system',
          notifications: true,
          language: null,
          insights: false,
          leaderboard: true,
          motivation: true,
          photos: false,
        }),
    });
    await waitFor(() => expect(theSwitch().checked).toBe(false));
  });

  test('without a network it is kept here and says so', async () => {
    await openSettings(personOf('learner'), { 'PUT /settings': () => wordless(500) });
    await userEvent.click(theSwitch());
    expect(await screen.findByText('Saved on this device. We will send it later.')).toBeDefined();
    expect(theSwitch().checked).toBe(false);
  });

  test('adults have no such switch', async () => {
    await openSettings(personOf('teacher'));
    expect(screen.queryByRole('switch', { name: 'How I learn' })).toBeNull();
  });
});

describe('decision 0061: seeds, streaks and badges', () => {
  const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Seeds, streaks and badges' });

  test('a learner switches them off and on: at once here, and for the server', async () => {
    const asked = await openSettings(personOf('learner'));
    expect(theSwitch().checked).toBe(true);
    await userEvent.click(theSwitch());
    expect(theSwitch().checked).toBe(false);
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ motivation: false });
    await userEvent.click(theSwitch());
    await waitFor(() => expect(theSwitch().checked).toBe(true));
    await waitFor(() =>
      expect(asked.filter(({ name }) => name === 'PUT /settings').map(({ body }) => body)).toEqual([
        { motivation: false },
        { motivation: true },
      ]),
    );
  });

  /** The learner's own choice, whatever the family's. */
  const chosen = (motivation: boolean) => ({
    'GET /settings': () =>
      replied('GET /settings', {
        theme: 'system',
        notifications: true,
        language: null,
        insights: true,
        leaderboard: true,
        motivation,
        photos: false,
      }),
  });
  const storedUser = () => JSON.parse(localStorage.getItem('user') ?? 'null');

  test('an answer that comes after the child has left does not put them back on the tablet', async () => {
    const child = personOf('learner', { motivation: false });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let times = 0;
    await openSettings(child, {
      ...chosen(false),
      'GET /me': async () => {
        times += 1;
        if (times > 1) await held;
        return replied('GET /me', child);
      },
    });
    await waitFor(() => expect(theSwitch().disabled).toBe(false));
    await userEvent.click(theSwitch());
    await waitFor(() => expect(times).toBe(2));
    await press('Log out');
    expect(storedUser()).toBeNull();
    await act(async () => {
      release();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(storedUser()).toBeNull();
  });

  test('what the family has switched off a child cannot switch on, and reads why', async () => {
    await openSettings(personOf('learner', { motivation: false }));
    expect(await screen.findByText(/Your family has switched this off/)).toBeDefined();
    expect([theSwitch().checked, theSwitch().disabled]).toEqual([false, true]);
  });

  test('while it is not known who has switched it off, a child cannot switch it on', async () => {
    await openSettings(personOf('learner', { motivation: false }), { 'GET /settings': () => wordless(500) });
    expect([theSwitch().checked, theSwitch().disabled]).toEqual([false, true]);
    expect(screen.queryByText(/Your family has switched this off/)).toBeNull();
  });

  test('without a network a yes waits: what a guardian may have closed is not opened by it', async () => {
    await openSettings(personOf('learner', { motivation: false }), {
      ...chosen(false),
      'PUT /settings': () => wordless(500),
    });
    await waitFor(() => expect(theSwitch().disabled).toBe(false));
    await userEvent.click(theSwitch());
    expect(await screen.findByText('Saved on this device. We will send it later.')).toBeDefined();
    expect(storedUser()).toMatchObject({ motivation: false });
    expect([theSwitch().checked, theSwitch().disabled]).toEqual([false, false]);
    expect(screen.queryByText(/Your family has switched this off/)).toBeNull();
  });

  test('where both had switched it off, a child who switches it on reads that the family did too', async () => {
    await openSettings(personOf('learner', { motivation: false }), chosen(false));
    await waitFor(() => expect(theSwitch().disabled).toBe(false));
    await userEvent.click(theSwitch());
    expect(await screen.findByText(/Your family has switched this off/)).toBeDefined();
    expect([theSwitch().checked, theSwitch().disabled]).toEqual([false, true]);
  });

  test('adults have no such switch', async () => {
    await openSettings(personOf('parent'));
    expect(screen.queryByRole('switch', { name: 'Seeds, streaks and badges' })).toBeNull();
  });
});
