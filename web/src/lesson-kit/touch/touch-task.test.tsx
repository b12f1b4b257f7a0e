import type { Touch, TouchVisual } from '@afrolearn/learning/lessons/touch.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { nowRead } from '#listen/speaker.ts';
import { showAt } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { arm, cells, figures, hen } from './testing/parts.ts';
import { TouchTask } from './touch-task.tsx';

const visual = (touch: Touch): TouchVisual => ({
  kind: 'touch',
  task: 'Do it.',
  help: 'Look again.',
  explain: 'That is it.',
  touch,
});

const slide = (name: string | RegExp, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });
const press = (role: string, name: string | RegExp) => fireEvent.click(screen.getByRole(role, { name }));
const check = () => press('button', /^(Check|Run the program)$/);

const show = async (touch: Touch, isYoung = false) => {
  const onTried = vi.fn();
  const onwards = { ref: createRef<HTMLButtonElement>(), label: 'Carry on', go: null };
  await showAt('/', <TouchTask visual={visual(touch)} {...{ isYoung, figures, onwards, onTried }} />);
  if (touch.on === 'map') await screen.findAllByRole('radio');
  if (touch.on === 'place') await screen.findAllByRole('button', { name: /not placed yet/ });
  if (touch.on === 'slide' || touch.on === 'dial') await screen.findByRole('slider');
  return onTried;
};

const type = (program: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: program } });

const tasks: readonly (readonly [Touch, () => void, () => void])[] = [
  [
    { on: 'number-line', from: 0, to: 1, step: 0.25, goal: 0.75 },
    () => slide('Point', 0.5),
    () => slide('Point', 0.75),
  ],
  [
    { on: 'fraction-bar', parts: 8, goal: 6, beside: { parts: 4, shaded: 3 } },
    () => slide('Shaded parts', 3),
    () => slide('Shaded parts', 6),
  ],
  [
    cells,
    () => {
      press('button', 'cell one: not placed yet');
      press('button', /^holder/);
    },
    () => {
      press('button', 'cell two: not placed yet');
      press('button', /^holder/);
    },
  ],
  [
    {
      ...arm,
      on: 'slide',
      way: [
        [0, 0],
        [400, 0],
      ],
    },
    () => slide('Arm', 1),
    () => slide('Arm', 3),
  ],
  [{ ...arm, on: 'dial', about: [100, 100], degrees: 90 }, () => slide('Arm', 1), () => slide('Arm', 3)],
  [{ on: 'clock', goal: '01:30' }, () => slide(/^Hours/, 1), () => slide(/^Minutes/, 30)],
  [{ on: 'blocks', goal: 12 }, () => slide('Tens', 1), () => slide('Ones', 2)],
  [
    { on: 'balance', left: 7, thing: 'a stone', unit: 'kg', weights: [5, 1] },
    () => slide('5 kg', 1),
    () => slide('1 kg', 2),
  ],
  [
    { on: 'circuit', switches: 2, joined: 'series', goal: 'lit' },
    () => press('switch', /Switch 1/),
    () => press('switch', /Switch 2/),
  ],
  [{ on: 'angle', goal: [95, 175] }, () => slide('Angle', 60), () => slide('Angle', 120)],
  [{ on: 'rectangle', most: 6, area: 12 }, () => slide('Width', 4), () => slide('Height', 3)],
  [
    {
      on: 'graph',
      title: 'Rain',
      most: 10,
      step: 1,
      values: [
        { label: 'May', value: 4 },
        { label: 'June', value: 6 },
      ],
      slide: 'June',
      goal: 6,
    },
    () => slide('June', 4),
    () => slide('June', 6),
  ],
  [
    {
      on: 'map',
      area: 'uganda',
      places: [
        { name: 'Gulu', lat: 2.8, lon: 32.3 },
        { name: 'Jinja', lat: 0.4, lon: 33.2 },
      ],
      goal: 'Jinja',
    },
    () => press('radio', 'Place 1'),
    () => press('radio', 'Place 2'),
  ],
  [
    {
      on: 'sort',
      boxes: ['wet', 'dry'],
      things: [
        { name: 'rain', box: 0 },
        { name: 'sand', box: 1 },
      ],
    },
    () => {
      press('button', 'rain');
      press('button', /^wet/);
      press('button', 'sand');
      press('button', /^wet/);
    },
    () => {
      press('button', 'sand');
      press('button', /^dry/);
    },
  ],
  [
    { ...hen, as: 'blocks' },
    () => press('button', 'right'),
    () => {
      press('button', 'right: take it out');
      press('button', 'forward');
      press('button', 'right');
      press('button', 'forward');
    },
  ],
  [{ ...hen, as: 'text' }, () => type('forward'), () => type('forward\n RIGHT\nforward\n')],
];

test.each(tasks)(
  '%j waits for a move, is kind to a wrong one and says why a right one is right',
  async (touch, wrong, right) => {
    const onTried = await show(touch);
    expect(screen.queryByRole('button', { name: /^(Check|Run the program)$/ })).toBeNull();
    wrong();
    check();
    expect(screen.getByText('Look again.')).toBeTruthy();
    expect(onTried).toHaveBeenCalledTimes(1);
    right();
    check();
    expect(screen.getByText('That is it.')).toBeTruthy();
    expect(screen.queryByText('Look again.')).toBeNull();
  },
);

