/** The queues of a teacher as rows: registers, reviews of handed-in work, recordings. */
import * as paths from '#lib/paths.ts';
import { lostOf, waitingRegisters } from '#teaching-kit/register/index.ts';
import { queuedReviews } from '#teaching-kit/reviews/index.ts';
import { keptVoices } from '#teaching-kit/voices/index.ts';
import type { WorkRow } from './work-here.ts';

const plain = { at: null, why: null, words: null, parts: null, state: 'waiting' } as const;

export const teacherWork = async (owner: number): Promise<readonly WorkRow[]> => {
  const [registers, lost, reviews, voices] = await Promise.all([
    waitingRegisters(owner),
    lostOf(owner),
    queuedReviews(owner),
    keptVoices(owner),
  ]);
  return [
    ...registers.map(
      ({ classId, className, date, taps, at }): WorkRow => ({
        ...plain,
        key: `register ${classId} ${date}`,
        kind: 'register',
        title: className ?? null,
        parts: taps > 0 ? { of: 'pupils', count: taps } : null,
        at,
        to: paths.attendance(classId),
      }),
    ),
    ...lost.map(
      ({ classId, className, date, count, why, said }): WorkRow => ({
        ...plain,
        key: `lost ${classId} ${date} ${why}`,
        kind: 'register',
        title: className ?? null,
        parts: count > 0 ? { of: 'pupils', count } : null,
        state: 'refused',
        why: why === 'left' ? 'leftClass' : { said },
        to: paths.attendance(classId),
      }),
    ),
    ...reviews.map(
      ({ take, title, name, comment, refused, assignmentId }): WorkRow => ({
        ...plain,
        key: `review ${take}`,
        kind: 'review',
        title: `${name}, ${title}`,
        state: refused === null ? 'waiting' : 'refused',
        why: refused === null ? null : { said: refused.said },
        words: comment === '' ? null : comment,
        to: paths.assignment(assignmentId),
      }),
    ),
    ...voices.map(
      ({ take, id }): WorkRow => ({
        ...plain,
        key: `voice ${take}`,
        kind: 'voice',
        title: null,
        to: paths.lessonVoice(id),
      }),
    ),
  ];
};
