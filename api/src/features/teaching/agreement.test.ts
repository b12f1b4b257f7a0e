/** Every reader of the learning record agrees with a small model on generated histories (decision 0091). */
import { randomUUID } from 'node:crypto';
import type { Reply } from '@afrolearn/contract';
import { gradeQuestion, rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { likelyMistake } from '@afrolearn/learning/quizzes/likely-mistake.ts';
import { mondayOf } from '@afrolearn/learning/streaks/days.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { finishedByDay, mistakesIn } from './teaching.db.ts';
import { aTeachersClass } from './testing/a-teachers-class.ts';
import { type GivenAnswer, type ModelAct, modelOf } from './testing/record-model.ts';

const learners = process.env['PROOF'] === '1' ? 60 : 6;
const zone = 'Africa/Kampala';
const quiz = 'u400-q1';
const hour = 3_600_000;

/** A random generator with a seed, so that every run has the same numbers. */
const chance = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const scene = await aTeachersClass();
const { db, send, room, teacher, before, acting, summary } = scene;

const mostInAWeek = (days: readonly string[]): number => {
  const weeks = days.map((day) => mondayOf(day));
  return Math.max(0, ...weeks.map((week) => weeks.filter((one) => one === week).length));
};

const saidOf = ({ done, tried }: { done: number; tried: number }): string | null => {
  if (done > 0) return `finished ${done}`;
  return tried > 0 ? `tried ${tried}` : null;
};

type Actor = Awaited<ReturnType<typeof acting>>;

/** Does random work on random days, and sends it in batches in a random order. */
const live = async ({ acts }: Actor, seed: number): Promise<readonly ModelAct[]> => {
  const pick = chance(seed);
  const questions = await acts.questions(quiz);
  const [model, events]: [ModelAct[], object[]] = [[], []];
  let at = before(18).getTime();
  const answered = (place: number, isRight: boolean, attempt: string): GivenAnswer & { answer: never } => {
    const question = questions[place];
    if (question === undefined) throw new Error('no such question');
    const answer = isRight ? rightAnswer(question) : likelyMistake(question);
    const { correct, misconception } = gradeQuestion(question, answer);
    const mistake = misconception ?? null;
    return { question: question.id, right: correct, mistake, attempt, at, answer: answer as never };
  };
  const take = (isFinished: boolean) => {
    const attempt = randomUUID();
    const right = pick(questions.length + 1);
    for (const place of questions.keys()) {
      if (!isFinished && place > 4) break;
      at += 20_000;
      // Some answers are changed before the end of the attempt, so that the first ones do not count.
      const given = answered(place, pick(3) === 0 ? place >= right : place < right, attempt);
      model.push({ kind: 'answer', item: quiz, given });
      const { question, answer } = given;
      events.push(acts.event('answer.given', { item: quiz, question, answer, attempt }, new Date(at)));
    }
    if (!isFinished) return;
    at += 20_000;
    const given = [...questions.keys()].map((place) => answered(place, place < right, attempt));
    model.push({ kind: 'end', item: quiz, at, attempt, given, asked: questions.length });
    const answers = given.map(({ question, answer }) => ({ question, answer }));
    events.push(acts.event('quiz.finished', { item: quiz, attempt, answers }, new Date(at), attempt));
  };
  for (let act = 0; act < 8; act += 1) {
    at += (2 + pick(36)) * hour;
    const [lesson, text] = [`u400-l${1 + pick(5)}`, 'u400-r1'];
    const what = pick(6);
    if (what < 3) take(what < 2);
    else if (what === 3) {
      model.push({ kind: 'open', item: lesson, at });
      events.push(acts.event('item.opened', { item: lesson }, new Date(at)));
    } else {
      const item = what === 4 ? lesson : text;
      model.push({ kind: 'finish', item, at });
      events.push(
        acts.event(what === 4 ? 'video.finished' : 'reading.read', { item } as never, new Date(at)),
      );
    }
  }
  const mixed = events
    .map((event) => ({ event, key: pick(1_000_000) }))
    .sort((one, other) => one.key - other.key);
  for (let from = 0; from < mixed.length; from += 20)
    await acts.tell(mixed.slice(from, from + 20).map(({ event }) => event));
  return model;
};

test(`${learners} made learners: all readers agree with the model`, { timeout: 300_000 }, async () => {
  const assigned = await send('POST', '/api/assignments', {
    ...teacher,
    body: { classId: room.id, ref: quiz },
  });
  expect(assigned.status).toBeLessThan(300);
  // Assigned before all work.
  await db.execute(sql`update assignments set created_at = ${before(30).toISOString()}::timestamptz`);
  const people: { who: Actor; model: ReturnType<typeof modelOf> }[] = [];
  for (let seed = 1; seed <= learners; seed += 1) {
    const who = await acting(`Made ${String.fromCharCode(64 + Math.ceil(seed / 26))}${seed}`);
    people.push({ who, model: modelOf(await live(who, seed)) });
  }
  const ids = people.map(({ who }) => who.id);
  const roster = new Map((await summary()).studentRoster.map((row) => [row.id, row]));
  const { id } = (assigned.body as { id: number }) ?? { id: 0 };
  const results = (await send('GET', `/api/assignments/${id}`, teacher))
    .body as Reply<'GET /assignments/:id'>;
  const named = await mistakesIn(db, ids, [quiz], before(40));
  const doneInClass: string[] = [];
  for (const { who, model } of people) {
    const get = async <T>(path: string) => (await send('GET', `/api${path}`, { token: who.token })).body as T;
    const at = (item: string) => model.states.get(item)?.state ?? null;
    const unit = await get<Reply<'GET /units/:id/progress'>>('/units/400/progress');
    for (const entry of unit.items) {
      const isFailed = entry.bestScore !== null && entry.bestScore < 70;
      const said = entry.completed ? (isFailed ? 'tried' : 'done') : at(entry.id) === null ? null : 'begun';
      expect([who.name, entry.id, said]).toEqual([who.name, entry.id, at(entry.id)]);
    }
    const day = await get<Reply<'GET /today'>>('/today');
    const stats = await get<{ lessonsCompleted: number; totalXP: number }>(`/xp/${who.id}`);
    const history = await get<unknown[]>('/lesson-history');
    const board = await get<Reply<'GET /leaderboard/me'>>('/leaderboard/me');
    const { data } = await get<Reply<'GET /personalized-insights'>>('/personalized-insights');
    const family = await send('GET', `/api/children/${who.id}/report?kind=termly`, who.parent);
    const { growth } = family.body as Reply<'GET /children/:id/report'>;
    const patterns = data?.patterns ?? null;
    const hasPatterns = model.answers.length >= 20;
    const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
    const status = results.pupils.find((pupil) => pupil.id === who.id)?.status;
    expect({
      today: day.subjects.find((subject) => subject.id === 7)?.entriesDone,
      roster: roster.get(who.id)?.done,
      stats: stats.lessonsCompleted,
      seeds: stats.totalXP,
      bestWeek: board.bestWeek?.xp ?? 0,
      family: /(?:finished|tried) \d+/.exec(growth?.sentences[1] ?? '')?.[0] ?? null,
      history: history.length,
      answers: patterns?.answers ?? null,
      right: patterns === null ? null : sum(patterns.bySubject.map(({ right }) => right)),
      mistakes: named.flatMap((row) => (row.userId === who.id ? [[row.mistake, row.times]] : [])).sort(),
      status,
    }).toEqual({
      today: model.done,
      roster: model.done,
      stats: model.done,
      seeds: 25 * model.done,
      bestWeek: 25 * mostInAWeek(model.doneDays),
      family: saidOf(model),
      history: model.done + model.tried,
      // Patterns need 20 answers.
      answers: hasPatterns ? model.answers.length : null,
      right: hasPatterns ? model.answers.filter(({ right }) => right).length : null,
      mistakes: [...model.mistakes].sort(),
      status: { done: 'Completed', tried: 'Tried', begun: 'In progress', none: 'Not started' }[
        at(quiz) ?? 'none'
      ],
    });
    doneInClass.push(...model.doneDays);
  }
  const ofClass = await finishedByDay(db, [room.id], zone, before(40).toISOString().slice(0, 10));
  expect([...ofClass].flatMap(([on, count]) => Array.from({ length: count }, () => on)).sort()).toEqual(
    doneInClass.sort(),
  );
  // Control: the tables below the views have other numbers, so that a reader of them would fail here.
  const [raw] = await db.execute<{ answers: number; ended: number; moved: number }>(sql`
    select (select count(*)::int from answers) as answers,
      (select count(*)::int from item_progress where completed_at is not null) as ended,
      (select count(*)::int from item_progress p join entry_states e using (user_id, item_id)
        where e.state = 'done' and p.completed_at <> e.ended_at) as moved`);
  expect(raw?.answers).toBeGreaterThan(people.flatMap(({ model }) => model.answers).length);
  expect(raw?.ended).toBeGreaterThan(doneInClass.length);
  expect(raw?.moved).toBeGreaterThan(0);
  // The histories cover the states that the rules distinguish.
  const all = people.map(({ model }) => model.states.get(quiz)?.state);
  expect(all).toEqual(expect.arrayContaining(['tried', 'done']));
});
