/** Converts a teacher's input to the stored form, with checks that the contract cannot make. */
import { isDeepStrictEqual } from 'node:util';
import type { NewLesson } from '@afrolearn/contract/lessons.ts';
import { subjectById } from '@afrolearn/learning/catalogue/subjects.ts';
import { readMarkdown } from '@afrolearn/learning/lessons/markdown.ts';
import { missingBeforeSharing, ownLimits } from '@afrolearn/learning/lessons/own.ts';
import type { KeptQuestion } from '@afrolearn/learning/own-lessons/questions.ts';
import { type OwnScene, sceneLacks } from '@afrolearn/learning/own-lessons/scenes.ts';
import { unitById } from '#features/catalogue/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import { leadsSchool, type Person, type World } from '#http/context.ts';
import { type Faults, refuse } from '#http/refuse.ts';
import { type LessonRow, mayShareWith, type Wanted } from './lessons.db.ts';
import { readLink, resolveLink } from './links.ts';
import { missingFigure } from './own/figures.db.ts';

type Before = LessonRow | null;
type Place = Pick<World, 'db' | 'env'>;

const invalid = (fields: Faults) => refuse('request/invalid', { fields });

const placeOf = async ({ db }: Place, { subject, grade, unitId }: NewLesson) => {
  const unit = unitId == null ? null : await unitById(db, unitId);
  if (unitId != null && unit === null) throw invalid({ unitId: { key: 'unit/unknown' } });
  const subjectId = subject ?? unit?.subjectId;
  if (subjectId === undefined) throw invalid({ subject: { key: 'subject/unknown' } });
  const gradeId = grade ?? unit?.gradeId ?? null;
  if (unit !== null && (unit.subjectId !== subjectId || (unit.gradeId !== null && unit.gradeId !== gradeId)))
    throw invalid({ unitId: { key: 'unit/elsewhere' } });
  if (gradeId === null && subjectById(subjectId)?.kind === 'class')
    throw invalid({ grade: { key: 'grade/unknown' } });
  return { subjectId, gradeId, unitId: unit?.id ?? null };
};

/** A teacher shares with own classes; only the head with the whole school, after review. */
const audienceOf = async ({ db }: Place, user: Person, body: NewLesson, before: Before) => {
  const visibility = body.visibility ?? before?.visibility ?? 'draft';
  const classId = body.classId ?? before?.classId ?? null;
  if (visibility === 'school' && !leadsSchool(user, before?.schoolId ?? user.schoolId))
    throw refuse('lessons/ask-head');
  if (visibility === 'class' && classId === null) throw invalid({ classId: { key: 'class/missing' } });
  const isAsked = visibility === 'class' || body.classId != null;
  if (isAsked && classId !== null && !(await mayShareWith(db, user, classId)))
    throw invalid({ classId: { key: 'class/not-yours' } });
  return { visibility, classId };
};

const addressOf = ({ env }: Place, url: string | null | undefined, before: Before): string | null => {
  if (url == null) return null;
  // The file uploaded for this lesson, resent by a form.
  if (url === before?.url) return url;
  const { href, problem } = readLink(url, env.linkHosts);
  if (problem !== undefined) throw invalid({ url: problem });
  // Encoding accented letters makes a link longer.
  if (href.length > ownLimits.url) throw invalid({ url: { key: 'link/grown-too-long' } });
  return href;
};

const textOf = ({ env }: Place, content: string | null | undefined): string | null => {
  if (content == null) return null;
  const { problem } = readMarkdown(content, resolveLink(env.linkHosts));
  if (problem !== null) throw invalid({ content: problem });
  return content;
};

type SentQuestion = Omit<NonNullable<NewLesson['questions']>[number], 'id'>;

/** Other kinds use `asks` only: leftover options of the form are dropped. */
const keptQuestion = ({ prompt, options, answer, explanation, asks }: SentQuestion) => ({
  prompt,
  options: asks === undefined ? (options ?? []) : [],
  answer: asks === undefined ? (answer ?? '') : '',
  ...(explanation === undefined || explanation === '' ? {} : { explanation }),
  ...(asks === undefined ? {} : { asks }),
});

