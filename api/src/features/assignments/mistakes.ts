/** A named mistake in an assignment: who made it, where, and a five-minute lesson against it. */
import type { AssignmentResults } from '@afrolearn/contract/assigned-work.ts';
import { type Reteach, reteachOf, type WorkedExample } from '@afrolearn/learning/assignments/reteach.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import type { Generator } from '@afrolearn/learning/practice/generators.ts';
import type { Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { FirstAnswer } from '#features/progress/index.ts';
import { exerciseOf, failedExample, likeExample, makerLike } from './exercises.ts';

type MistakeResult = AssignmentResults['mistakes'][number];

export type Placed = { question: Question; home: EntryContent; n: number };

export const lessonIdOf = ({ question, home }: Placed): string =>
  home.type === 'quiz' && question.lesson !== null ? `u${home.unitId}-l${question.lesson}` : home.id;

type Makings = {
  mistake: Misconception;
  /** The answers with this mistake. */
  answers: readonly FirstAnswer[];
  placed: readonly Placed[];
  /** For a practice set: its generator. */
  maker: Generator | null;
  lessons: ReadonlyMap<string, EntryContent>;
  pupils: readonly { id: number; name: string }[];
};

type Found = {
  question: Question;
  home: EntryContent | null;
  lesson: EntryContent | null;
  maker: Generator | null;
  example: WorkedExample | null;
};

/* Null when the question no longer exists. */
const foundOf = ({ mistake, answers, maker, lessons }: Makings, first: Placed | undefined): Found | null => {
  if (maker !== null) {
    const made = answers.flatMap((answer) => exerciseOf(answer) ?? []);
    const failed = failedExample(maker, made, mistake.id);
    return failed === null
      ? null
      : { ...failed, maker, home: null, lesson: lessons.get(maker.lesson) ?? null };
  }
  if (first === undefined) return null;
  const { question, home } = first;
  const lessonId = lessonIdOf(first);
  const lesson = lessons.get(lessonId) ?? null;
  const like = makerLike(question, lessonId);
  const example = lesson !== null || like === null ? null : likeExample(like, question, mistake.id);
  return { question, home, lesson, maker: like, example };
};

const asReply = ({ ask, act, say, check }: Reteach): NonNullable<MistakeResult['reteach']> => ({
  ask: { ...ask, choices: [...ask.choices] },
  act: { ...act, lines: [...act.lines] },
  say: [...say],
  check: { ...check, choices: [...check.choices] },
});

export const mistakeResult = (makings: Makings): MistakeResult => {
  const { mistake, answers, placed, pupils } = makings;
  const made = placed.filter(({ question }) => answers.some(({ questionId }) => questionId === question.id));
  const whose = new Set(answers.map(({ userId }) => userId));
  const found = foundOf(makings, made[0]);
  const { lesson = null, maker = null } = found ?? {};
  return {
    ...mistake,
    questions: [...new Set(made.map(({ n }) => n))],
    pupils: pupils.filter(({ id }) => whose.has(id)).map(({ id, name }) => ({ id, name })),
    lesson: lesson === null ? null : { id: lesson.id, title: lesson.title },
    practice: maker === null ? null : { ref: `practice:${maker.id}`, title: maker.title },
    reteach: found === null ? null : asReply(reteachOf({ mistake, ...found })),
  };
};
