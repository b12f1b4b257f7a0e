import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage, whereWeAre } from '#testing/show.tsx';
import { mastery, progress, reward, show, summary } from './testing/shown-unit.tsx';
import { UnitPage } from './unit-page.tsx';
import { UnitsPage } from './units-page.tsx';

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

  test('in P1 to P3 leaves stand for the percent, in the bar and in the list', async () => {
    const checkpoint = unitReply.items.find(({ type }) => type === 'quiz');
    await show('learner', {
      'GET /unit/:id': () => replied('GET /unit/:id', { ...unitReply, gradeId: 2 }),
      'GET /units/:id/summary': summary(60, 60, [checkpoint?.id ?? '']),
      'GET /units/:id/progress': progress(unitReply.items.length, 30),
    });
    await mastery().findByText('Pro');
    expect(await screen.findByText('Not yet.')).toBeDefined();
    expect(document.querySelectorAll('[data-green="true"]')).toHaveLength(3);
    expect(document.body.textContent).not.toContain('%');
    expect(document.body.textContent).not.toMatch(/\bpoints\b/);
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
