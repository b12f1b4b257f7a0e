import type { BoardEntry, OwnPlace } from '@afrolearn/contract/leaderboard.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { LeaderboardTab } from './leaderboard-tab.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

beforeEach(async () => {
  localStorage.setItem('token', 'mango');
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const entry = (id: number, name: string, xp: number, more: Partial<BoardEntry> = {}): BoardEntry => ({
  id,
  name,
  picture: '/avatars/african-2.svg',
  xp,
  skillsMastered: 0,
  streak: 0,
  quizzesPassed: 0,
  ...more,
});
const own = 4711;
const me = (xp: number) => entry(own, 'Akello Grace', xp);
const place = (more: Partial<OwnPlace> = {}): OwnPlace => ({
  standing: 'open',
  board: 'class',
  shown: true,
  place: 2,
  of: 3,
  gained: 0,
  thisWeek: 25,
  bestWeek: { xp: 150, from: '2026-03-02' },
  ...more,
});

const show = async (board: readonly BoardEntry[], mine: Partial<OwnPlace> = {}, answers: Answers = {}) => {
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /leaderboard': () => replied('GET /leaderboard', [...board]),
    'GET /leaderboard/me': () => replied('GET /leaderboard/me', place(mine)),
    'GET /cheers': () => replied('GET /cheers', []),
    'GET /cheers/good-things': () => replied('GET /cheers/good-things', []),
    'PUT /settings': () =>
      replied('PUT /settings', {
        theme: 'system',
        notifications: true,
        language: null,
        insights: true,
        leaderboard: false,
        motivation: true,
      }),
    ...answers,
  });
  const { unmount } = await showPage('/community', <LeaderboardTab />);
  return { asked, unmount };
};
const names = () =>
  screen.getAllByRole('rowheader').map((head) => head.textContent.replace('That is you', ''));

