import { progress } from '@afrolearn/contract/progress.ts';
import { subjectName, subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { scorePercent } from '@afrolearn/learning/quizzes/score-percent.ts';
import type { Db } from '#db/connect.ts';
import { checkKeepable } from '#features/bonds/index.ts';
import { unitById } from '#features/catalogue/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { learnerStatsOf, userStatsOf, xpOf } from './figures.ts';
import { characterFor, insightsFor } from './insights.ts';
import { keptFor } from './kept-figures.ts';
import { keepPlaceLeft } from './places.db.ts';
import { learnerFor, ownFacts } from './progress.access.ts';
import { historyOf, latestEntriesOf, unitEntriesOf, unitsFor, weakLessonsOf } from './progress.db.ts';
import { summaryFor } from './summary.ts';

const percent = (share: number | null): number | null => (share === null ? null : scorePercent(share));

const progressFor = async (db: Db, user: Person) => {
  const { gradeId } = await ownFacts(db, user);
  const own = gradeId === null ? [] : subjectsOfGrade(gradeId).map(({ id }) => id);
  const units = await unitsFor(db, user.id, gradeId, own);
  // The class's subjects in order, then others that were started.
  const shown = [...new Set([...own, ...units.map(({ subjectId }) => subjectId)])];
  return {
    subjects: shown.map((id) => ({
      id,
      name: subjectName(id),
      units: units.filter(({ subjectId }) => subjectId === id),
    })),
  };
};

export const progressRoutes = serve(progress, {
  'GET /xp/:userId': async ({ params, user, db, now }) =>
    xpOf(await learnerFor(db, user, params.userId), now()),

  'GET /users/:userId/stats': async ({ params, user, db, now }) =>
    userStatsOf(await learnerFor(db, user, params.userId), now()),

  'GET /learner-profiles/stats/:userId': async ({ params, user, db, now }) =>
    learnerStatsOf(await learnerFor(db, user, params.userId), now()),

  'GET /progress': (asked) => keptFor(asked, 'progress', () => progressFor(asked.db, asked.user)),

  'GET /units/:id/progress': async ({ params, user, db }) => {
    const [rows, latest] = await Promise.all([
      unitEntriesOf(db, user.id, params.id),
      latestEntriesOf(db, user.id),
    ]);
    if (rows.length === 0 && (await unitById(db, params.id)) === null) throw refuse('access/not-found');
    const failed = rows.filter(({ state }) => state === 'tried');
    const weak = await weakLessonsOf(
      db,
      user.id,
      failed.map(({ id }) => id),
    );
    return {
      items: rows.map(({ place, state, ...row }) => ({
        ...row,
        completed: state === 'tried' || state === 'done',
        bestScore: percent(row.bestScore),
        ...(place === null ? {} : { place }),
        ...(weak.has(row.id) ? { weak: weak.get(row.id) } : {}),
      })),
      claimed: rows.some(({ claimed }) => claimed),
      opened: latest.flatMap(({ id, unitId }) => (unitId === params.id ? [id] : [])),
    };
  },

  'PUT /places/:id': async ({ params, body, user, db, env, now }) => {
    if (body.place !== null) await checkKeepable({ db, env }, user);
    const left = { userId: user.id, itemId: params.id, place: body.place, leftAt: now() };
    if (!(await keepPlaceLeft(db, left))) throw refuse('access/not-found');
    return done;
  },

  'GET /progress-summary': (asked) => {
    const { user, db, now, say } = asked;
    return keptFor(asked, 'summary', async () => summaryFor(db, await ownFacts(db, user), now(), say));
  },

  'GET /lesson-history': async ({ user, db }) =>
    (await historyOf(db, user)).map(({ subjectId, topic, bestScore, at, ...entry }) => ({
      ...entry,
      subject: subjectId === null ? '' : subjectName(subjectId),
      topic: topic ?? '',
      score: percent(bestScore),
      at: at.toISOString(),
    })),

  'GET /character-analysis': (asked) => {
    const { user, db, say } = asked;
    return keptFor(asked, 'character', async () => ({
      data: await characterFor(db, await ownFacts(db, user), say),
    }));
  },

  'GET /personalized-insights': (asked) => {
    const { user, db, now, say } = asked;
    return keptFor(asked, 'insights', async () => ({
      data: await insightsFor(db, await ownFacts(db, user), now(), say),
    }));
  },
});
