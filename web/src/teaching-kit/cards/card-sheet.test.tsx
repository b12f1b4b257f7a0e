import type { RosterCard } from '@afrolearn/contract/rosters.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { CardSheet } from './card-sheet.tsx';

const card = (at: number, className = 'P5 Red'): RosterCard => ({
  id: 400 + at,
  name: `Apio Mercy ${at}`,
  grade: 'Primary 5',
  studentId: `AFRO0000${400 + at}`,
  picture: null,
  secretKind: 'card',
  secret: { kind: 'card', words: ['river', 'mango', 'drum'] },
  className,
  line: at,
});

const show = async (cards: RosterCard[], more: { address?: string } = {}) => {
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /health': () => replied('GET /health', { status: 'ok', profile: 'school', support: null, ...more }),
  });
  await showPage('/', <CardSheet cards={cards} title="Cards" onDone={() => {}} />);
};

test('ten cards are a sheet; each sheet names its classes, the teacher and its number', async () => {
  await show([...Array.from({ length: 10 }, (_, at) => card(at)), card(10, 'P5 Blue')]);
  expect(await screen.findByText('Sheet 1 of 2')).toBeDefined();
  expect(screen.getByText('Sheet 2 of 2')).toBeDefined();
  expect(screen.getAllByRole('list').filter((list) => list.tagName === 'UL')).toHaveLength(2);
  expect(
    await screen.findAllByText(new RegExp(`P5 Red, P5 Blue · ${personOf('teacher').name} · `)),
  ).toHaveLength(2);
});

test('each card has the address that the operator set, in letters and as a code', async () => {
  await show([card(1)], { address: 'https://learn.school.ug' });
  expect(await screen.findByText('learn.school.ug')).toBeDefined();
  expect(await screen.findByRole('img', { name: 'QR code of learn.school.ug' })).toBeDefined();
});

test('where no address is set, it is the one of the page', async () => {
  await show([card(1)]);
  const [own] = await screen.findAllByRole('listitem');
  expect(within(own as HTMLElement).getByText(location.host)).toBeDefined();
});