describe('the board (spec 2 Community page, §9)', () => {
  const board = [
    entry(1, 'Nankya Shamim', 1960, { skillsMastered: 28, streak: 12, quizzesPassed: 11 }),
    me(100),
    entry(3, 'Lokiru Samuel', 50),
  ];

  test('rows show rank, picture, name, XP, Skills, Streak, Quizzes and points, by the documented score', async () => {
    await show(board);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Place',
      'Name',
      'XP',
      'Skills',
      'Streak',
      'Quizzes',
      'Points',
    ]);
    const first = screen.getByRole('row', { name: /Nankya Shamim/ });
    expect(first.textContent).toContain('1,960');
    expect(first.textContent).toContain('1.4k pts');
    expect(within(first).getByRole('img', { name: '1' })).toBeTruthy();
    expect(screen.getByRole('row', { current: true }).textContent).toContain('That is you');
    expect(screen.getByRole('row', { current: true }).textContent).toContain('50 pts');
  });

  test('says the own place, what the next one takes, places gained and the own best week', async () => {
    await show([entry(1, 'Nankya Shamim', 116), me(100), entry(3, 'Lokiru Samuel', 50)], { gained: 2 });
    expect(screen.getByRole('heading', { name: 'You are in place 2 of 3' })).toBeTruthy();
    expect(screen.getByText('8 points to the next place. One passed quiz does it.')).toBeTruthy();
    expect(screen.getByText('You gained 2 places this week.')).toBeTruthy();
    expect(screen.getByText('Your best week: 150 XP, from 2 March.')).toBeTruthy();
  });

  test('nobody reads that they are the last', async () => {
    await show([entry(1, 'Nankya Shamim', 500), entry(3, 'Lokiru Samuel', 400), me(0)], { place: 3 });
    expect(screen.getByRole('heading', { name: 'You are in place 3' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/of 3|last/i);
  });

  test('five at the top, then oneself between two neighbours; more only down to the one below, or the upper half', async () => {
    const many = Array.from({ length: 30 }, (_, n) => entry(n + 1, `Learner ${n + 1}`, 3000 - n * 100));
    await show([...many, me(1350)], { place: 18, of: 31 });
    expect(names()).toEqual([
      ...['Learner 1', 'Learner 2', 'Learner 3', 'Learner 4', 'Learner 5'],
      ...['Learner 17', 'Akello Grace', 'Learner 18'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(names()).toHaveLength(19);
    expect(document.body.textContent).not.toContain('Learner 19');
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    expect(names()).toHaveLength(8);
  });

  test('whoever is on top can see the upper half, and not those who are far below', async () => {
    const many = Array.from({ length: 30 }, (_, n) => entry(n + 1, `Learner ${n + 1}`, 3000 - n * 100));
    await show([me(4000), ...many], { place: 1, of: 31 });
    expect(names()).toHaveLength(5);
    expect(screen.getByText('Nobody has more points than you.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(names()).toHaveLength(16);
  });

  test('whoever is far below the fiftieth sees their own place all the same', async () => {
    const many = Array.from({ length: 50 }, (_, n) => entry(n + 1, `Learner ${n + 1}`, 9000 - n * 100));
    await show([...many, me(10)], { place: 1204, of: 3000, board: 'school' });
    expect(screen.getByRole('heading', { name: 'You are in place 1204 of 3000' })).toBeTruthy();
    expect(screen.getByRole('row', { current: true }).textContent).toContain('1204');
    expect(names()).toHaveLength(6);
  });

  test('spec 2 §4: it is asked again when progress was updated', async () => {
    const { asked } = await show(board);
    const count = () => asked.filter(({ name }) => name === 'GET /leaderboard').length;
    expect(count()).toBe(1);
    await act(async () => globalThis.dispatchEvent(new Event('progress-updated')));
    await vi.waitFor(() => expect(count()).toBe(2));
  });

  test('spec 2 §8: Failed to load leaderboard, with the way to try again', async () => {
    let tries = 0;
    const { asked } = await show(
      board,
      {},
      {
        'GET /leaderboard': () =>
          [refused('server/failed'), wordless(500)][tries++] ?? replied('GET /leaderboard', board),
      },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('This did not work.');
    await pressed(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load leaderboard');
    await pressed(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('row', { current: true })).toBeTruthy();
    expect(asked.filter(({ name }) => name === 'GET /leaderboard')).toHaveLength(3);
  });

  test('offline the last known board is shown, and when it was so', async () => {
    const { unmount } = await show(board);
    const { openDatabase } = await import('#offline/database.ts');
    await vi.waitFor(async () => expect(await (await openDatabase()).count('facts')).toBeGreaterThan(1));
    unmount();
    await show(board, {}, { 'GET /leaderboard': noNetwork, 'GET /leaderboard/me': noNetwork });
    await vi.waitFor(() => expect(screen.getByRole('row', { current: true })).toBeTruthy());
    expect(screen.getAllByRole('alert')[0]?.textContent).toMatch(
      /Failed to load leaderboard.*This is how it was on/,
    );
  });
});

describe('the switch', () => {
  test('says what it does, before and after', async () => {
    const { asked } = await show([me(10)]);
    const toggle = screen.getByRole('switch', { name: 'Show me on the leaderboard' });
    expect(screen.getByText('Your class sees your first name, your picture and these figures.')).toBeTruthy();
    await userEvent.click(toggle);
    expect(asked.find(({ name }) => name === 'PUT /settings')?.body).toEqual({ leaderboard: false });
    expect(
      screen.getByText('Nobody else sees you on a board. You still see it, and your own place.'),
    ).toBeTruthy();
  });

  test('without a network it does not promise what is not yet so', async () => {
    await show([me(10)], {}, { 'PUT /settings': noNetwork });
    await userEvent.click(screen.getByRole('switch'));
    expect(screen.getByText(/until then others may still see you/)).toBeTruthy();
  });
});

describe('those for whom there is no board', () => {
  test.each([
    ['small', /Boards are for older children/],
    ['no-consent', /once your parent or your school has said yes/],
    ['guardian', /Your family has chosen/],
    ['no-school', /Boards are for learners of a school/],
  ] as const)('%s: read why, and see their own tree and best week', async (standing, text) => {
    await show([me(10)], { standing, board: null, place: null, of: null, gained: null });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/Your best week: 150 XP/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('a parent is led to their own child, and nothing is asked', async () => {
    const asked = serverAnswers({ 'GET /me': () => replied('GET /me', personOf('parent')) });
    await showPage('/community', <LeaderboardTab />);
    expect(screen.getByRole('link', { name: 'Your children' })).toBeTruthy();
    expect(asked.some(({ name }) => name === 'GET /leaderboard')).toBe(false);
  });
});

describe('help that counts (G33)', () => {
  test('a learner says who helped, in two taps', async () => {
    const { asked } = await show(
      [me(10)],
      {},
      {
        'GET /help-marks/classmates': () =>
          replied('GET /help-marks/classmates', [
            { id: 8, name: 'Okello James', picture: '/avatars/african-2.svg', marked: false },
            { id: 9, name: 'Chebet Joy', picture: '/avatars/african-2.svg', marked: true },
          ]),
        'POST /help-marks': () => replied('POST /help-marks', { id: 1 }),
      },
    );
    await pressed(screen.getByRole('button', { name: 'Somebody helped me' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Chebet Joy/ }).disabled).toBe(true);
    await pressed(screen.getByRole('button', { name: 'Okello James' }));
    expect(asked.find(({ name }) => name === 'POST /help-marks')?.body).toEqual({ helperId: 8 });
    expect(screen.getByText('Thank you. Your teacher can confirm it now.')).toBeTruthy();
  });

  const marks = [1, 2].map((id) => ({
    id,
    helper: { name: id === 1 ? 'Akello Grace' : 'Chebet Joy', picture: '/avatars/african-1.svg' },
    helped: { name: 'Okello James' },
    className: 'P7 Blue',
    on: '2026-03-09',
  }));
  const showTeacher = async (answers: Answers = {}) => {
    const asked = serverAnswers({
      'GET /me': () => replied('GET /me', personOf('teacher')),
      'GET /leaderboard': () => replied('GET /leaderboard', [entry(1, 'Nankya Shamim', 60)]),
      'GET /classes/mine': () =>
        replied(
          'GET /classes/mine',
          ['P7 Blue', 'P4 Green'].map((name, n) => ({
            id: n + 1,
            name,
            grade: 'Primary 7',
            subjectId: 7,
            subject: 'Science',
            students: 40,
            archived: false,
            code: null,
          })),
        ),
      'GET /help-marks': () => replied('GET /help-marks', marks),
      'POST /help-marks/:id/confirm': () => replied('POST /help-marks/:id/confirm', { done: true }),
      'POST /help-marks/:id/not-now': () => replied('POST /help-marks/:id/not-now', { done: true }),
      ...answers,
    });
    await showPage('/community', <LeaderboardTab />);
    return asked;
  };

  test('the teacher confirms in one tap, or puts aside; both go off the list', async () => {
    const asked = await showTeacher();
    await pressed(screen.getByRole('button', { name: 'Confirm: Akello Grace helped Okello James' }));
    expect(screen.getByText('Confirmed. Akello Grace reads that you saw it.')).toBeTruthy();
    await pressed(screen.getByRole('button', { name: 'Not now: Chebet Joy helped Okello James' }));
    expect(asked.flatMap(({ path }) => path ?? [])).toEqual([
      '/api/help-marks/1/confirm',
      '/api/help-marks/2/not-now',
    ]);
    expect(screen.queryByText('Chebet Joy helped Okello James')).toBeNull();
  });

  test('what was not saved stays on the list and is said', async () => {
    await showTeacher({ 'POST /help-marks/:id/confirm': () => wordless(500) });
    await pressed(screen.getByRole('button', { name: 'Confirm: Akello Grace helped Okello James' }));
    expect(screen.getByRole('alert').textContent).toBe('That was not saved. Please try again.');
    expect(screen.getByText('Akello Grace helped Okello James')).toBeTruthy();
  });

  test('permissions: the teacher sees an own class, and chooses among several', async () => {
    const asked = await showTeacher();
    expect(screen.getByRole('row', { name: /Nankya Shamim/ })).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'P4 Green');
    await vi.waitFor(() => expect(asked.filter(({ name }) => name === 'GET /leaderboard')).toHaveLength(2));
  });
});
