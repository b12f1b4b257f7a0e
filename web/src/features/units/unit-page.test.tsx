import type { Role } from '@afrolearn/learning/people/roles.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage, whereWeAre } from '#testing/show.tsx';
import { todayReply } from '#testing/today.ts';
import { UnitPage } from './unit-page.tsx';
import { UnitsPage } from './units-page.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

const show = async (who: Role | 'guest', answers: Answers = {}, at = '/unit/7') => {
  if (who !== 'guest') localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    ...(who === 'guest' ? {} : { 'GET /me': () => replied('GET /me', personOf(who)) }),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    ...answers,
  });
  await showPage(
    at,
    <Routes>
      <Route path="/unit/:id" element={<UnitPage />} />
      <Route path="/units" element={<UnitsPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { name: 'Water' });
  return asked;
};
const summary =
  (percent: number, reached = percent, heldBy: string[] = []) =>
  () =>
    replied('GET /units/:id/summary', {
      totalPoints: 800,
      earnedPoints: 8 * percent,
      percent,
      reached,
      heldBy,
    });
/** The first `count` items are done; quizzes with this best score. */
const progress =
  (count: number, best: number | null = null, claimed = false) =>
  () =>
    replied('GET /units/:id/progress', {
      items: unitReply.items.map(({ id, type }, at) => ({
        id,
        completed: at < count,
        bestScore: type === 'quiz' ? best : null,
        points: 0,
      })),
      claimed,
    });
const won = () =>
  replied('POST /units/:id/claim', {
    unitId: 7,
    seeds: 100,
    badge: { id: 'unit-7', name: 'Water Master', description: 'x', icon: 'crown', color: 'leaf' },
    claimedAt: '2026-03-09T08:00:00.000Z',
  });
const mastery = () => within(screen.getByRole('region', { name: 'Mastery of this unit' }));
const reward = () => within(screen.getByRole('region', { name: 'Reward' }));
const claim = () => reward().getByRole('button', { name: 'Claim Reward' });
const reason = () => document.getElementById(claim().getAttribute('aria-describedby') ?? '')?.textContent;

describe('spec 1 §2.6, 4: the mastery bar', () => {
  test.each([
    [0, 'Getting started'],
    [19, 'Getting started'],
    [20, 'Explorer'],
    [45, 'Rising'],
    [60, 'Pro'],
    [80, 'Ace'],
    [100, 'Master'],
  ])('at %i percent it says %s', async (percent, title) => {
    await show('learner', { 'GET /units/:id/summary': summary(percent) });
    const bar = await mastery().findByRole('progressbar');
    await mastery().findByText(title);
    expect(bar.getAttribute('aria-valuenow')).toBe(String(percent));
    expect(mastery().getByText(`${percent}%`)).toBeDefined();
    expect(reward().getByText(`${8 * percent} of 800 points`)).toBeDefined();
    expect(bar.getAttribute('aria-valuetext')).toContain(`${8 * percent} of 800 points`);
  });

  test('§8: when the summary fails, the totals of the list stand with 0 earned', async () => {
    await show('learner', { 'GET /units/:id/summary': noNetwork });
    const total = unitReply.items.reduce((sum, { points }) => sum + points, 0);
    expect(await reward().findByText(`0 of ${total} points`)).toBeDefined();
    expect(mastery().getByText('Getting started')).toBeDefined();
  });

  test('a bar that waits for its checkpoint says which one', async () => {
    const checkpoint = unitReply.items.find(({ type }) => type === 'quiz');
    if (checkpoint === undefined) throw new Error('the unit has a checkpoint');
    await show('learner', { 'GET /units/:id/summary': summary(79, 79, [checkpoint.id]) });
    expect(
      await mastery().findByText(`Pass the checkpoint (70%) to go past 79%: ${checkpoint.title}`),
    ).toBeDefined();
  });

  test('it is asked for again when the server counted something new', async () => {
    let percent = 20;
    await show('learner', { 'GET /units/:id/summary': () => summary(percent)() });
    await mastery().findByText('Explorer');
    percent = 40;
    await act(async () => globalThis.dispatchEvent(new Event('progress-updated')));
    expect(await mastery().findByText('Rising')).toBeDefined();
  });

  test.each([
    ['a learner of Primary 7', 'Primary 7', '', '/units?grade=7&subject='],
    ['the class that was named', 'Primary 7', '?grade=6', '/units?grade=6&subject='],
    ['a learner without a class', null, '', '/units?grade=4&subject='],
  ])('/units without a subject opens the first one: %s', async (_, grade, query, start) => {
    const {
      items: _items,
      topics: _topics,
      key: _key,
      subject: _subject,
      grade: _grade,
      ...card
    } = unitReply;
    await show(
      'learner',
      {
        'GET /me': () => replied('GET /me', personOf('learner', { grade })),
        'GET /units': () => replied('GET /units', [card]),
      },
      `/units${query}`,
    );
    expect(whereWeAre().startsWith(start)).toBe(true);
    expect(Number(whereWeAre().slice(start.length))).toBeGreaterThan(0);
    expect(screen.queryByText(/coming soon/)).toBeNull();
  });

  test('it stands on /units too', async () => {
    const { items: _, topics: __, key: ___, subject: ____, grade: _____, ...card } = unitReply;
    await show(
      'learner',
      { 'GET /units': () => replied('GET /units', [card]) },
      '/units?grade=6&subject=7&unit=7',
    );
    expect(mastery().getByRole('progressbar')).toBeDefined();
  });
});

