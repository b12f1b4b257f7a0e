import type { ChartVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { Chart } from './chart.tsx';
import { nameRows, sideOf } from './line-chart.tsx';

const show = (chart: Omit<ChartVisual, 'kind'>) =>
  showAt('/', <Chart visual={{ kind: 'chart', ...chart }} shown={1} figures={{}} />);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

test('names that are wider than their columns stand by turns in more than one row', async () => {
  expect(nameRows(['2019', '2020', '2021'])).toBe(1);
  expect(nameRows(['long rains', 'short rains'])).toBe(1);
  expect(nameRows(months)).toBe(2);
  await show({ form: 'line', title: 'Rain', values: months.map((label, value) => ({ label, value })) });
  expect(months.map((month) => screen.getByText(month).style.getPropertyValue('--row'))).toEqual(
    months.map((_, at) => String(at % 2)),
  );
});

test('the line runs through no number: over a top, under a dip, beside a slope', () => {
  expect(sideOf(30, 80, 160, 200)).toBe('left');
  expect(sideOf(80, 160, 150, 200)).toBe('over');
  expect(sideOf(160, 150, 110, 200)).toBe('right');
  expect(sideOf(150, 110, 140, 200)).toBe('under');
  expect(sideOf(undefined, 12, 30, 200)).toBe('left');
  expect(sideOf(70, 30, undefined, 200)).toBe('right');
});

test('a number never stands below the foot of the chart', () => {
  expect(sideOf(900, 10, 900, 1000)).toBe('over');
});

test('the key of a pictograph names its unit only where it stands for many', async () => {
  const { unmount } = await show({
    form: 'pictograph',
    title: 'Goats',
    unit: 'goats',
    values: [{ label: 'Akello', value: 10 }],
  });
  expect(screen.getAllByRole('listitem')[1]?.textContent.trim()).toBe('= 1');
  unmount();
  await show({ form: 'pictograph', title: 'Trees', unit: 'trees', values: [{ label: 'P4', value: 1000 }] });
  expect(screen.getAllByRole('listitem')[1]?.textContent.trim()).toBe('= 100 trees');
});
