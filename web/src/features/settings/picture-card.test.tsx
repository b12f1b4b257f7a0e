import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { neverAnswers, noNetwork, refused, replied, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { alertText, bar, field, openSettings, press } from './testing/open-settings.tsx';

describe('the picture', () => {
  const withPicture = (picture: string) => () => replied('PATCH /me', personOf('teacher', { picture }));

  test('spec 2 §2: an avatar is chosen in a dialog, and the app shows it everywhere', async () => {
    const image = '/avatars/animal-2.svg';
    const asked = await openSettings(personOf('teacher'), {
      'GET /avatars': noNetwork,
      'PUT /avatars/user/:userId': () =>
        replied('PUT /avatars/user/:userId', {
          id: 'animal-2',
          name: 'Elephant',
          image,
          style: 'animal',
          category: 'animal',
          unlocked: true,
          need: null,
        }),
    });
    await press('Choose a picture');
    const dialog = within(screen.getByRole('dialog', { name: 'Choose Your Avatar' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Elephant' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Elephant' }));
    expect(await screen.findByText('Profile updated!')).toBeDefined();
    expect(asked.find(({ name }) => name === 'PUT /avatars/user/:userId')?.body).toEqual({
      avatarId: 'animal-2',
    });
    expect(bar()).toContain(image);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'me.jpg', { type: 'image/jpeg' });
  const pick = () => userEvent.upload(field('Use a photo'), photo);
  const url = `/uploads/${'a'.repeat(32)}.webp`;

  test('spec 2 §7: a photo travels as the part `avatar`, then becomes the picture', async () => {
    const asked = await openSettings(personOf('teacher'), {
      'POST /upload-avatar': () => replied('POST /upload-avatar', { url }),
      'PATCH /me': withPicture(url),
    });
    await pick();
    expect(await screen.findByText('Profile updated!')).toBeDefined();
    const [sent] = asked.filter(({ name }) => name === 'POST /upload-avatar');
    expect(Object.keys(sent?.body as object)).toEqual(['avatar']);
    expect(sent?.bearer).toBe('Bearer mango-token');
    expect(asked.find(({ name }) => name === 'PATCH /me')?.body).toEqual({ picture: url });
    expect(bar()).toContain(url);
  });

  test('while it travels the photo is shown, and a word says so', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
    await openSettings(personOf('teacher'), { 'POST /upload-avatar': neverAnswers });
    await pick();
    expect(await screen.findByText('Sending your photo...')).toBeDefined();
    expect(document.querySelector('img[src="blob:preview"]')).not.toBeNull();
  });

  test.each([
    ['the server’s words', () => refused('upload/too-large'), /^This picture is too big\./, false],
    ["'Failed to upload avatar' when it has none", () => wordless(500), /^Failed to upload avatar/, true],
    ['what to do without a network', noNetwork, /^We could not reach AfroLearn\./, true],
  ])('spec 2 §8: a failed upload shows %s', async (_, answer, text, again) => {
    await openSettings(personOf('teacher'), { 'POST /upload-avatar': answer });
    await pick();
    expect(await alertText()).toMatch(text);
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(again);
    expect(bar()).toContain('/avatars/african-1.svg');
  });

  test('a photo that did not get through is sent again with one press', async () => {
    let tries = 0;
    const asked = await openSettings(personOf('teacher'), {
      'POST /upload-avatar': () => (tries++ === 0 ? noNetwork() : replied('POST /upload-avatar', { url })),
      'PATCH /me': withPicture(url),
    });
    await pick();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Profile updated!');
    expect(asked.filter(({ name }) => name === 'POST /upload-avatar')).toHaveLength(2);
  });

  test('where photos are off there is no and a word says why', async () => {
    await openSettings(personOf('learner'), {
      'GET /settings': () =>
        replied('GET /settings', {
          theme: 'system',
          notifications: true,
          language: null,
          insights: true,
          leaderboard: true,
          motivation: true,
          photos: false,
        }),
    });
    expect(screen.queryByLabelText('Use a photo')).toBeNull();
    expect(screen.getByText('Photos are not switched on for you. Choose one of our pictures.')).toBeDefined();
  });
});
