import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { UnitCards } from './unit-cards.tsx';

const { subject: _s, grade: _g, topics: _t, items: _i, ...unit } = unitReply;

const show = async (grade: string) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    'GET /pictures': () => replied('GET /pictures', [{ id: 'u7-l1', svg: '<svg id="tap"/>' }]),
  });
  const units = [
    { ...unit, written: 5 },
    { ...unit, id: 8, title: 'Soil', written: 0 },
  ];
  await showPage('/', <UnitCards units={units} />);
  await screen.findByText('Water');
  return asked.filter(({ name }) => name === 'GET /pictures');
};

test('a young child finds a unit by its first drawing: a picture, a name, and no word more', async () => {
  const asked = await show('Primary 2');
  const card = await screen.findByRole('link', { name: 'Water' });
  await waitFor(() => expect(card.querySelector('img')?.getAttribute('src')).toContain('tap'));
  expect(card.textContent).toBe('Water');
  expect(screen.queryByText(/being written/)).toBeNull();
  expect(asked).toHaveLength(1);
});

test('nobody else asks for the drawings, and reads of the unit what there was', async () => {
  const asked = await show('Primary 4');
  const card = screen.getByRole('link', { name: /Water/ });
  expect(within(card).getByText('Ready')).toBeTruthy();
  expect(screen.getByText('1 more unit is being written')).toBeTruthy();
  expect(card.querySelector('img')).toBeNull();
  expect(asked).toHaveLength(0);
});
