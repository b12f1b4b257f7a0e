/** Converts rows to replies. */
import type { Lesson } from '@afrolearn/contract/catalogue.ts';
import type { ListedLesson, ServiceLesson } from '@afrolearn/contract/lessons.ts';
import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { ownLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { questionsPerCheckpoint } from '@afrolearn/learning/lessons/list.ts';
import { readMarkdown } from '@afrolearn/learning/lessons/markdown.ts';
import type { OwnContent, OwnQuestion } from '@afrolearn/learning/lessons/own.ts';
import { type KeptQuestion, questionOf } from '@afrolearn/learning/own-lessons/questions.ts';
import { shownScenes } from '@afrolearn/learning/own-lessons/scenes.ts';
import { withoutAnswer } from '@afrolearn/learning/own-lessons/without-answer.ts';
import { optionsOf, type Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { entriesOfSubject, entryById } from '#features/catalogue/index.ts';
import type { Person } from '#http/context.ts';
import { seesAnswers } from './lessons.access.ts';
import type { LessonRow, lessonsSeenBy } from './lessons.db.ts';
import { resolveLink } from './links.ts';

type Placed = { subjectId: number; gradeId: number | null };
const placeOf = ({ subjectId, gradeId }: Placed) => ({
  subject: subjectName(subjectId),
  grade: gradeNameOrNull(gradeId),
});

type Shown = OwnQuestion & Pick<KeptQuestion, 'asks' | 'explanation'>;

const questionsFor = (user: Person | null, row: LessonRow): Shown[] =>
  row.questions.map(({ id, prompt, options, answer, asks, explanation }) => {
    if (!seesAnswers(user, row)) return { id, prompt, options, answer: null };
    const more = explanation === undefined ? {} : { explanation };
    return asks === undefined
      ? { id, prompt, options, answer, ...more }
      : { id, prompt, options, answer: null, asks, ...more };
  });

/** The answerable form without answers (G10). */
const askedOf = (user: Person | null, row: LessonRow): Question[] => {
  const asked = row.questions.map((question) => questionOf(ownLessonId(row.id), question));
  return seesAnswers(user, row) ? asked : asked.map(withoutAnswer);
};

/** A packed question in the service's form. Kinds without a single answer in words are in `content` only. */
const asQuestion = (item: Question): OwnQuestion => {
  const { id, prompt } = item;
  const options = optionsOf(item).map(({ text }) => text);
  if (item.kind === 'single')
    return { id, prompt, options, answer: item.options.find(({ right }) => right)?.text ?? null };
  if (item.kind === 'number' || item.kind === 'fraction' || item.kind === 'time')
    return { id, prompt, options, answer: String(item.answer) };
  if (item.kind === 'text') return { id, prompt, options, answer: item.accepted[0] ?? null };
  return { id, prompt, options, answer: null };
};

export const ownLesson = (user: Person | null, row: LessonRow): ServiceLesson => ({
  id: ownLessonId(row.id),
  title: row.title,
  ...placeOf(row),
  unitId: row.unitId,
  type: row.type,
  content: row.content,
  url: row.url,
  questions: questionsFor(user, row).map(({ asks, explanation, options, ...question }) => ({
    ...question,
    options: [...options],
    ...(asks === undefined ? {} : { asks }),
    ...(explanation === undefined ? {} : { explanation }),
  })),
  ...(seesAnswers(user, row) && row.scenes.length > 0 ? { scenes: row.scenes } : {}),
  ...(seesAnswers(user, row) && row.classId !== null ? { classId: row.classId } : {}),
  version: row.version,
  visibility: row.visibility,
});

export const builtInLesson = ({
  item,
  unit,
}: NonNullable<Awaited<ReturnType<typeof entryById>>>): ServiceLesson => ({
  id: item.id,
  title: item.title,
  ...placeOf(unit),
  unitId: unit.id,
  type: item.type,
  content: item.content,
  url: null,
  questions:
    item.content?.type === 'quiz'
      ? item.content.items
          .map(asQuestion)
          .map((question) => ({ ...question, options: [...question.options] }))
      : [],
  version: item.hash,
  visibility: 'everyone',
});

export const listedOwn = (row: Awaited<ReturnType<typeof lessonsSeenBy>>[number]): ListedLesson => ({
  id: ownLessonId(row.id),
  title: row.title,
  ...placeOf(row),
  unitId: row.unitId,
  type: row.type,
  content: null,
  url: row.url,
  questions: row.type === 'quiz' ? row.questions : null,
  version: row.version,
  visibility: row.visibility,
});

export const listedBuiltIn = (row: Awaited<ReturnType<typeof entriesOfSubject>>[number]): ListedLesson => ({
  id: row.id,
  title: row.title,
  ...placeOf(row),
  unitId: row.unitId,
  type: row.type,
  content: null,
  url: null,
  questions: row.type === 'quiz' ? questionsPerCheckpoint : null,
  version: row.hash,
  visibility: 'everyone',
});

type Around = { unitTitle: string; hosts: readonly string[]; figures: OwnContent['figures'] };

/**
 * The same lesson for the lesson page, with parsed text and ids. It belongs to no unit list, so it has no
 * points.
 */
export const shownLesson = (
  user: Person | null,
  row: LessonRow,
  { unitTitle, hosts, figures }: Around,
): Lesson => ({
  id: ownLessonId(row.id),
  title: row.title,
  ...placeOf(row),
  subjectId: row.subjectId,
  gradeId: row.gradeId,
  unitId: row.unitId,
  unitTitle,
  type: row.type,
  points: 0,
  duration: null,
  content: {
    type: 'own',
    text: readMarkdown(row.content ?? '', resolveLink(hosts)).blocks,
    url: row.url,
    questions: questionsFor(user, row).map(({ id, prompt, options, answer }) => ({
      id,
      prompt,
      options,
      answer,
    })),
    asked: askedOf(user, row),
    scenes: shownScenes(ownLessonId(row.id), row.scenes),
    figures,
  },
  version: String(row.version),
});
