/** A teacher's view of an assignment, with counts by status. */
import { gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import type { Db } from '#db/connect.ts';
import { type Given, type Receiver, receiversOf } from './assignments.db.ts';
import { type Target, targetsOf } from './targets.db.ts';
import { kindOf, type Progressed, progressOf, subjectOf, titleOf } from './work.ts';

export type Known = Receiver & { progress: Progressed | null };

/* Only the name for pupils without consent; nothing that reveals a family's faith. */
const knownOf = (
  receivers: readonly Receiver[],
  progress: readonly Progressed[],
  target: Target | undefined,
) =>
  receivers.map((one, place): Known => {
    const mayTell = hasConsent(one.consent) && target?.oneFaith !== true;
    return { ...one, progress: mayTell ? (progress[place] ?? null) : null };
  });

export const missesConsent = ({ consent }: Receiver) => !hasConsent(consent);

const isWaiting = ({ progress }: Known): boolean =>
  progress?.handIn?.handedInAt != null && progress.handIn.outcome === null;

export const asAssignment = (
  { row, room, group }: Given,
  targets: ReadonlyMap<string, Target>,
  known: readonly Known[],
) => {
  const count = (status: string) => known.filter(({ progress }) => progress?.status === status).length;
  return {
    id: row.id,
    ref: row.ref,
    kind: kindOf(row),
    title: titleOf(row, targets),
    dueOn: row.dueOn,
    word: row.word ?? '',
    subject: subjectOf(row, targets, room.subjectId),
    class: { id: room.id, name: room.name, grade: gradeName(room.gradeId) },
    whom: row.whom,
    group,
    closed: row.closedAt !== null,
    assignedAt: row.createdAt.toISOString(),
    counts: {
      completed: count('Completed'),
      inProgress: count('In progress'),
      tried: count('Tried'),
      notStarted: count('Not started'),
      consentMissing: known.filter(missesConsent).length,
    },
    waiting: known.filter(isWaiting).length,
  };
};

/** With counts by status: five queries for any number. */
export const withCounts = async (db: Db, given: readonly Given[]) => {
  const receivers = await receiversOf(
    db,
    given.map(({ row }) => row.id),
  );
  const rows = new Map(given.map(({ row }) => [row.id, row]));
  const pairs = receivers.flatMap((one) => {
    const row = rows.get(one.assignmentId);
    return row === undefined ? [] : [{ row, learnerId: one.id }];
  });
  const [targets, progress] = await Promise.all([
    targetsOf(
      db,
      given.map(({ row }) => row.ref),
    ),
    progressOf(db, pairs),
  ]);
  const found = receivers.map((receiver, place) => ({ receiver, progress: progress[place] }));
  return given.map((one) => {
    const own = found.filter(({ receiver }) => receiver.assignmentId === one.row.id);
    const known = knownOf(
      own.map(({ receiver }) => receiver),
      own.flatMap((each) => each.progress ?? []),
      targets.get(one.row.ref),
    );
    return { given: one, targets, known };
  });
};
