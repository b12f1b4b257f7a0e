import type { EntryContent } from '#lessons/lesson.ts';
import type { MasteryEntry } from '#mastery/unit.ts';
import type { Question } from '#quizzes/questions.ts';
import type { ToolSlug } from '#tools/slugs.ts';

export type KnownEntry = MasteryEntry & {
  /** Null for a teacher's own lesson: its answers are stored and graded, and earn nothing. */
  readonly unitId: number | null;
  /** Null while the entry is listed but not written. */
  readonly questions: readonly Question[] | null;
  /** The least time that an honest learner needs (`leastTimeOf`), in milliseconds, where it is known. */
  readonly leastTime?: number;
};

export type KnownUnit = {
  readonly id: number;
  readonly subjectId: number;
  /** Null beyond the classroom. */
  readonly gradeId: number | null;
  readonly items: readonly MasteryEntry[];
};

/** Regenerates the exercise of a practice generator; null when there is no such generator or level. */
export type ExerciseMaker = (generator: string, level: number, seed: number) => Question | null;

/** The data that events are judged by. */
export type Catalogue = {
  readonly item: (id: string) => KnownEntry | null;
  readonly unit: (id: number) => KnownUnit | null;
  readonly exercise: ExerciseMaker;
  /** The data of a study tool; null when there is none. */
  readonly toolContent: (tool: ToolSlug) => unknown;
};

/** Every question of an entry: of its checkpoint, its quick check and its scenes. */
export const questionsOf = (content: EntryContent): readonly Question[] => {
  if (content.type === 'quiz') return content.items;
  if (content.type === 'reading') return content.quickCheck;
  const asked = content.scenes.flatMap(({ visual }) => (visual.kind === 'question' ? [visual.item] : []));
  return [...asked, ...content.quickCheck];
};
