/** The draft of an own lesson, stored on the device until the school's server has it. */
import type { Ask, Reply } from '@afrolearn/contract';
import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import { type OwnLabel, type OwnScene, sceneLacks } from '@afrolearn/learning/own-lessons/scenes.ts';
import { uuid } from '#offline/uuid.ts';
import {
  draftOf,
  keptOf,
  type QuestionDraft,
  questionProblem,
  sentQuestion,
} from './questions/question-draft.ts';

export type SceneDraft = {
  key: string;
  id: string | null;
  name: string;
  narration: string;
  figure: string | null;
  labels: OwnLabel[];
  question: QuestionDraft | null;
};

export type Draft = {
  id: string | null;
  version: number | null;
  title: string;
  type: 'video' | 'reading' | 'quiz';
  subjectId: number;
  gradeId: number | null;
  unitId: number | null;
  content: string;
  url: string;
  visibility: 'draft' | 'class' | 'school';
  classId: number | null;
  questions: QuestionDraft[];
  scenes: SceneDraft[];
};

export const newScene = (): SceneDraft => ({
  key: uuid(),
  id: null,
  name: '',
  narration: '',
  figure: null,
  labels: [],
  question: null,
});

const isEmpty = ({ name, narration, figure, question }: SceneDraft): boolean =>
  `${name}${narration}`.trim() === '' && figure === null && question === null;

/** Without trailing empty scenes: a film, a text or a quiz needs none. */
export const writtenScenes = (scenes: readonly SceneDraft[]): readonly SceneDraft[] => {
  const last = scenes.reduce((found, scene, place) => (isEmpty(scene) ? found : place), -1);
  return scenes.slice(0, last + 1);
};

const science = 7;
const firstGrade = 4;

export const newDraft = (): Draft => ({
  id: null,
  version: null,
  title: '',
  type: 'video',
  subjectId: science,
  gradeId: firstGrade,
  unitId: null,
  content: '',
  url: '',
  visibility: 'draft',
  classId: null,
  questions: [],
  scenes: [newScene()],
});

type Kept = Reply<'GET /lessons/:id'>;

export const draftFrom = (kept: Kept): Draft => ({
  id: kept.id,
  version: typeof kept.version === 'number' ? kept.version : null,
  title: kept.title,
  type: kept.type,
  subjectId: subjectByName(kept.subject)?.id ?? science,
  gradeId: kept.grade === null ? null : (gradeByName(kept.grade)?.id ?? null),
  unitId: kept.unitId,
  content: typeof kept.content === 'string' ? kept.content : '',
  url: kept.url ?? '',
  visibility: kept.visibility === 'everyone' ? 'draft' : kept.visibility,
  classId: kept.classId ?? null,
  questions: kept.questions.map(draftOf),
  scenes: (kept.scenes ?? []).map((scene) => ({
    ...scene,
    key: scene.id,
    labels: [...scene.labels],
    question: scene.question === null ? null : draftOf(scene.question),
  })),
});

/** In the form of the player and the server. */
export const sceneOf = ({ id, key, name, narration, figure, labels, question }: SceneDraft): OwnScene => ({
  id: id ?? key,
  name: name.trim(),
  narration: narration.trim(),
  figure,
  labels,
  question: question === null ? null : keptOf(question),
});

export const bodyOf = (draft: Draft): Ask<'POST /lessons'>['body'] => ({
  title: draft.title,
  type: draft.type,
  subject: draft.subjectId,
  grade: draft.gradeId,
  unitId: draft.unitId,
  content: draft.content,
  url: draft.url,
  visibility: draft.visibility,
  classId: draft.classId,
  questions: draft.questions.map((question) => ({ id: question.id, ...sentQuestion(question) })),
  scenes: (draft.visibility === 'draft' ? draft.scenes : writtenScenes(draft.scenes)).map((scene) => ({
    id: scene.id,
    name: scene.name,
    narration: scene.narration,
    figure: scene.figure,
    labels: scene.labels,
    question: scene.question === null ? null : sentQuestion(scene.question),
  })),
});

/** The first problem of each field. */
export const problemsOf = (draft: Draft): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  if (draft.title.trim() === '') found['title'] = 'title/missing';
  draft.questions.forEach((question, place) => {
    const key = questionProblem(question);
    if (key !== null) found[`questions.${place}`] = key;
  });
  draft.scenes.forEach((scene, place) => {
    const key = scene.question === null ? null : questionProblem(scene.question);
    if (key !== null) found[`scenes.${place}`] = key;
  });
  if (draft.visibility === 'draft') return found;
  writtenScenes(draft.scenes).forEach((scene, place) => {
    const key = sceneLacks(sceneOf(scene));
    if (key !== null && found[`scenes.${place}`] === undefined) found[`scenes.${place}`] = key;
  });
  return found;
};

/** Parsed from storage, which may hold anything. */
export const readDraft = (words: string | null): Draft | null => {
  if (words === null) return null;
  try {
    const read = JSON.parse(words) as Partial<Draft>;
    if (!Array.isArray(read.questions) || !Array.isArray(read.scenes)) return null;
    return { ...newDraft(), ...read };
  } catch {
    return null;
  }
};

type Numbered = { key: string; id: string | null };

/** Applies the server's ids to a draft that was edited meanwhile. */
const numbered = <T extends Numbered>(
  now: readonly T[],
  sent: readonly Numbered[],
  kept: readonly Numbered[],
) => {
  const ids = new Map(sent.map(({ key }, place) => [key, kept[place]?.id ?? null]));
  return now.map((one) => ({ ...one, id: ids.get(one.key) ?? one.id }));
};

export const idsAfter = (now: Draft, sent: Draft, kept: Draft): Partial<Draft> => ({
  id: kept.id,
  version: kept.version,
  scenes: numbered(now.scenes, sent.scenes, kept.scenes),
  questions: numbered(now.questions, sent.questions, kept.questions),
});
