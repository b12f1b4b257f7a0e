/** The learner's own work on this device: queued, recently sent, and refused. */
import type { LearningEvent } from '@afrolearn/learning/events/events.ts';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import type { Role } from '@afrolearn/learning/people/roles.ts';
import { later } from '#lib/lazy.tsx';
import * as paths from '#lib/paths.ts';
import type { EventState } from '#offline/database.ts';
import { latestEvents } from '#offline/outbox.ts';
import { titlesHere } from '#offline/packs/lessons-here.ts';
import { unsentWorks, worksHere } from '#offline/works/works-here.ts';
import { keptHandIns } from '#people-kit/hand-ins/index.ts';

export type WorkState = 'saved' | 'waiting' | 'sent' | 'refused';
export type WorkKind =
  | 'video'
  | 'reading'
  | 'quiz'
  | 'practice'
  | 'tool'
  | 'made'
  | 'handIn'
  | 'register'
  | 'review'
  | 'voice';

export type WorkRow = {
  key: string;
  kind: WorkKind;
  title: string | null;
  parts: { of: 'answers' | 'pages' | 'pupils'; count: number } | null;
  /** In milliseconds; null for work whose store has no time. */
  at: number | null;
  state: WorkState;
  /** The reason of a refusal. `leftClass` is our own sentence. */
  why: { said: string | null } | 'leftClass' | null;
  /** The person's own text, to read it again. */
  words: string | null;
  to: string | null;
};

/** For this long, work that is not sent yet is shown as saved: with a network it is sent within seconds. */
const justNow = 30_000;
const mostRows = 12;
/** Only sent work of the last days is listed. Unsent and refused work is read completely. */
const mostSent = 200;

const stateOf = (kept: EventState, at: number, now: number): WorkState => {
  if (kept === 'refused') return 'refused';
  if (kept === 'stored') return 'sent';
  return now - at < justNow ? 'saved' : 'waiting';
};

/* If a piece of work has several parts, the row shows the state that matters most. */
const urgency: readonly WorkState[] = ['refused', 'waiting', 'saved', 'sent'];
const worse = (one: WorkState, other: WorkState): WorkState =>
  urgency.indexOf(one) < urgency.indexOf(other) ? one : other;

type About = Pick<WorkRow, 'kind' | 'to'> & { id: string };

const aboutOf = ({ type, payload }: LearningEvent): About | null => {
  if (type === 'item.opened' || type === 'tool.used') return null;
  if (type === 'practice.answered') return { id: 'practice', kind: 'practice', to: paths.practice };
  if (type === 'tool.completed') return { id: payload.tool, kind: 'tool', to: paths.tool(payload.tool) };
  const kind = parseEntryId(payload.item)?.type ?? 'video';
  return { id: payload.item, kind, to: paths.lesson(payload.item) };
};

/* A quiz is stored answer by answer and then as a whole: each question is counted once. */
const questionsIn = ({ type, payload }: LearningEvent): readonly string[] => {
  if (type === 'answer.given') return [payload.question];
  if (type === 'quiz.finished') return payload.answers.map(({ question }) => question);
  return [];
};

const rowsOfEvents = async (owner: number, now: number): Promise<readonly WorkRow[]> => {
  const found = new Map<string, WorkRow & { questions: Set<string> }>();
  for (const state of ['refused', 'waiting', 'stored'] as const)
    for (const { id, event, at, reason } of await latestEvents(
      owner,
      state,
      state === 'stored' ? mostSent : Number.POSITIVE_INFINITY,
    )) {
      const about = aboutOf(event);
      if (about === null) continue;
      const done = Date.parse(event.occurredAt);
      const key = `${about.id} ${new Date(done).toDateString()}`;
      const row = found.get(key) ?? {
        ...{ key, kind: about.kind, to: about.to, title: null, at: done, words: null, why: null },
        ...{ state: stateOf(state, at, now), parts: null, questions: new Set<string>() },
      };
      for (const question of event.type === 'practice.answered' ? [id] : questionsIn(event))
        row.questions.add(question);
      found.set(key, {
        ...row,
        at: Math.max(row.at ?? 0, done),
        state: worse(row.state, stateOf(state, at, now)),
        why: state === 'refused' ? (row.why ?? { said: reason ?? null }) : row.why,
      });
    }
  const titles = await titlesHere([...found.keys()].map((key) => key.split(' ')[0] ?? ''));
  return [...found.values()].map(({ questions, ...row }) => ({
    ...row,
    title: titles.get(row.key.split(' ')[0] ?? '') ?? null,
    parts: questions.size > 0 ? { of: 'answers', count: questions.size } : null,
  }));
};

const rowsOfHandIns = async (owner: number): Promise<readonly WorkRow[]> =>
  (await keptHandIns(owner)).map((one) => ({
    key: `hand ${one.take}`,
    kind: 'handIn',
    title: null,
    parts: 'text' in one ? null : { of: 'pages', count: 1 },
    at: null,
    state: one.refused ? 'refused' : 'waiting',
    why: one.refused ? { said: one.why } : null,
    words: 'text' in one ? one.text : null,
    to: one.childId === undefined ? paths.myWorkOf(one.workId) : null,
  }));

/* A pending deletion is not listed as work. */
const rowsOfMadeWorks = async (owner: number, now: number): Promise<readonly WorkRow[]> => {
  const unsent = await unsentWorks(owner);
  return (await worksHere(owner)).map(({ id, tool, title, changedAt }) => {
    const waits = unsent.get(id);
    const at = Date.parse(changedAt);
    const state = waits === undefined ? 'sent' : waits.refused ? 'refused' : stateOf('waiting', at, now);
    return {
      ...{
        key: `made ${id}`,
        kind: 'made',
        title,
        parts: null,
        at,
        state,
        words: null,
        to: paths.tool(tool),
      },
      why: waits?.refused === true ? { said: waits.why } : null,
    };
  });
};

/** Teachers' queues are code that learners do not load. */
const ofTeachers = later(() => import('./teacher-work.ts'));
const rowsOfTeacher = async (owner: number): Promise<readonly WorkRow[]> =>
  await (await ofTeachers()).teacherWork(owner);

const byUrgency = (one: WorkRow, other: WorkRow): number =>
  urgency.indexOf(one.state) - urgency.indexOf(other.state) || (other.at ?? 0) - (one.at ?? 0);

export type WorkHere = {
  rows: readonly WorkRow[];
  waiting: number;
  lastSent: number | null;
};

/** Rejects without storage. Waiting and refused work comes first, and is never left out. */
export const workHere = async (owner: number, role: Role, now = Date.now()): Promise<WorkHere> => {
  const all = [
    ...(await rowsOfEvents(owner, now)),
    ...(await rowsOfHandIns(owner)),
    ...(role === 'learner' ? await rowsOfMadeWorks(owner, now) : []),
    ...(role === 'teacher' ? await rowsOfTeacher(owner) : []),
  ].sort(byUrgency);
  const open = all.filter(({ state }) => state !== 'sent');
  const [newest] = await latestEvents(owner, 'stored', 1);
  return {
    rows: [...open, ...all.slice(open.length, Math.max(open.length, mostRows))],
    waiting: open.filter(({ state }) => state !== 'refused').length,
    lastSent: newest?.at ?? null,
  };
};
