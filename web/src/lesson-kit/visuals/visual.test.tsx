import type { Visual as VisualData } from '@afrolearn/learning/lessons/visuals.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAt } from '#testing/show.tsx';
import { rowsOf } from './numbers/number-line.tsx';
import { Visual } from './visual.tsx';

const figures = {
  dam: {
    title: 'A dam.',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><script>x()</script></svg>',
  },
};

const show = (visual: VisualData, shown = 99) =>
  showAt('/', <Visual visual={visual} shown={shown} figures={figures} />);

const kinds: readonly (readonly [VisualData, RegExp])[] = [
  [{ kind: 'title', text: 'The dam', sub: 'Water at work' }, /Water at work/],
  [{ kind: 'points', heading: 'Sources', points: ['wind', 'water'] }, /wind/],
  [{ kind: 'picture', figure: 'dam', alt: 'A dam.', caption: 'At Jinja' }, /At Jinja/],
  [
    { kind: 'diagram', figure: 'dam', alt: 'A dam.', labels: [{ text: 'wall', at: [10, 10], to: [50, 50] }] },
    /wall/,
  ],
  [
    { kind: 'steps', problem: '23 + 14', steps: [{ line: '3 + 4 = 7', why: 'Ones first.' }], answer: '37' },
    /37/,
  ],
  [{ kind: 'number-line', from: 0, to: 10, step: 1, jumps: [{ from: 0, to: 4, label: '+4' }] }, /\+4/],
  [{ kind: 'number-line', from: 20, to: 40, step: 5, marks: [{ at: 33 }] }, /^33$/],
  [{ kind: 'fractions', bars: [{ parts: 4, shaded: 3, label: 'three quarters' }] }, /three quarters/],
  [{ kind: 'place-value', numbers: [{ value: '106', mark: 2, note: 'no tens' }] }, /Hundreds/],
  [{ kind: 'place-value', numbers: [{ value: '3.25' }] }, /Hundredths/],
  [{ kind: 'place-value', base: 5, numbers: [{ value: '132' }] }, /5²/],
  [
    {
      kind: 'shapes',
      unit: 'cm',
      shapes: [{ shape: 'rectangle', width: 8, height: 5, label: 'a rectangle' }],
    },
    /^8 cm$/,
  ],
  [{ kind: 'shapes', shapes: [{ shape: 'angle', degrees: 60, label: 'acute' }] }, /^60°$/],
  [{ kind: 'shapes', shapes: [{ shape: 'solid', solid: 'cone', label: 'a cone' }] }, /a cone/],
  [{ kind: 'clock', face: 'both', clocks: [{ time: '07:30', label: 'half past seven' }] }, /half past seven/],
  [
    { kind: 'money', groups: [{ label: 'the price', pieces: [{ value: 1000, count: 2 }] }] },
    /2 notes of 1,000 shillings/,
  ],
  [{ kind: 'map', area: 'uganda', places: [{ name: 'Jinja', type: 'city', lat: 0.43, lon: 33.2 }] }, /Jinja/],
  [{ kind: 'timeline', events: [{ when: '1962', what: 'Independence' }] }, /Independence/],
  [
    {
      kind: 'comparison',
      columns: [
        { heading: 'Dry', points: ['sand'] },
        { heading: 'Wet', points: ['clay'] },
      ],
    },
    /clay/,
  ],
  [{ kind: 'chart', form: 'bar', title: 'Rain', values: [{ label: 'May', value: 1200 }] }, /1,200/],
  [
    {
      kind: 'chart',
      form: 'line',
      title: 'Rain',
      values: [
        { label: 'May', value: 5 },
        { label: 'June', value: 7 },
      ],
    },
    /June/,
  ],
  [{ kind: 'chart', form: 'pie', title: 'Crops', values: [{ label: 'maize', value: 3 }] }, /maize/],
  [{ kind: 'chart', form: 'pictograph', title: 'Goats', values: [{ label: 'P6', value: 7 }] }, /P6/],
  [{ kind: 'table', head: ['Day', 'Cups'], rows: [['Monday', '12']], marks: [[1, 2]] }, /^12$/],
  [
    { kind: 'counters', thing: 'mango', groups: [{ count: 3, label: 'Opio' }, { count: 2 }], sign: '+' },
    /^Opio$/,
  ],
  [{ kind: 'bundles', numbers: [{ value: 34 }], counts: true }, /^4$/],
  [{ kind: 'sentence', parts: [{ text: 'The hen', mark: 'subject' }, { text: ' sleeps.' }] }, /subject/],
];

test.each(kinds)('%j is drawn', async (visual, words) => {
  await show(visual);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('words on a number line that would touch on a phone stand one below the other', async () => {
  await show({
    kind: 'number-line',
    from: 65,
    to: 75,
    step: 1,
    marks: [{ at: 69, label: 'before' }, { at: 70 }, { at: 71, label: 'after' }],
  });
  const rowAt = (word: string) => screen.getByText(word).parentElement?.style.getPropertyValue('--row');
  expect([rowAt('before'), rowAt('after')]).toEqual(['0', '1']);
});

test('words that have room for themselves share a row, and a third row is begun only when two are full', () => {
  const rows = (...places: number[]) => [...rowsOf(places.map((at) => ({ at, text: 'before' }))).values()];
  expect(rows(0.2, 0.8)).toEqual([0, 0]);
  expect(rows(0.4, 0.5, 0.6)).toEqual([0, 1, 2]);
  expect(rows(0.2, 0.4, 0.6)).toEqual([0, 1, 0]);
});

test('a figure is a picture of its own: nothing of it becomes part of the page', async () => {
  const { container } = await show({ kind: 'picture', figure: 'dam', alt: 'A dam.' });
  expect(screen.getByRole('img', { name: 'A dam.' }).getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  expect(container.querySelector('script')).toBeNull();
});

test('parts that the narration has not reached keep their place, unseen', async () => {
  await show({ kind: 'points', points: ['wind', 'water'] }, 1);
  expect(screen.getByText('wind').dataset).toMatchObject({ shown: 'true', now: 'true' });
  expect(screen.getByText('water').dataset['shown']).toBe('false');
});

test.each<VisualData>([
  { kind: 'points', points: ['wind', 'water'], figure: 'dam' },
  { kind: 'steps', problem: '1 + 1', steps: [{ line: '1 + 1 = 2' }], figure: 'dam' },
  { kind: 'sentence', parts: [{ text: 'It flows.' }], figure: 'dam' },
  { kind: 'timeline', events: [{ when: '1954', what: 'It opens.' }], figure: 'dam' },
  { kind: 'comparison', columns: [{ heading: 'Wet', points: ['lake'] }], figure: 'dam' },
])('what is made of words stands beside the drawing of what it speaks of: $kind', async (visual) => {
  await show(visual);
  expect(await screen.findByRole('img', { name: 'A dam.' })).toBeTruthy();
});

test('a drawing from data beside the words grows with them', async () => {
  const steps: VisualData = {
    kind: 'steps',
    problem: '4 + 3',
    steps: [{ line: '4 and 3' }, { line: '4 + 3 = 7' }],
    show: { kind: 'counters', thing: 'mango', groups: [{ count: 4 }, { count: 3 }] },
  };
  const { unmount } = await show(steps, 1);
  await screen.findByRole('img');
  const seen = () =>
    Array.from(document.querySelectorAll('[data-part^="group-"][data-shown]'), (group) =>
      group.getAttribute('data-shown'),
    );
  expect(seen()).toEqual(['true', 'false']);
  unmount();
  await show(steps, 2);
  await screen.findByRole('img');
  expect(seen()).toEqual(['true', 'true']);
});
