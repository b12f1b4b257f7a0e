/** A unit page with server replies, for tests of its parts. */
import type { Role } from '@afrolearn/learning/people/roles.ts';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from '#routing/index.ts';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { UnitPage } from '../unit-page.tsx';
import { UnitsPage } from '../units-page.tsx';

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;

export const show = async (who: Role | 'guest', answers: Answers = {}, at = '/unit/7') => {
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
export const summary =
  (percent: number, reached = percent, heldBy: string[] = [], claimable = reached >= 100) =>
  () =>
    replied('GET /units/:id/summary', {
      totalPoints: 800,
      earnedPoints: 8 * percent,
      percent,
      reached,
      heldBy,
      claimable,
    });
/** The first `count` entries are done; quizzes with this best score. */
export const progress =
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
export const won = () =>
  replied('POST /units/:id/claim', {
    unitId: 7,
    seeds: 100,
    badge: { id: 'unit-7', name: 'Water Master', description: 'x', icon: 'crown', color: 'leaf' },
    claimedAt: '2026-03-09T08:00:00.000Z',
  });
export const mastery = () => within(screen.getByRole('region', { name: 'Mastery of this unit' }));
export const reward = () => within(screen.getByRole('region', { name: 'Reward' }));
export const rewardButton = () => reward().getByRole('button', { name: 'Claim Reward' });
export const reason = () =>
  document.getElementById(rewardButton().getAttribute('aria-describedby') ?? '')?.textContent;
