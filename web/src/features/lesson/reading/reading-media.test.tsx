import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lessonReply, questionOf, reading } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { placeholderReading } from './placeholder-readings.ts';
import { ReadingMedia } from './reading-media.tsx';

test('spec 1 §2.7: a reading has its documented parts', async () => {
  await showAt('/', <ReadingMedia lesson={lessonReply('u7-r1', reading)} reading={reading} />);
  for (const text of [
    '~5 min read',
    'A story of a spring.',
    'Keep springs clean.',
    'The spring never dries.',
    'Water is life.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  for (const name of ['Key points', 'Why it matters', 'Try this', 'Quick check'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A cup of water.' })).toBeTruthy();
  expect(screen.queryByText(/being written/)).toBeNull();
  expect(JSON.parse(localStorage.getItem('afl_read') ?? '[]')).toEqual(['u7-r1']);
});

test('a reading is marked as English; the headings of the page around it are not', async () => {
  await showAt('/', <ReadingMedia lesson={lessonReply('u7-r1', reading)} reading={reading} />);
  const isEnglish = (element: HTMLElement) => element.closest('article [lang=en]') !== null;
  for (const text of [
    'A story of a spring.',
    'Keep springs clean.',
    'The spring never dries.',
    'Water is life.',
  ])
    expect([text, isEnglish(screen.getByText(text))]).toEqual([text, true]);
  for (const name of ['Key points', 'Why it matters', 'Try this'])
    expect([name, isEnglish(screen.getByRole('heading', { name }))]).toEqual([name, false]);
});

test('spec 1 §2.7: the quick check answers with ‘Correct!’ or ‘Try again.’', async () => {
  await showAt('/', <ReadingMedia lesson={lessonReply('u7-r1', reading)} reading={reading} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(/a net/));
  expect(screen.getByText('Try again.')).toBeTruthy();
  await user.click(screen.getByLabelText(/a cup/));
  expect(screen.getByText('Correct!')).toBeTruthy();
  expect(screen.queryByText('Try again.')).toBeNull();
});

test('the key points come after the story and its check, folded until the check is answered', async () => {
  const one = { ...reading, quickCheck: reading.quickCheck.slice(0, 1) };
  await showAt('/', <ReadingMedia lesson={lessonReply('u7-r1', one)} reading={one} />);
  const [story, check, point] = [
    screen.getByRole('img', { name: 'A cup of water.' }),
    screen.getByRole('heading', { name: 'Quick check' }),
    screen.getByText('Keep springs clean.'),
  ];
  for (const before of [story, check])
    expect(before.compareDocumentPosition(point)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const isOpen = () => point.closest('details')?.open;
  expect(isOpen()).toBe(false);
  await userEvent.setup().click(screen.getByLabelText(/a cup/));
  await waitFor(() => expect(isOpen()).toBe(true));
});

test('in P1 to P3 a number of the quick check is given on big keys', async () => {
  const young = { ...reading, level: 'P1-P3', quickCheck: [questionOf.number] } as const;
  await showAt('/', <ReadingMedia lesson={lessonReply('u7-r1', young)} reading={young} />);
  expect(await screen.findByRole('group', { name: 'Number keys' })).toBeTruthy();
});

test('a reading that is not written shows the documented stand-in and says so', async () => {
  await showAt('/', <ReadingMedia lesson={lessonReply('u7-r1', null)} reading={null} />);
  expect(screen.getByText(/This reading is being written/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Quick check' })).toBeTruthy();
});

test.each([
  ['The map of our district', /land, the water/],
  ['How our kingdom began', /past lives on/],
  ['Respect at school', /value is something/],
  ['Reading 1', /Good readers/],
])('‘%s’ chooses its stand-in by its words', (title, overview) => {
  expect(placeholderReading(title, 'Numbers', 'Math').overview).toMatch(overview);
});
