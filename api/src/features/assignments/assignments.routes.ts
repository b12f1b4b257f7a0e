import { assignments } from '@afrolearn/contract/assignments.ts';
import { handInPixels } from '@afrolearn/learning/assignments/limits.ts';
import { gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { checkKeepable, checkKeepableOf, learnersSeenBy, personFor } from '#features/bonds/index.ts';
import { classFor } from '#features/classes/index.ts';
import { addNews } from '#features/notifications/index.ts';
import { makePhoto, mayUsePhoto } from '#features/photos/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { assign } from './assign.ts';
import { childsAssignment, givenFor, mayLookAt, ownAssignment } from './assignments.access.ts';
import { type AssignmentRow, changeAssignment, givenIn, receiversOf, upcomingFor } from './assignments.db.ts';
import { asAssignment, missesConsent, withCounts } from './given.ts';
import {
  addPhoto,
  commentsOf,
  keepGuardianLook,
  keepReview,
  keepText,
  photoOf,
} from './hand-ins/hand-ins.db.ts';
import { isRemindedToday, remind } from './remind.ts';
import { noResults, resultsOf } from './results.ts';
import { targetsOf } from './targets.db.ts';
import { asHandIn, dayOf, kindOf, openWorkOf, pathTo, subjectOf, titleOf } from './work.ts';

const day = 24 * 60 * 60 * 1000;
/** Days that finished or overdue work stays listed. */
const daysKept = 14;
const mostOwn = 100;
const mostListed = 60;
const mostUpcoming = 50;

const sinceOf = (now: Date): Date => new Date(now.getTime() - daysKept * day);

const checkOpen = ({ closedAt }: AssignmentRow): void => {
  if (closedAt !== null) throw refuse('assignments/closed');
};

/** Re-encodes and stores a photo of a page; refuses it where photos are not allowed for this learner. */
const handInPhoto = async (
  world: { db: Db; now: () => Date },
  row: AssignmentRow,
  learnerId: number,
  file: () => Promise<Buffer>,
): Promise<{ photos: number }> => {
  checkOpen(row);
  if (!(await mayUsePhoto(world.db, learnerId))) throw refuse('upload/not-allowed');
  const webp = await makePhoto(await file(), { shape: { longest: handInPixels } });
  const photos = await addPhoto(world.db, { assignmentId: row.id, learnerId }, webp, world.now());
  if (photos === null) throw refuse('assignments/too-many-photos');
  return { photos };
};

export const assignmentRoutes = serve(assignments, {
  'POST /assignments': async ({ body, user, ...world }) => await assign(world, user, body),

  'GET /assignments': async ({ query, user, db }) => {
    const where =
      query.classId === undefined
        ? { teacherId: user.id }
        : { classId: (await classFor(db, user, query.classId)).id };
    if (!user.verified) throw refuse('children/not-verified');
    return (await withCounts(db, await givenIn(db, where, mostListed))).map(({ given, targets, known }) =>
      asAssignment(given, targets, known),
    );
  },

  'GET /assignments/:id': async ({ params, user, db, now }) => {
    const given = await givenFor(db, user, params.id);
    const [one] = await withCounts(db, [given]);
    if (one === undefined) throw refuse('access/not-found');
    const { targets, known } = one;
    const target = targets.get(given.row.ref);
    const shown = known.filter(({ progress }) => progress !== null);
    const [{ wrongBy, ...results }, comments] = await Promise.all([
      target?.religious === true || target?.oneFaith === true ? noResults : resultsOf(db, given.row, shown),
      commentsOf(db, user.id),
    ]);
    return {
      ...asAssignment(given, targets, known),
      paper: given.row.paper ?? '',
      answers: given.row.answers ?? '',
      wanted: given.row.wanted,
      remindedToday: isRemindedToday(given.row, now()),
      pupils: known.map((pupil) => ({
        id: pupil.id,
        name: pupil.name,
        consentMissing: missesConsent(pupil),
        status: pupil.progress?.status ?? null,
        percent: pupil.progress?.percent ?? null,
        right: pupil.progress?.right ?? null,
        asked: pupil.progress?.asked ?? null,
        wrong: wrongBy.get(pupil.id) ?? [],
        doneBefore: pupil.progress?.doneBefore ?? null,
        handIn: asHandIn(pupil.progress?.handIn),
      })),
      ...results,
      comments,
    };
  },

  'POST /assignments/:id/remind': async ({ params, user, db, now }) => {
    const given = await givenFor(db, user, params.id);
    checkOpen(given.row);
    return await remind(db, user, given, { now: now(), listedSince: dayOf(sinceOf(now())) });
  },

  'PATCH /assignments/:id': async ({ params, body, user, db, now }) => {
    const { room } = await givenFor(db, user, params.id);
    await checkWords(db, room.schoolId, { word: body.word }, 'text/unkind');
    const changed = await changeAssignment(db, user.id, params.id, {
      ...(body.dueOn === undefined ? {} : { dueOn: body.dueOn }),
      ...(body.word === undefined ? {} : { word: body.word === '' ? null : body.word }),
      ...(body.closed === undefined ? {} : { closedAt: body.closed ? now() : null }),
    });
    if (!changed) throw refuse('access/not-found');
    return done;
  },

  'DELETE /assignments/:id': async ({ params, user, db, now }) => {
    if (!(await changeAssignment(db, user.id, params.id, { removedAt: now() })))
      throw refuse('access/not-found');
    return done;
  },

  'POST /assignments/:id/hand-ins/:learnerId/review': async ({ params, body, user, db, now }) => {
    const { row, room } = await givenFor(db, user, params.id);
    const receivers = await receiversOf(db, [row.id]);
    if (!receivers.some(({ id, consent }) => id === params.learnerId && consent !== 'withdrawn'))
      throw refuse('access/not-found');
    const comment = body.comment ?? '';
    await checkWords(db, room.schoolId, { comment }, 'text/unkind');
    const whose = { assignmentId: row.id, learnerId: params.learnerId };
    const { outcome } = body;
    const reviewedAt = now();
    const review = { outcome, comment, reviewedBy: user.id, reviewedAt };
    const end = await keepReview(db, whose, review, body.seen);
    if (end === 'nothing') throw refuse('assignments/nothing-handed-in');
    if (end === 'changed') throw refuse('assignments/changed-since');
    if (end === 'same') return done;
    const title = titleOf(row, await targetsOf(db, [row.ref]));
    await addNews(
      db,
      [
        {
          userId: params.learnerId,
          kind: outcome === 'accepted' ? 'work-reviewed' : 'work-returned',
          about: { title, id: row.id },
          once: `reviewed ${row.id} ${reviewedAt.toISOString()}`,
        },
      ],
      reviewedAt,
    );
    return done;
  },

  'GET /assignments/:id/hand-ins/:learnerId/photos/:n': async ({ params, user, db }) => {
    const { id, learnerId, n } = params;
    await mayLookAt(db, user, id, learnerId);
    // Photos without consent are not shown.
    const photo = (await mayUsePhoto(db, learnerId))
      ? await photoOf(db, { assignmentId: id, learnerId }, n)
      : null;
    if (photo === null) throw refuse('access/not-found');
    return { webp: photo.toString('base64') };
  },

  'GET /teacher/upcoming-assignments': async ({ user, db, now }) => {
    const given = await upcomingFor(db, user.id, dayOf(now()), mostUpcoming);
    const counted = await withCounts(db, given);
    return counted.map(({ given: { row, room }, targets, known }) => ({
      id: row.id,
      title: titleOf(row, targets),
      dueDate: row.dueOn ?? '',
      className: room.name,
      subject: subjectOf(row, targets, room.subjectId) ?? '',
      grade: gradeName(room.gradeId),
      learners: known.length,
      done: known.filter(({ progress }) => progress?.status === 'Completed').length,
    }));
  },

  'GET /my-assignments': async ({ user, db, now }) => {
    const [open, photosAllowed] = await Promise.all([
      openWorkOf(db, sql`(${user.id})`, { since: sinceOf(now()), most: mostOwn }),
      mayUsePhoto(db, user.id),
    ]);
    return open.map(({ row, title, subject, from, status, percent, right, asked, handIn }) => ({
      id: row.id,
      ref: row.ref,
      kind: kindOf(row),
      title,
      dueOn: row.dueOn,
      word: row.word ?? '',
      subject,
      path: pathTo(row),
      from,
      paper: row.paper ?? '',
      wanted: row.wanted,
      status,
      percent,
      right,
      asked,
      closed: row.closedAt !== null,
      handIn: asHandIn(handIn),
      photosAllowed,
    }));
  },

  'POST /my-assignments/:id/hand-in': async ({ params, body, user, db, env, now }) => {
    const row = await ownAssignment(db, user.id, params.id);
    checkOpen(row);
    await checkKeepable({ db, env }, user);
    await keepText(db, { assignmentId: row.id, learnerId: user.id }, body.text, now());
    return done;
  },

  'POST /my-assignments/:id/photo': async ({ params, user, file, ...world }) =>
    await handInPhoto(world, await ownAssignment(world.db, user.id, params.id), user.id, file),

  'GET /children/assignments': async ({ user, db, now }) => {
    const children = learnersSeenBy(user);
    const open = await openWorkOf(db, children, { since: sinceOf(now()), most: mostOwn });
    const allowed = new Map<number, boolean>();
    for (const { learnerId } of open)
      if (!allowed.has(learnerId)) allowed.set(learnerId, await mayUsePhoto(db, learnerId));
    return open.map(({ row, learnerId, learner, title, subject, status, handIn }) => ({
      id: row.id,
      childId: learnerId,
      child: learner,
      title,
      status,
      dueDate: row.dueOn,
      kind: kindOf(row),
      subject,
      paper: row.paper ?? '',
      word: row.word ?? '',
      closed: row.closedAt !== null,
      handedIn: handIn?.handedInAt != null,
      reviewed: handIn?.outcome != null,
      comment: handIn?.comment ?? '',
      seenByGuardian: handIn?.seenByGuardianAt?.toISOString() ?? null,
      photosAllowed: allowed.get(learnerId) ?? false,
    }));
  },

  'POST /children/:id/assignments/:workId/hand-in': async ({ params, body, user, db, env, now }) => {
    const row = await childsAssignment(db, user, params);
    checkOpen(row);
    checkKeepableOf({ env }, await personFor(db, user, params.id, ['guardian']));
    await keepText(db, { assignmentId: row.id, learnerId: params.id }, body.text, now());
    return done;
  },

  'POST /children/:id/assignments/:workId/photo': async ({ params, user, file, ...world }) =>
    await handInPhoto(world, await childsAssignment(world.db, user, params), params.id, file),

  'POST /children/:id/assignments/:workId/reviewed': async ({ params, user, db, now }) => {
    const row = await childsAssignment(db, user, params);
    await keepGuardianLook(db, { assignmentId: row.id, learnerId: params.id }, now());
    return done;
  },
});
