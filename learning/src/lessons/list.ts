import type { Faith, UnitLesson } from '#catalogue/units.ts';
import { type EntryId, type EntryType, lessonId, quizId, readingId } from '#lessons/ids.ts';
import { pointsOf } from '#lessons/points.ts';

export type UnitEntry = {
  readonly id: EntryId;
  readonly n: number;
  readonly type: EntryType;
  readonly title: string;
  /** As spec 1 §9 shows it; a quiz shows its number of questions instead. */
  readonly duration: string | null;
  readonly questions: number | null;
  readonly points: number;
  readonly faith?: Faith;
};

export const readingsAfter: readonly number[] = [3, 6];
export const lessonsPerCheckpoint = 5;
export const questionsPerCheckpoint = 10;

const durations: Readonly<Record<EntryType, string | null>> = {
  video: '3 min',
  reading: '5 min',
  quiz: null,
};

const entry = (id: EntryId, n: number, type: EntryType, title: string): UnitEntry => ({
  id,
  n,
  type,
  title,
  duration: durations[type],
  questions: type === 'quiz' ? questionsPerCheckpoint : null,
  points: pointsOf[type],
});

/**
 * The number of a last checkpoint, over the lessons after the last multiple of five; none where no lesson
 * follows.
 */
export const lastCheckpoint = (lessons: number): number | undefined =>
  lessons % lessonsPerCheckpoint === 0 ? undefined : Math.floor(lessons / lessonsPerCheckpoint) + 1;

/** The numbers of readings and documented checkpoints for a unit of this many lessons. */
export const extrasOf = (lessons: number): { readings: number; quizzes: number } => ({
  readings: readingsAfter.filter((place) => place <= lessons).length,
  quizzes: Math.floor(lessons / lessonsPerCheckpoint),
});

type ListedUnit = { readonly id: number; readonly lessons: readonly UnitLesson[] };
type Written = {
  readonly readings?: Readonly<Record<number, string>>;
  /** Whether the unit has a last checkpoint, so that no lesson stays untested. */
  readonly lastCheckpoint?: boolean;
};

/**
 * The entry list of a unit: lessons in order, r1 and r2 after the third and sixth, q1, q2 … after every
 * fifth, and a last checkpoint where it is written. `readings` names the written readings; others are
 * 'Reading 1', 'Reading 2'.
 */
export const buildList = ({ id, lessons }: ListedUnit, written: Written = {}): readonly UnitEntry[] => {
  const last = written.lastCheckpoint === true ? lastCheckpoint(lessons.length) : undefined;
  return lessons.flatMap((lesson, index) => {
    const place = index + 1;
    const entries: UnitEntry[] = [
      {
        ...entry(lessonId(id, lesson.n), lesson.n, 'video', lesson.title),
        ...(lesson.faith === undefined ? {} : { faith: lesson.faith }),
      },
    ];
    const reading = readingsAfter.indexOf(place) + 1;
    if (reading > 0) {
      const title = written.readings?.[reading] ?? `Reading ${reading}`;
      entries.push(entry(readingId(id, reading), reading, 'reading', title));
    }
    const quiz = place === lessons.length && last !== undefined ? last : place / lessonsPerCheckpoint;
    if (Number.isInteger(quiz)) {
      const title = lessons.length < 10 ? 'Checkpoint' : `Checkpoint ${quiz}`;
      entries.push(entry(quizId(id, quiz), quiz, 'quiz', quiz === last ? 'Final checkpoint' : title));
    }
    return entries;
  });
};
