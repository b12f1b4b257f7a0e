/** Progress in assigned work, from the learning record and hand-ins. */
import { assignmentLimits } from '@afrolearn/learning/assignments/limits.ts';
import { type AssignedKind, workOf } from '@afrolearn/learning/assignments/refs.ts';
import { type AssignedStatus, statusOf } from '@afrolearn/learning/assignments/status.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { pathOf } from '#features/notifications/index.ts';
import { type FoundWork, workSince } from '#features/progress/index.ts';
import { type Assigned, type AssignmentRow, assignedTo } from './assignments.db.ts';
import { type HandInRow, handInsOf } from './hand-ins/hand-ins.db.ts';
import { type Target, targetsOf } from './targets.db.ts';

export const dayOf = (at: Date): string => dayIn(defaultZone, at.getTime());

export const kindOf = ({ ref }: Pick<AssignmentRow, 'ref'>): AssignedKind => workOf(ref)?.kind ?? 'paper';

export const titleOf = ({ ref, title }: AssignmentRow, targets: ReadonlyMap<string, Target>): string =>
  targets.get(ref)?.title ?? title ?? ref;

/** The subject of the assigned content; for a paper task that of its class. */
export const subjectOf = (
  { ref }: AssignmentRow,
  targets: ReadonlyMap<string, Target>,
  ofClass: number | null,
): string | null => {
  const id = targets.get(ref)?.subjectId ?? ofClass;
  return id === null ? null : subjectName(id);
};

export const asHandIn = (row: HandInRow | undefined) =>
  row?.handedInAt == null
    ? null
    : {
        text: row.text,
        photos: row.photos,
        at: row.handedInAt.toISOString(),
        outcome: row.outcome,
        comment: row.comment,
        reviewedAt: row.reviewedAt?.toISOString() ?? null,
      };

export type Progressed = {
  status: AssignedStatus;
  percent: number;
  right: number | null;
  asked: number | null;
  handIn: HandInRow | undefined;
  /** The day it was finished, if that was before the assignment and not again since. */
  doneBefore: string | null;
};

/*
 * The day on which the work was done before it was assigned. Null for a repeated assignment, where only new work
 * counts, and for a checkpoint that was retaken since.
 */
const doneBefore = (row: AssignmentRow, { doneAt, attempts }: FoundWork, status: AssignedStatus) => {
  if (doneAt === null || status !== 'Completed' || row.again || attempts > 0) return null;
  const at = new Date(doneAt);
  return at < row.createdAt ? dayOf(at) : null;
};

/** For each pair in order: two queries for any number. */
export const progressOf = async (
  db: Db,
  pairs: readonly { row: AssignmentRow; learnerId: number }[],
): Promise<Progressed[]> => {
  const [found, handed] = await Promise.all([
    workSince(
      db,
      pairs.map(({ row: { ref, createdAt: since, again }, learnerId }) => ({
        userId: learnerId,
        ref,
        since,
        again,
      })),
    ),
    handInsOf(
      db,
      [...new Set(pairs.map(({ row }) => row.id))],
      [...new Set(pairs.map(({ learnerId }) => learnerId))],
    ),
  ]);
  const byPair = new Map(handed.map((one) => [`${one.assignmentId} ${one.learnerId}`, one]));
  return pairs.flatMap(({ row, learnerId }, place) => {
    const work = found[place];
    if (work === undefined) return [];
    const handIn = byPair.get(`${row.id} ${learnerId}`);
    const paper =
      handIn === undefined ? null : { handedIn: handIn.handedInAt !== null, outcome: handIn.outcome };
    const wanted = row.wanted ?? assignmentLimits.exercises;
    const { right, asked } = work;
    const progress = statusOf(kindOf(row), work, { wanted, paper });
    return [{ ...progress, right, asked, handIn, doneBefore: doneBefore(row, work, progress.status) }];
  });
};

/** The page where it is done. Paper has its own page. */
export const pathTo = (row: AssignmentRow): string =>
  pathOf(row.ref === 'paper' ? `paper:${row.id}` : row.ref);

export type OpenWork = Assigned &
  Progressed & { target: Target | undefined; title: string; subject: string | null };

/* Earliest due date first, then those without one by age. */
const byDay = ({ row: one }: OpenWork, { row: other }: OpenWork): number => {
  if (one.dueOn === other.dueOn) return one.createdAt.getTime() - other.createdAt.getTime();
  if (one.dueOn === null || other.dueOn === null) return one.dueOn === null ? 1 : -1;
  return one.dueOn < other.dueOn ? -1 : 1;
};

/** Assignments that reach these learners, with progress, by date. Removed content is left out. */
export const openWorkOf = async (
  db: Db,
  learners: SQL,
  limits: { since: Date; most: number },
): Promise<OpenWork[]> => {
  const assigned = await assignedTo(db, learners, limits);
  const [targets, progress] = await Promise.all([
    targetsOf(
      db,
      assigned.map(({ row }) => row.ref),
    ),
    progressOf(db, assigned),
  ]);
  return assigned
    .flatMap((one, place) => {
      const target = targets.get(one.row.ref);
      const found = progress[place];
      if (found === undefined || (one.row.ref !== 'paper' && target?.gone !== false)) return [];
      return [
        {
          ...one,
          ...found,
          target,
          title: titleOf(one.row, targets),
          subject: subjectOf(one.row, targets, one.subjectId),
        },
      ];
    })
    .sort(byDay);
};
