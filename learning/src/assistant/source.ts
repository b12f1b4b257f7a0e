/** The source of the tools: a packed unit with all its lessons, and the figures of a class. */
import type { MadeFrom } from '#assistant/page.ts';
import type { GradeId } from '#catalogue/grades.ts';
import { gradeName } from '#catalogue/grades.ts';
import type { Level } from '#catalogue/levels.ts';
import { subjectName } from '#catalogue/subjects.ts';
import type { EntryContent, KeyTerm, Lesson, Quiz, Reading } from '#lessons/lesson.ts';
import type { Misconception, Question } from '#quizzes/questions.ts';

/** A unit's list entry: enough to decide whether a tool can use it. */
export type UnitHead = {
  readonly id: number;
  readonly title: string;
  readonly about: string;
  readonly subjectId: number;
  readonly gradeId: GradeId | null;
  readonly level: Level;
  readonly term: 1 | 2 | 3 | null;
};

/** `lessons`, `readings` and `quizzes` hold only written ones; a unit without lessons is not offered. */
export type UnitSource = UnitHead & {
  readonly topics: readonly string[];
  readonly lessons: readonly Lesson[];
  readonly readings: readonly Reading[];
  readonly quizzes: readonly Quiz[];
};

/** The curriculum map's outline of a unit whose lessons are not written yet. */
export type UnitOutline = UnitHead & {
  readonly topics: readonly string[];
  readonly titles: readonly string[];
};

/** Null where nothing is written yet; only tools that accept an outline offer such a unit. */
export const unitSource = (
  head: UnitHead & { readonly topics: readonly string[] },
  entries: readonly EntryContent[],
): UnitSource | null => {
  const lessons = entries.filter((entry) => entry.type === 'video');
  if (lessons.length === 0) return null;
  const { id, title, about, subjectId, gradeId, level, term, topics } = head;
  return {
    id,
    title,
    about,
    subjectId,
    gradeId,
    level,
    term,
    topics,
    lessons,
    readings: entries.filter((entry) => entry.type === 'reading'),
    quizzes: entries.filter((entry) => entry.type === 'quiz'),
  };
};

/** Figures of one class that the teacher may see. `pupils` leaves out learners without consent. */
export type ClassFigures = {
  readonly name: string;
  readonly pupils: readonly {
    readonly name: string;
    readonly progress: number | null;
    readonly attendance: number | null;
  }[];
  readonly mistakes: readonly (Misconception & { readonly pupils: number })[];
  /** The reply of the class summary call; without it, means are computed from `pupils`. */
  readonly summary?: {
    readonly studentsCount: number;
    readonly avgProgress: number | null;
    readonly avgAttendance: number | null;
    /** The mean at the end of each of the last six weeks, the current one last. */
    readonly progressOverTime: readonly number[];
    readonly studentsNeedingAttention: readonly { readonly name: string }[];
  };
};

export const askedInScenes = ({ scenes }: Lesson): readonly Question[] =>
  scenes.flatMap(({ visual }) => (visual.kind === 'question' ? [visual.item] : []));

/** Each question once, in unit order: scenes, quick check, readings, checkpoints. */
export const questionsOfLesson = (lesson: Lesson): readonly Question[] => [
  ...askedInScenes(lesson),
  ...lesson.quickCheck,
];

export const questionsOfUnit = ({ lessons, readings, quizzes }: UnitSource): readonly Question[] => [
  ...lessons.flatMap(questionsOfLesson),
  ...readings.flatMap(({ quickCheck }) => quickCheck),
  ...quizzes.flatMap(({ items }) => items),
];

/** Questions that make sense without a scene or text: quick checks and checkpoints. */
export const questionsAlone = ({ lessons, quizzes }: UnitSource): readonly Question[] => [
  ...lessons.flatMap(({ quickCheck }) => quickCheck),
  ...quizzes.flatMap(({ items }) => items),
];

/** A lesson's questions and those of its checkpoints. */
export const questionsAbout = (unit: UnitSource, lesson: Lesson): readonly Question[] => [
  ...questionsAlone(unit).filter((question) => question.lesson === lesson.n),
  ...askedInScenes(lesson),
];

export const mistakesOf = (entries: readonly EntryContent[]): readonly Misconception[] => [
  ...new Map(
    entries.flatMap(({ misconceptions = [] }) => misconceptions).map((one) => [one.id, one]),
  ).values(),
];

/** Each term once, with its first meaning. */
export const termsOf = (entries: readonly (Lesson | Reading)[]): readonly KeyTerm[] => {
  const known = new Map<string, KeyTerm>();
  for (const term of entries.flatMap(({ keyTerms }) => keyTerms)) {
    const key = term.term.toLowerCase();
    if (!known.has(key)) known.set(key, term);
  }
  return [...known.values()];
};

export const madeFromUnit = ({ id, title }: UnitHead): MadeFrom => ({ id: `u${id}`, title });
export const madeFromEntry = ({ id, title }: Pick<EntryContent, 'id' | 'title'>): MadeFrom => ({ id, title });

/** 'Primary 7 Science', or 'Money Smart' where there is no class. */
export const subjectLine = ({ gradeId, subjectId }: UnitHead): string =>
  gradeId === null ? subjectName(subjectId) : `${gradeName(gradeId)} ${subjectName(subjectId)}`;
