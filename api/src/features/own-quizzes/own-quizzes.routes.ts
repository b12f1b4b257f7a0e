import { ownQuizzes } from '@afrolearn/contract/own-quizzes.ts';
import { ownLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { classFor, pupilsIn } from '#features/classes/index.ts';
import { lessonFor, lessonToChange } from '#features/lessons/index.ts';
import { logLook } from '#features/looks/index.ts';
import { serve } from '#http/serve.ts';
import { answersOf, attemptsOf } from './own-quizzes.db.ts';

type Attempt = Awaited<ReturnType<typeof attemptsOf>>[number];

const asScore = ({ correct, total, countedAt }: Attempt) => ({ correct, total, at: countedAt.toISOString() });

const bestOf = (tried: readonly Attempt[]): Attempt | null =>
  tried.reduce<Attempt | null>(
    (best, one) => (best === null || one.correct * best.total > best.correct * one.total ? one : best),
    null,
  );

export const ownQuizRoutes = serve(ownQuizzes, {
  'GET /lessons/:id/result': async ({ params, user, db }) => {
    const row = await lessonFor(db, user, params.id);
    const lesson = ownLessonId(row.id);
    const tried = await attemptsOf(db, [user.id], lesson);
    const last = tried[tried.length - 1];
    const best = bestOf(tried);
    const given = await answersOf(db, last === undefined ? [] : [last.eventId]);
    const right = new Set(
      given.filter((one) => one.userId === user.id && one.correct).map(({ questionId }) => questionId),
    );
    const questions = row.questions.map(({ id, explanation }) => {
      const correct = right.has(`${lesson}-${id}`);
      // The explanation reveals the answer, so only a right answer gets it.
      return { id: `${lesson}-${id}`, correct, explanation: correct ? (explanation ?? null) : null };
    });
    return {
      attempts: tried.length,
      best: best === null ? null : asScore(best),
      last: last === undefined ? null : { ...asScore(last), questions },
    };
  },

  'GET /lessons/:id/results': async ({ params, query, user, db, now }) => {
    const row = await lessonToChange(db, user, params.id);
    const room = await classFor(db, user, query.classId);
    const pupils = await pupilsIn(db, user, room.id);
    const told = pupils.filter(({ consent }) => hasConsent(consent)).map(({ id }) => id);
    const lesson = ownLessonId(row.id);
    const tried = await attemptsOf(db, told, lesson);
    const ofPupil = (id: number) => tried.filter(({ userId }) => userId === id);
    const firsts = told.flatMap((id) => ofPupil(id)[0] ?? []);
    const given = await answersOf(
      db,
      firsts.map(({ eventId }) => eventId),
    );
    await logLook(db, { viewerId: user.id, learnerIds: told, what: 'students', at: now() });
    return {
      pupils: pupils.map(({ id, name, consent }) => {
        const own = ofPupil(id);
        const [first] = own;
        const best = bestOf(own);
        return {
          id,
          name,
          consent: hasConsent(consent),
          attempts: own.length,
          first: first === undefined ? null : asScore(first),
          best: best === null ? null : asScore(best),
        };
      }),
      questions: row.questions.map(({ id, prompt }) => {
        const answered = given.filter(({ questionId }) => questionId === `${lesson}-${id}`);
        return {
          id,
          prompt,
          answered: answered.length,
          right: answered.filter(({ correct }) => correct).length,
        };
      }),
    };
  },
});
