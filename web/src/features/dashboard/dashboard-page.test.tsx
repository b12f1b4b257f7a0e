import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { neverAnswers, noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { DashboardPage } from './dashboard-page.tsx';

beforeEach(() => localStorage.setItem('token', 'mango'));

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const show = async (grade: string | null = null, state: unknown = null, answers: Answers = {}) => {
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner', { grade })),
    ...answers,
  });
  await showPage({ pathname: '/dashboard', state }, <DashboardPage />);
  return asked;
};
const subjects = () => screen.queryByRole('region', { name: /subjects$/ });
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The class list is collapsed: Change opens it. */
const change = () => userEvent.click(screen.getByRole('button', { name: /Change$/ }));
const classesAreOpen = () => screen.queryByRole('button', { name: 'Primary 1' }) !== null;

describe('spec 1 §2.5: the dashboard', () => {
  test('welcomes by name, with Edit Profile and the class picker', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Akello Grace' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/settings');
    const picker = screen.getByRole('region', { name: 'Choose Your Class' });
    expect(
      within(picker)
        .getAllByRole('button')
        .map((pit) => pit.getAttribute('aria-label')),
    ).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Primary ${n}`));
  });

  test.each([
    ['Primary 2', ['Lit I', 'Lit II', 'English', 'MTC']],
    ['Primary 3', ['Lit I', 'Lit II', 'English', 'MTC']],
    ['Primary 4', ['SST', 'English', 'Math', 'Science']],
    ['Primary 7', ['SST', 'English', 'Math', 'Science']],
  ])('tapping %s shows its subjects (§9) and saves the choice; Back returns', async (grade, names) => {
    await show();
    await choose(grade);
    const list = subjects();
    if (list === null) throw new Error('no subjects');
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(names);
    expect(localStorage.getItem('selectedGrade')).toBe(grade);
    expect(localStorage.getItem('currentView')).toBe('subjects');
    expect(classesAreOpen()).toBe(false);
    await choose('Back');
    expect(classesAreOpen()).toBe(true);
    expect(localStorage.getItem('currentView')).toBe('grades');
  });

  test('a saved choice is there on the next visit', async () => {
    localStorage.setItem('selectedGrade', 'Primary 5');
    localStorage.setItem('currentView', 'subjects');
    await show();
    expect(subjects()?.textContent).toContain('Primary 5');
    await change();
    expect(screen.getByRole('button', { name: 'Primary 5' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('before any choice a learner sees the subjects of the own class; that is no choice yet', async () => {
    await show('Primary 6');
    expect(screen.getByRole('heading', { name: 'Primary 6 subjects' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Primary 6 Your class Change' })).toBeDefined();
    expect(classesAreOpen()).toBe(false);
    for (const key of ['selectedGrade', 'currentGrade', 'currentView', 'lastDashboardView'])
      expect(localStorage.getItem(key)).toBeNull();
  });

  test('Back loses nothing: the classes open, the subjects stay, also after a reload', async () => {
    await show('Primary 6');
    await choose('Back');
    expect(classesAreOpen()).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose Your Class' }));
    expect(subjects()?.textContent).toContain('Primary 6');
    expect(localStorage.getItem('currentView')).toBe('grades');
    expect(localStorage.getItem('lastDashboardView')).toBe('grades');
    cleanup();
    await show('Primary 6');
    expect(subjects()?.textContent).toContain('Primary 6');
    expect(classesAreOpen()).toBe(true);
  });

  test('§3: currentView and lastDashboardView open the page as it was left', async () => {
    await show('Primary 6');
    await change();
    await choose('Primary 5');
    expect(localStorage.getItem('lastDashboardView')).toBe('subjects');
    cleanup();
    await show('Primary 6');
    expect(subjects()?.textContent).toContain('Primary 5');
    expect(classesAreOpen()).toBe(false);
    await choose('Back');
    cleanup();
    await show('Primary 6');
    expect(classesAreOpen()).toBe(true);
    cleanup();
    localStorage.removeItem('currentView');
    await show('Primary 6');
    expect(classesAreOpen()).toBe(true);
  });

  test('§3: a choice is also the current grade, which the class read last on /units replaces', async () => {
    await show('Primary 6');
    await change();
    await choose('Primary 5');
    expect(localStorage.getItem('currentGrade')).toBe('Primary 5');
    cleanup();
    localStorage.setItem('currentGrade', 'Primary 3');
    await show('Primary 6');
    expect(subjects()?.textContent).toContain('Primary 3');
    expect(localStorage.getItem('selectedGrade')).toBe('Primary 5');
  });

  test('a saved class wins over the own one', async () => {
    localStorage.setItem('selectedGrade', 'Primary 5');
    await show('Primary 6');
    expect(subjects()?.textContent).toContain('Primary 5');
  });

  test.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('a tap leads to the subjects, with reduced motion %s: the page moves %s', async (calm, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches: calm }));
    const moved = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await show();
    expect(subjects()).toBeNull();
    await choose('Primary 5');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Primary 5 subjects' }));
    expect(moved.mock.contexts).toEqual([subjects()]);
    expect(moved).toHaveBeenCalledWith({ behavior, block: 'nearest' });
    await change();
    await choose('Primary 5');
    expect(moved).toHaveBeenCalledTimes(2);
    await choose('Back');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose Your Class' }));
  });

  const found = {
    lesson: { id: 'u310-l1', title: 'Living things' },
    unit: { id: 310, title: 'Plants' },
    subject: { id: 7, name: 'Science' },
    grade: { id: 6, name: 'Primary 6' },
  };

  test('a lesson from the search (§2.9) is offered, and its class is open', async () => {
    localStorage.setItem('selectedGrade', 'Primary 2');
    await show('Primary 4', found);
    const card = screen.getByText('You looked for: Living things').closest('[role=status]');
    if (!(card instanceof HTMLElement)) throw new Error('no card');
    expect(within(card).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/lesson/u310-l1');
    expect(subjects()?.textContent).toContain('Primary 6');
  });

  test('a lesson from beyond the classroom has no class to open: what was chosen stays', async () => {
    localStorage.setItem('selectedGrade', 'Primary 2');
    await show('Primary 4', { ...found, grade: null });
    expect(screen.getByText('You looked for: Living things')).toBeDefined();
    expect(subjects()?.textContent).toContain('Primary 2');
  });

  test.each([null, 'words', { lesson: 'u1-l1' }, { lesson: { id: 7 } }, { grade: { name: 'Primary 9' } }])(
    'the state %j brings no lesson and breaks nothing',
    async (state) => {
      await show('Primary 4', state);
      expect(screen.queryByText(/^You looked for/)).toBeNull();
      expect(subjects()?.textContent).toContain('Primary 4');
    },
  );

  test('the exercises that never end are one tap away', async () => {
    await show();
    expect(screen.getByRole('link', { name: /^Practise mathematics/ }).getAttribute('href')).toBe(
      '/practice',
    );
  });

  test("has 'Explore Beyond the Classroom' with the eight tiles", async () => {
    await show();
    const beyond = screen.getByRole('region', { name: 'Explore Beyond the Classroom' });
    expect(
      within(beyond)
        .getAllByRole('link')
        .map((tile) => tile.getAttribute('href')),
    ).toEqual([
      '/cultural-corner',
      '/money-smart',
      '/life-skills',
      '/code-club',
      '/creative-arts',
      '/community',
      '/future-skills',
      '/entertainment',
    ]);
  });
});

describe('spec 1 §7, 8: the classes', () => {
  const pits = () =>
    within(screen.getByRole('region', { name: 'Choose Your Class' }))
      .getAllByRole('button', { name: /^Primary \d$/ })
      .map((pit) => pit.getAttribute('aria-label'));
  const all = [1, 2, 3, 4, 5, 6, 7].map((n) => `Primary ${n}`);

  test('are asked for with the bearer, and stand in the order of the number in their name (§3)', async () => {
    const asked = await show(null, null, {
      'GET /grades': () =>
        replied('GET /grades', [
          { id: 6, name: 'Primary 6' },
          { id: 2, name: 'Primary 2' },
        ]),
    });
    expect(asked.find(({ name }) => name === 'GET /grades')?.bearer).toBe('Bearer mango');
    expect(pits()).toEqual(['Primary 2', 'Primary 6']);
    expect(screen.queryByText('Failed to fetch grades')).toBeNull();
  });

  test('on a slow line the known ones stand there at once', async () => {
    await show(null, null, { 'GET /grades': neverAnswers });
    expect(pits()).toEqual(all);
  });

  test("'Failed to fetch grades' is said, the known ones can be chosen, and Try again asks anew", async () => {
    let tries = 0;
    await show(null, null, {
      'GET /grades': () =>
        tries++ === 0 ? wordless(500) : replied('GET /grades', [{ id: 3, name: 'Primary 3' }]),
    });
    expect(screen.getByText('Failed to fetch grades')).toBeDefined();
    expect(pits()).toEqual(all);
    await choose('Primary 5');
    expect(subjects()?.textContent).toContain('Primary 5');
    await change();
    await pressed(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('Failed to fetch grades')).toBeNull();
    expect(pits()).toEqual(['Primary 3']);
  });

  test('they are asked for again when the network is back', async () => {
    let tries = 0;
    await show(null, null, {
      'GET /grades': () =>
        tries++ === 0 ? noNetwork() : replied('GET /grades', [{ id: 3, name: 'Primary 3' }]),
    });
    expect(screen.getByText('Failed to fetch grades')).toBeDefined();
    await act(async () => globalThis.dispatchEvent(new Event('online')));
    expect(pits()).toEqual(['Primary 3']);
  });

  test.each([
    ['401', () => refused('session/expired')],
    ['403', () => wordless(403)],
  ])('a %s clears token and user', async (_, answer) => {
    localStorage.setItem('user', JSON.stringify(personOf('learner')));
    await show('Primary 4', null, { 'GET /grades': answer });
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });
});
