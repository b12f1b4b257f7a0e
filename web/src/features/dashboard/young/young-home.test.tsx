import type { User } from '@afrolearn/contract/accounts.ts';
import type { Today } from '@afrolearn/contract/today.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { replied } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { pressed } from '#testing/show.tsx';
import { unitOf } from '#testing/today.ts';
import { giveVoice } from '#testing/voice.ts';
import { card, freshDevice, says, show } from '../testing/show-day.tsx';

beforeEach(freshDevice);

const subject = (id: number, more: Partial<Today['subjects'][number]> = {}) => ({
  id,
  units: 12,
  ready: 1,
  done: 0,
  entries: 6,
  entriesDone: 0,
  next: `u${id}0-l1`,
  ...more,
});
/* A different lesson than the one on the main card. */
const counting = { next: 'u41-l2' };
const nothing = { ready: 0, entries: 0, next: null };
const young = (subjects: Today['subjects'], grade = 'Primary 2', more: Partial<User> = {}) =>
  show({
    'GET /me': () => replied('GET /me', personOf('learner', { name: 'Lokiru Samuel', grade, ...more })),
    ...says({ ahead: unitOf(40, ['u40-l1'], { gradeId: 2, subjectId: 4 }), subjects }),
  });
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test.each(['Primary 1', 'Primary 2', 'Primary 3'])('%s has a home of pictures', async (grade) => {
  await young([subject(1, nothing), subject(2, nothing), subject(3), subject(4, counting)], grade);
  await card();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Lokiru');
  expect(ways().slice(0, 4)).toEqual([
    ['About u40-l1 Start', '/lesson/u40-l1'],
    ['Read', '/lesson/u30-l1'],
    ['Count', '/lesson/u41-l2'],
    ['My tree', '/profile'],
  ]);
});

test('without motivation another picture stands where the tree was', async () => {
  giveVoice();
  await young([subject(3), subject(4, counting)], 'Primary 2', { motivation: false });
  await card();
  expect(ways().slice(0, 4)).toEqual([
    ['About u40-l1 Start', '/lesson/u40-l1'],
    ['Read', '/lesson/u30-l1'],
    ['Count', '/lesson/u41-l2'],
    ['Stories', '/cultural-corner'],
  ]);
  expect(screen.queryByRole('button', { name: /tree/ })).toBeNull();
});

test('what is not written is no button; there are always three', async () => {
  await young([subject(1, nothing), subject(2, nothing), subject(3, nothing), subject(4, nothing)]);
  await card();
  expect(ways().slice(0, 3)).toEqual([
    ['About u40-l1 Start', '/lesson/u40-l1'],
    ['Stories', '/cultural-corner'],
    ['My tree', '/profile'],
  ]);
});

test('a review is known by its own picture, a lesson by another', async () => {
  const pictureOf = async (due: number) => {
    await show({
      'GET /me': () => replied('GET /me', personOf('learner', { name: 'Lokiru Samuel', grade: 'Primary 2' })),
      ...says({
        opened: ['u40-l1'],
        current: unitOf(40, ['u40-l1*', 'u40-l2'], { gradeId: 2, subjectId: 4 }),
        due,
        subjects: [subject(3), subject(4)],
      }),
    });
    const picture = (await card()).getByRole('link').querySelector('img')?.getAttribute('src');
    cleanup();
    return picture;
  };
  expect(await pictureOf(6)).toMatch(/winnowing/);
  expect(await pictureOf(0)).not.toMatch(/winnowing/);
});

test('two pictures never lead to one place: what leads already is not there a second time', async () => {
  await young([subject(3), subject(4)]);
  await card();
  const places = ways().slice(0, 4);
  expect(places).toEqual([
    ['About u40-l1 Start', '/lesson/u40-l1'],
    ['Read', '/lesson/u30-l1'],
    ['Stories', '/cultural-corner'],
    ['My tree', '/profile'],
  ]);
});

