import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { CheersSection } from './cheers-section.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const picture = '/avatars/african-2.svg';
const things = [
  {
    to: { id: 8, name: 'Okello James', picture },
    kind: 'unit' as const,
    ref: '400',
    title: 'Fractions',
    on: '2026-03-09',
  },
  {
    to: { id: 9, name: 'Chebet J.', picture },
    kind: 'badge' as const,
    ref: 'first-steps',
    title: 'First steps',
    on: '2026-03-08',
  },
];

const show = async (answers: Answers = {}) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /cheers': () => replied('GET /cheers', []),
    'GET /cheers/good-things': () => replied('GET /cheers/good-things', things),
    'POST /cheers': () => replied('POST /cheers', { id: 1 }),
    ...answers,
  });
  await showPage('/community', <CheersSection />);
  return asked;
};
const openFirst = () => pressed(screen.getByRole('button', { name: 'Cheer Okello James' }));

test('eight stickers, each with its words; one is sent for what was finished, and it goes off the list', async () => {
  const asked = await show();
  await openFirst();
  expect(screen.getByRole('heading', { name: 'Cheer Okello James on' })).toBeTruthy();
  const names = screen
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-pressed'))
    .map((button) => button.textContent);
  expect(names).toEqual([
    ...['Well done', 'Thank you', 'Goal', 'Keep growing'],
    ...['Bright idea', 'Let’s go', 'Sweet work', 'So proud'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep growing' }));
  await pressed(screen.getByRole('button', { name: 'Send Keep growing' }));
  expect(asked.find(({ name }) => name === 'POST /cheers')?.body).toEqual({
    to: 8,
    kind: 'unit',
    ref: '400',
    sticker: 'sprout',
  });
  expect(screen.getByText('Okello James has your sticker now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cheer Okello James' })).toBeNull();
});

test('one good thing of each person at a time; the next comes when it was cheered', async () => {
  const second = { ...things[0], kind: 'badge' as const, ref: 'first-steps', title: 'First Steps' };
  const list = [things[0], second].filter((thing) => thing !== undefined) as typeof things;
  await show({ 'GET /cheers/good-things': () => replied('GET /cheers/good-things', list) });
  expect(screen.getAllByRole('button', { name: 'Cheer Okello James' })).toHaveLength(1);
  await openFirst();
  await userEvent.click(screen.getByRole('button', { name: 'Goal' }));
  await pressed(screen.getByRole('button', { name: 'Send Goal' }));
  expect(screen.getByText(/earned the badge ‘First Steps’/)).toBeTruthy();
});

test('there is nowhere to write', async () => {
  await show();
  await openFirst();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  [() => refused('cheers/already'), 'You have cheered this already. Your sticker is there.'],
  [() => wordless(500), 'Your sticker was not sent. Please try again.'],
])('what was not sent is said in the dialog (%#)', async (answer, text) => {
  await show({ 'POST /cheers': answer });
  await openFirst();
  await userEvent.click(screen.getByRole('button', { name: 'Goal' }));
  await pressed(screen.getByRole('button', { name: 'Send Goal' }));
  expect(screen.getByRole('alert').textContent).toBe(text);
});

test('stickers for oneself say from whom and for what, and no number of them', async () => {
  await show({
    'GET /cheers': () =>
      replied('GET /cheers', [
        {
          id: 1,
          from: { id: 8, name: 'Okello James', picture },
          sticker: 'crane',
          kind: 'badge',
          ref: 'first-steps',
          title: 'First steps',
          on: '2026-03-09',
        },
      ]),
  });
  const section = screen.getByRole('region', { name: 'Stickers for you' });
  expect(section.textContent).toContain('So proudFrom Okello Jamesfor your badge ‘First steps’ · 9 March');
  expect(section.textContent).toContain('Only you see these.');
});

test('nothing to cheer is said kindly; a failure can be tried again', async () => {
  await show({ 'GET /cheers/good-things': () => replied('GET /cheers/good-things', []) });
  expect(screen.getByText(/When a classmate or a friend finishes a unit/)).toBeTruthy();
});