test.each(tasks)('%j is shown to who tried and cannot find it, and not before', async (touch, wrong) => {
  const onTried = await show(touch);
  expect(screen.queryByRole('button', { name: 'Show me' })).toBeNull();
  wrong();
  expect(screen.queryByRole('button', { name: 'Show me' })).toBeNull();
  check();
  press('button', 'Show me');
  expect(screen.getByText('This is how it is done.')).toBeTruthy();
  expect(screen.getByText('That is it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show me' })).toBeNull();
  expect(onTried).toHaveBeenCalledTimes(2);
});

test('after a wrong check ‘Try again’ leads back to the figure, and nothing leads away beside it', async () => {
  const onwards = { ref: createRef<HTMLButtonElement>(), label: 'Carry on', go: vi.fn() };
  const line: Touch = { on: 'number-line', from: 0, to: 1, step: 0.25, goal: 0.75 };
  await showAt('/', <TouchTask visual={visual(line)} onwards={onwards} />);
  slide('Point', 0.5);
  check();
  expect(screen.queryByRole('button', { name: 'Carry on' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Show me' })).toBeTruthy();
  press('button', 'Try again');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Point: less' }));
  expect(screen.queryByText('Look again.')).toBeNull();
  slide('Point', 0.75);
  check();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Carry on' }));
});

test('a sorting says how many things still wait', async () => {
  const things = [
    { name: 'rain', box: 0, figure: 'cloud' },
    { name: 'sand', box: 1 },
  ];
  await show({ on: 'sort', boxes: ['wet', 'dry'], things });
  const drawn = ['rain', 'sand'].map((name) => screen.getByRole('button', { name }).querySelector('img'));
  expect(
    drawn.map((img) => img?.alt),
    'a drawing where there is one, which adds no words',
  ).toEqual(['', undefined]);
  expect(screen.getByRole('button', { name: '2 more to sort' }).getAttribute('aria-disabled')).toBe('true');
  press('button', 'rain');
  press('button', /^wet/);
  expect(screen.getByRole('button', { name: '1 more to sort' })).toBeTruthy();
});

test.each([
  [true, ['rain', 'wet']],
  [false, []],
])('who cannot read yet (%s) hears what is pressed of a sorting', async (isYoung, heard) => {
  const { spoken } = giveVoice();
  await show({ on: 'sort', boxes: ['wet', 'dry'], things: [{ name: 'rain', box: 0 }] }, isYoung);
  press('button', 'rain');
  press('button', /^wet/);
  expect(spoken.map(({ text }) => text)).toEqual(heard);
});

test('its ear reads the task, and of a sorting also the things and the boxes, each lit where it stands', async () => {
  const { spoken } = giveVoice();
  await show({
    on: 'sort',
    boxes: ['wet', 'dry'],
    things: [
      { name: 'rain', box: 0 },
      { name: 'sand', box: 1 },
    ],
  });
  press('button', 'Listen: Do it. rain sand wet dry');
  for (const words of ['Do it.', 'rain', 'sand', 'wet', 'dry']) {
    expect(spoken[spoken.length - 1]?.text).toBe(words);
    expect(document.querySelector('.lit')?.textContent).toBe(words);
    await act(async () => spoken[spoken.length - 1]?.onend?.());
  }
  cleanup();
  await show({ on: 'blocks', goal: 12 });
  expect(screen.getByRole('button', { name: 'Listen: Do it.' })).toBeTruthy();
});

test.each([
  [true, ['Not yet.', 'Look again.'], ['Yes.', 'That is it.']],
  [false, [], []],
])(
  'what is said to a task is read to who cannot read yet (%s), and to nobody else',
  async (isYoung, help, explain) => {
    const { spoken } = giveVoice();
    const heard = async () => {
      await act(async () => spoken[spoken.length - 1]?.onend?.());
      return spoken.splice(0).map(({ text }) => text);
    };
    await show({ on: 'number-line', from: 0, to: 1, step: 0.25, goal: 0.75 }, isYoung);
    expect(nowRead()).toBeNull();
    slide('Point', 0.5);
    check();
    expect(await heard()).toEqual(help);
    slide('Point', 0.75);
    expect(nowRead()).toBeNull();
    check();
    expect(await heard()).toEqual(explain);
  },
);

test('a slider has buttons beside it, and they stop at its ends', async () => {
  await show({ on: 'number-line', from: 0, to: 2, step: 1, goal: 2 });
  press('button', 'Point: less');
  expect((screen.getByRole('slider') as HTMLInputElement).value).toBe('0');
  press('button', 'Point: more');
  press('button', 'Point: more');
  press('button', 'Point: more');
  expect((screen.getByRole('slider') as HTMLInputElement).value).toBe('2');
});

test('what is done stays done: nothing moves after the right answer', async () => {
  await show({ on: 'circuit', switches: 1, joined: 'series', goal: 'lit' });
  press('switch', /Switch/);
  check();
  press('switch', /Switch/);
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
});

test('a typed line that the hen does not know is named, and nothing runs before it is mended', async () => {
  await show({ ...hen, as: 'text' });
  type('forward\nfly');
  expect(screen.getByText('Line 2: the hen does not know ‘fly’.')).toBeTruthy();
  press('button', 'Write the program first');
  expect(screen.queryByText('Look again.')).toBeNull();
  type('forward\nright\nforward\nforward\nforward');
  expect(screen.getByText('There is room for 4 lines only.')).toBeTruthy();
});

test('where the hen stopped is said, and a program to be mended is there at the start', async () => {
  await show({ ...hen, as: 'blocks', given: ['right', 'forward'] });
  press('button', 'forward');
  check();
  expect(screen.getByText('Here the hen cannot go on.')).toBeTruthy();
});