test('what is due has its own picture where another thing leads', async () => {
  await show({
    'GET /me': () => replied('GET /me', personOf('learner', { name: 'Lokiru Samuel', grade: 'Primary 2' })),
    ...says({
      opened: ['u40-l1'],
      current: unitOf(40, ['u40-l1'], { gradeId: 2, subjectId: 4 }),
      due: 2,
      subjects: [subject(3), subject(4)],
    }),
  });
  await card();
  expect(ways()[0]?.[1]).toBe('/lesson/u40-l1');
  expect(ways()[1]).toEqual(['Review', '/review']);
});

test('what stands there is said without asking', async () => {
  const { spoken } = giveVoice();
  await young([subject(3), subject(4, counting)]);
  await card();
  const said: string[] = [];
  for (let one = spoken.shift(); one !== undefined; one = spoken.shift()) {
    said.push(one.text);
    await act(async () => one?.onend?.());
  }
  expect(said).toEqual(['Hello, Lokiru.', 'About u40-l1', 'Read', 'Count', 'My tree']);
});

test('what was not passed yet says so on its picture, and aloud', async () => {
  giveVoice();
  const ahead = unitOf(40, ['u40-l1*', 'u40-q1'], { gradeId: 2, subjectId: 4 });
  await show({
    'GET /me': () => replied('GET /me', personOf('learner', { name: 'Lokiru Samuel', grade: 'Primary 2' })),
    ...says({
      opened: ['u40-q1'],
      current: {
        ...ahead,
        entries: ahead.entries.map((one) => (one.id === 'u40-q1' ? { ...one, again: true } : one)),
      },
      subjects: [subject(3), subject(4, counting)],
    }),
  });
  await card();
  // The unit's name would leave no room for the picture.
  expect((await card()).getByRole('link').textContent).toBe('About u40-q1 Try it again');
  expect(screen.getByText('Try it again').closest('.vh')).toBeNull();
  expect(screen.getByRole('button', { name: /^Listen: .*u40-q1 Try it again$/ })).toBeTruthy();
});

test('a subject that is done leads to its units, not into a wall', async () => {
  await young([subject(3, { next: null }), subject(4)]);
  await card();
  expect(ways()[1]).toEqual(['Read', '/subject/3']);
});

test('each button has an ear that reads its words, and one reads them all', async () => {
  const { spoken } = giveVoice();
  await young([subject(3), subject(4, counting)]);
  await card();
  // Texts are read aloud automatically for young children.
  await waitFor(() => expect(spoken.map(({ text }) => text)).toEqual(['Hello, Lokiru.']));
  for (const words of ['About u40-l1', 'Read', 'Count', 'My tree']) {
    await pressed(screen.getByRole('button', { name: `Listen: ${words}` }));
    expect(spoken.pop()?.text).toBe(words);
  }
  await pressed(screen.getByRole('button', { name: /^Listen: Hello, Lokiru\. About u40-l1 Read/ }));
  expect(spoken.pop()?.text).toBe('Hello, Lokiru.');
});

test('where the device has no voice there is no ear', async () => {
  await young([subject(3), subject(4)]);
  await card();
  expect(screen.queryByRole('button', { name: /^Listen/ })).toBeNull();
});

test('no number and no percent stands on it', async () => {
  await young([subject(3), subject(4)]);
  await card();
  const shown = screen.getByRole('region', { name: 'Today' }).parentElement?.textContent;
  expect(shown?.replace('About u40-l1', '')).not.toMatch(/[\d%]/);
});

test('what older children see is folded away for grown-ups', async () => {
  await young([subject(3), subject(4)]);
  await card();
  const fold = screen.getByText('For grown-ups').closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('Choose Your Class');
  expect(fold?.textContent).toContain('Explore Beyond the Classroom');
});

test('Primary 4 has the home of older children', async () => {
  await young([subject(3)], 'Primary 4');
  await card();
  expect(screen.queryByText('For grown-ups')).toBeNull();
});
