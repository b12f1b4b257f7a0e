import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unitReply } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { UnitCards } from './unit-cards.tsx';

const { subject: _s, grade: _g, topics: _t, items: _i, ...unit } = unitReply;

test.each([
  [0, 'Being written'],
  [2, '2 parts2 of 7 ready'],
  [7, '7 partsReady'],
])('a unit with %i of 7 parts ready says %j', async (readyCount, words) => {
  await showAt('/', <UnitCards units={[{ ...unit, readyCount }]} />);
  const card = screen.getByRole('link', { name: /Water/ });
  expect(card.textContent?.endsWith(`clean.${words}`)).toBe(true);
});

const titled = (id: number, title: string, written: number) => ({ ...unit, id, title, written });

test('what is ready comes first, what can be practised next, and the rest is folded under one line', async () => {
  await showAt(
    '/',
    <UnitCards
      units={[
        titled(9001, 'Soil', 0),
        titled(251, 'Sets', 0),
        titled(9002, 'Rain', 3),
        titled(9003, 'Wind', 0),
      ]}
    />,
  );
  const fold = screen.getByText('2 more units are being written').closest('details');
  expect(fold?.open).toBe(false);
  const shown = screen.getAllByRole('heading', { level: 2, hidden: true }).map((one) => one.textContent);
  expect(shown).toEqual(['Rain', 'Sets', 'Soil', 'Wind']);
  expect(fold?.textContent).not.toContain('Sets');
});

test('where nothing is ready the page says so and leads on', async () => {
  await showAt('/', <UnitCards units={[titled(9001, 'Soil', 0)]} />);
  expect(screen.getByText('Nothing here is ready yet. Choose another subject or class.')).toBeTruthy();
  expect(screen.getByText('1 unit is being written')).toBeTruthy();
});