/** A question keeps its id; a new one gets a number that was never used. */
const withIds = (sent: NewLesson['questions'], before: Before) => {
  const free = new Set(before?.questions.map(({ id }) => id));
  let made = before?.questionsMade ?? 0;
  const questions = (sent ?? []).map(({ id, ...question }): KeptQuestion => {
    const known = id != null && free.delete(id);
    if (!known) made += 1;
    return { id: known ? id : `q${made}`, ...keptQuestion(question) };
  });
  return { questions, questionsMade: made };
};

/** The same for scenes; omitting them leaves them unchanged. */
const scenesWithIds = (sent: NewLesson['scenes'], before: Before) => {
  if (sent === undefined) return { scenes: before?.scenes ?? [], scenesMade: before?.scenesMade ?? 0 };
  const free = new Set(before?.scenes.map(({ id }) => id));
  let made = before?.scenesMade ?? 0;
  const scenes = (sent ?? []).map(({ id, name, narration, figure, labels, question }): OwnScene => {
    const known = id != null && free.delete(id);
    if (!known) made += 1;
    return {
      id: known ? id : `s${made}`,
      name,
      narration,
      figure: figure ?? null,
      labels: labels ?? [],
      question: question == null ? null : keptQuestion(question),
    };
  });
  return { scenes, scenesMade: made };
};

/** A lesson before its questions get ids, which depend on the stored lesson. */
type Written = Omit<Wanted, 'questions' | 'questionsMade' | 'scenes' | 'scenesMade'> & {
  sent: Pick<NewLesson, 'questions' | 'scenes'>;
};

export const numbered = ({ sent, ...lesson }: Written, before: Before): Wanted => ({
  ...lesson,
  ...withIds(sent.questions, before),
  ...scenesWithIds(sent.scenes, before),
});

/** The first incomplete scene, by its field. */
const lackingIn = (scenes: readonly OwnScene[]): Faults | null => {
  for (const [place, scene] of scenes.entries()) {
    const key = sceneLacks(scene);
    if (key !== null) return { [`scenes.${place}.${key === 'scene/name' ? 'name' : 'narration'}`]: { key } };
  }
  return null;
};

export const writtenFrom = async (
  world: Place,
  user: Person,
  body: NewLesson,
  before: Before,
): Promise<Written> => {
  await checkWords(world.db, before?.schoolId ?? user.schoolId, { title: body.title }, 'title/unkind');
  const written: Written = {
    title: body.title,
    type: body.type,
    ...(await placeOf(world, body)),
    ...(await audienceOf(world, user, body, before)),
    content: textOf(world, body.content),
    url: addressOf(world, body.url, before),
    sent: { questions: body.questions, scenes: body.scenes },
  };
  const { scenes } = scenesWithIds(body.scenes, before);
  const lost = await missingFigure(world.db, before?.id ?? null, scenes);
  if (lost !== null) throw invalid({ [`scenes.${lost}.figure`]: { key: 'scene/figure' } });
  const missing =
    written.visibility === 'draft'
      ? null
      : (missingBeforeSharing({ ...written, questions: body.questions ?? [], scenes }) ?? lackingIn(scenes));
  if (missing !== null) throw invalid(missing);
  return written;
};

const plain = ({ questions, questionsMade: _, scenes, scenesMade: __, ...rest }: Wanted) => ({
  ...rest,
  questions: questions.map(({ id: ___, ...question }) => question),
  scenes: scenes.map(({ id: ___, ...scene }) => scene),
});

/** Whether the stored lesson already equals the input. */
export const isAlready = (row: LessonRow, wanted: Wanted): boolean => {
  const { title, type, subjectId, gradeId, unitId, visibility, classId, content, url } = row;
  const { questions, questionsMade, scenes, scenesMade } = row;
  const kept = { title, type, subjectId, gradeId, unitId, visibility, classId, content, url };
  return isDeepStrictEqual(plain({ ...kept, questions, questionsMade, scenes, scenesMade }), plain(wanted));
};