test('items that are done are marked, a quiz with its best result', async () => {
  await show('learner', { 'GET /units/:id/progress': progress(2, 70) });
  const list = within(screen.getByRole('region', { name: 'In this unit' }));
  await list.findAllByText('Done');
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.filter((row) => row.includes('Done'))).toHaveLength(2);
  expect(rows.at(-1)).toContain('Best 70%');
});

describe("spec 1 §2.6: 'Claim Reward'", () => {
  test('before 100 percent it is disabled and says what is missing', async () => {
    const asked = await show('learner', {
      'GET /units/:id/summary': summary(80),
      'GET /units/:id/progress': progress(unitReply.items.length - 2, 70),
    });
    const quiz = unitReply.items.at(-1)?.title;
    await screen.findByText(
      `Still to do: Saving water · Get every question right for the reward: ${quiz} (Best 70%)`,
    );
    expect(claim().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(claim());
    expect(asked.map(({ name }) => name)).not.toContain('POST /units/:id/claim');
  });

  test('when much is missing, three are named and the rest is counted', async () => {
    await show('learner', { 'GET /units/:id/progress': progress(0) });
    expect(await screen.findByText(/^Still to do: Water at home, Rain, Springs, and \d more$/)).toBeDefined();
  });

  test.each([
    ['the rest', 2, 'Still to do: Rain'],
    ['everything that is left', 1, 'Being written: 2 parts'],
  ])('what nobody can do yet is being written, not still to do: %s', async (_, writtenCount, words) => {
    const items = unitReply.items.slice(0, 3).map((item, at) => ({ ...item, written: at < writtenCount }));
    await show('learner', {
      'GET /unit/:id': () => replied('GET /unit/:id', { ...unitReply, items }),
      'GET /units/:id/progress': progress(1),
    });
    await screen.findByText(words);
    expect(reason()).toBe(words);
  });

  test('at 100 percent it brings seeds and the badge once, and then says that it is claimed', async () => {
    let heard = 0;
    const hear = () => {
      heard += 1;
    };
    globalThis.addEventListener('progress-updated', hear);
    const asked = await show('learner', {
      'GET /units/:id/summary': summary(100),
      'GET /units/:id/progress': progress(unitReply.items.length, 100),
      'POST /units/:id/claim': won,
    });
    await screen.findByText('Everything is done. 100 Wisdom Seeds and a badge wait for you.');
    await userEvent.click(claim());
    expect(await screen.findByText('You get 100 Wisdom Seeds and the badge ‘Water Master’.')).toBeDefined();
    const feast = await screen.findByRole('dialog', { name: 'You won Water' });
    expect(within(feast).getByText('Water Master hangs on your tree now.')).toBeDefined();
    expect(within(feast).getByRole('img', { name: /^Your baobab/ })).toBeDefined();
    await userEvent.click(within(feast).getByRole('button', { name: 'Skip' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reward().getByText('Reward claimed')).toBeDefined();
    expect(reward().queryByRole('button', { name: 'Claim Reward' })).toBeNull();
    expect(asked.filter(({ name }) => name === 'POST /units/:id/claim')).toHaveLength(1);
    expect(heard).toBe(1);
    globalThis.removeEventListener('progress-updated', hear);
  });

  test.each([
    ['leads on to the unit that comes next', todayReply().ahead, 'link', 'Next unit: Air'],
    ['lets one stay where none comes next', null, 'button', 'Stay here'],
  ])('the feast %s', async (_, ahead, role, name) => {
    await show('learner', {
      'GET /units/:id/summary': summary(100),
      'GET /units/:id/progress': progress(unitReply.items.length, 100),
      'POST /units/:id/claim': won,
      'GET /today': () => replied('GET /today', todayReply({ ahead })),
    });
    await screen.findByText('Everything is done. 100 Wisdom Seeds and a badge wait for you.');
    await userEvent.click(claim());
    const feast = await screen.findByRole('dialog', { name: 'You won Water' });
    expect(await within(feast).findByRole(role, { name })).toBeDefined();
    expect(within(feast).queryByRole('link', { name: /^Next unit/ }) !== null).toBe(ahead !== null);
  });

  test('a unit that has grown since everything was done keeps its title, and its reward can be claimed', async () => {
    await show('learner', {
      'GET /units/:id/summary': summary(75, 100),
      'GET /units/:id/progress': progress(unitReply.items.length - 2, 100),
    });
    expect(await mastery().findByText('Master')).toBeDefined();
    expect(mastery().getByText('75%')).toBeDefined();
    expect(claim().getAttribute('aria-disabled')).not.toBe('true');
    expect(reason()).toMatch(/wait for you\.$/);
  });

  test('a reward claimed before stays claimed', async () => {
    await show('learner', {
      'GET /units/:id/summary': summary(100),
      'GET /units/:id/progress': progress(unitReply.items.length, 100, true),
    });
    expect(await reward().findByText('Reward claimed')).toBeDefined();
    expect(reward().queryByRole('button', { name: 'Claim Reward' })).toBeNull();
  });

  test.each([
    ['the server’s words', () => refused('units/not-mastered'), /^The reward waits until everything/],
    ['what to do without a network', noNetwork, /^That did not work\. Check the network/],
  ])('a failed claim shows %s, and can be tried again', async (_, answer, words) => {
    await show('learner', { 'GET /units/:id/summary': summary(100), 'POST /units/:id/claim': answer });
    await screen.findByText(/^Everything is done/);
    await userEvent.click(claim());
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(claim().getAttribute('aria-disabled')).not.toBe('true');
  });

  test.each([
    ['guest', 'Log in to earn this reward.'],
    ['teacher', 'Learners claim it when everything is done.'],
    ['parent', 'Learners claim it when everything is done.'],
  ] as const)('a %s reads who may claim it', async (who, words) => {
    await show(who, { 'GET /units/:id/summary': summary(100) });
    expect(reason()).toBe(words);
    expect(claim().getAttribute('aria-disabled')).toBe('true');
  });
});

test("spec 2 'Other routes': an unknown unit still shows the documented text", async () => {
  serverAnswers({ 'GET /unit/:id': () => wordless(404) });
  await showPage(
    '/unit/999',
    <Routes>
      <Route path="/unit/:id" element={<UnitPage />} />
    </Routes>,
  );
  expect(await screen.findByRole('heading', { name: 'Unit 999' })).toBeDefined();
  expect(screen.getByText('Unit details coming soon.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All courses' }).getAttribute('href')).toBe('/courses');
});

test('on /units an unknown unit says so with the documented text, and leads back to the list', async () => {
  const { items: _, topics: __, key: ___, subject: ____, grade: _____, ...card } = unitReply;
  serverAnswers({
    'GET /units': () => replied('GET /units', [card]),
    'GET /unit/:id': () => wordless(404),
  });
  await showPage(
    '/units?grade=6&subject=7&unit=999',
    <Routes>
      <Route path="/units" element={<UnitsPage />} />
    </Routes>,
  );
  const unknown = await screen.findByRole('heading', { name: 'Unit 999' });
  expect(screen.getByText('Unit details coming soon.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const place = within(unknown.parentElement as HTMLElement);
  await userEvent.click(place.getByRole('button', { name: 'All units' }));
  expect(whereWeAre()).toBe('/units?grade=6&subject=7');
});
