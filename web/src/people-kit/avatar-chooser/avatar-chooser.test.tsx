import {
  avatarFamilies,
  avatarNames,
  avatarPicture,
  avatarsOf,
} from '@afrolearn/learning/avatars/avatars.ts';
import { unlockRuleOf } from '@afrolearn/learning/avatars/unlocks.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useSession } from '#lib/session.tsx';
import { noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { AvatarChooser } from './avatar-chooser.tsx';

beforeEach(() => localStorage.setItem('token', 'mango'));

/** All 32 from the server: the lion is earned, its kind in progress. */
const all = avatarFamilies.flatMap((category) =>
  avatarsOf(category).map((id) => {
    const rule = unlockRuleOf(id);
    return {
      id,
      name: avatarNames[id],
      image: avatarPicture(id),
      style: category,
      category,
      unlocked: rule === null || id === 'animal-7',
      need: rule && { current: 3, target: rule.atLeast, what: rule.description },
    };
  }),
);

const Page = () => {
  const [open, setOpen] = useState(true);
  const { user } = useSession();
  return (
    <>
      <p data-testid="picture">{user?.picture}</p>
      {user !== null && <AvatarChooser open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const show = async (answers: Answers = {}, picture: string | null = '/avatars/african-1.svg') => {
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { picture })),
    'GET /avatars': () => replied('GET /avatars', all),
    ...answers,
  });
  await showPage('/', <Page />);
  return asked;
};
const face = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe("spec 2 'Avatar chooser modal'", () => {
  test("'Choose Your Avatar' shows the families by name, african as 'African Heritage', and starts at the own one", async () => {
    await show();
    const dialog = within(screen.getByRole('dialog', { name: 'Choose Your Avatar' }));
    expect(dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'African Heritage',
      'Animals',
      'Professions',
      'Story friends',
    ]);
    expect(dialog.getAllByRole('radio')).toHaveLength(32);
    expect(face('Akello').checked).toBe(true);
    expect(button('Choose Akello').disabled).toBe(false);
    expect(button('Cancel')).toBeDefined();
  });

  test('§4, 9: locked ones cannot be chosen and say what unlocks them and how far it is; earned ones can', async () => {
    await show();
    const locked = face(/^Makeda/);
    expect(locked.disabled).toBe(true);
    expect(locked.closest('label')?.textContent).toBe('MakedaLockedComplete 50 lessons3 of 50');
    await userEvent.click(locked);
    expect(button('Choose Akello')).toBeDefined();
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => disabled)).toHaveLength(7);
    await userEvent.click(face('Lion'));
    expect(button('Choose Lion').disabled).toBe(false);
  });

  test('§5: without an unlocked selection nothing can be confirmed', async () => {
    await show({}, null);
    expect(button('Tap a picture first').disabled).toBe(true);
  });

  test('§7: PUT /avatars/user/{userId} with {avatarId}; the app shows it, and the modal closes', async () => {
    const asked = await show({
      'PUT /avatars/user/:userId': () => {
        const elephant = all.find(({ id }) => id === 'animal-2');
        if (elephant === undefined) throw new Error('no elephant');
        return replied('PUT /avatars/user/:userId', elephant);
      },
    });
    await userEvent.click(face('Elephant'));
    await userEvent.click(button('Choose Elephant'));
    expect(asked.at(-1)).toMatchObject({ path: '/api/avatars/user/4711', body: { avatarId: 'animal-2' } });
    expect(screen.getByTestId('picture').textContent).toBe('/avatars/animal-2.svg');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Cancel changes nothing', async () => {
    const asked = await show();
    await userEvent.click(face('Elephant'));
    await userEvent.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain('PUT /avatars/user/:userId');
  });

  test.each([
    ['without words', () => wordless(500), 'Failed to update avatar. Please try again.'],
    ['without a network', noNetwork, 'Failed to update avatar. Please try again.'],
    [
      'with the server’s words',
      () => refused('settings/avatar-locked'),
      'This picture is locked. You can earn it by learning.',
    ],
  ])(
    '§8: a failed update %s is told in the modal, which stays open with the choice',
    async (_, answer, words) => {
      await show({ 'PUT /avatars/user/:userId': answer });
      await userEvent.click(face('Hare'));
      await userEvent.click(button('Choose Hare'));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(words);
      expect(face('Hare').checked).toBe(true);
      // Outside the scrolling faces, so that it stays visible.
      const last = screen.getAllByRole('radio').pop();
      expect(last?.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  test('§7: without a list from the server the device’s own stands, the special ones locked', async () => {
    await show({ 'GET /avatars': noNetwork });
    expect(screen.getAllByRole('radio')).toHaveLength(32);
    expect(face(/^Lion/).closest('label')?.textContent).toBe('LionLockedFinish 25 quizzes');
  });

  test("§8, G22: that the list did not load is told, the free ones can be chosen, and 'Try Again' loads what was earned", async () => {
    let failing = true;
    await show({ 'GET /avatars': () => (failing ? wordless(500) : replied('GET /avatars', all)) });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Some data could not be loaded, but the profile is still functionalTry Again',
    );
    await userEvent.click(face('Hare'));
    expect(button('Choose Hare').disabled).toBe(false);
    expect(face(/^Lion/).disabled).toBe(true);
    failing = false;
    await userEvent.click(button('Try Again'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(face('Lion').disabled).toBe(false);
    expect(face('Hare').checked).toBe(true);
  });
});
