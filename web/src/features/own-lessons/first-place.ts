/** The defaults of a new lesson: the teacher's class, and the last subject used. */
import type { Reply } from '@afrolearn/contract';
import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import type { Draft } from './draft.ts';

type Room = Pick<Reply<'GET /classes/mine'>[number], 'grade' | 'subjectId' | 'archived'>;
type Written = Pick<Reply<'GET /own-lessons'>['lessons'][number], 'grade' | 'subject' | 'mine' | 'updatedAt'>;
type Place = Pick<Draft, 'gradeId' | 'subjectId'>;

const gradeOf = ({ grade }: { grade: string | null }): number | null =>
  grade === null ? null : (gradeByName(grade)?.id ?? null);

/** Null for a teacher without class and lessons. */
export const firstPlace = (rooms: readonly Room[], written: readonly Written[]): Place | null => {
  const [last] = written
    .filter(({ mine }) => mine)
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  const before: Place | null =
    last === undefined ? null : { gradeId: gradeOf(last), subjectId: subjectByName(last.subject)?.id ?? 0 };
  const own = rooms.filter(({ archived }) => !archived);
  const isTaught = own.length === 0 || own.some((room) => gradeOf(room) === before?.gradeId);
  if (before !== null && before.subjectId !== 0 && isTaught) return before;
  const [room] = own;
  return room === undefined ? null : { gradeId: gradeOf(room), subjectId: room.subjectId };
};
