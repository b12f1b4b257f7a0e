/** What is asked for in one row of the table, as it is sent to the process that asks. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { requestOf } from './wire.ts';

export type Pupil = { email: string; password: string; token: string; device: string };
export type Given = { item: string; question: string; answer: Answer };

export type Ask =
  /** One after the other, each user beginning at a different place. */
  | { kind: 'read'; paths: readonly string[] }
  | { kind: 'answers'; many: number; given: readonly Given[] }
  | { kind: 'quiz'; item: string; given: readonly Given[] }
  | { kind: 'sign-in' };

export type Job = {
  address: string;
  pupils: readonly Pupil[];
  ask: Ask;
  /** For this many seconds, each as fast as answers come; or all at once this many times. */
  for: { seconds: number; warmUp: number } | { rounds: number };
  /** Between two questions of one person. */
  pauseMs?: number;
};

export type Outcome = { perSecond: number; requests: number; times: number[]; failures: string[] };

/** Later ids sort after earlier ones, as in the app. */
const timedId = (at: number): string => {
  const hex = `${at.toString(16).padStart(12, '0')}7${randomBytes(10).toString('hex')}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{3})(.{12}).*$/, '$1-$2-$3-8$4-$5');
};

/** Makes the requests of one person, one after the other. */
export const requestsOf = (ask: Ask, pupil: Pupil, place: number): (() => Buffer) => {
  const { token, device, email, password } = pupil;
  let turn = place;
  let seq = Math.floor(performance.now());
  const event = (type: string, payload: unknown) => {
    seq += 1;
    const now = Date.now();
    const about = { id: timedId(now), device, seq, zone: 'Africa/Kampala', schema: 1 };
    return { ...about, type, payload, occurredAt: new Date(now).toISOString() };
  };
  const post = (events: readonly unknown[]) =>
    requestOf('POST', '/api/events', { token, device, body: { events } });
  if (ask.kind === 'read')
    return () => {
      turn += 1;
      return requestOf('GET', ask.paths[turn % ask.paths.length] ?? '/', { token, device });
    };
  if (ask.kind === 'sign-in')
    return () => requestOf('POST', '/api/login', { device, body: { email, password } });
  if (ask.kind === 'quiz')
    return () => {
      const attempt = randomUUID();
      const answers = ask.given.map(({ question, answer }) => ({ question, answer }));
      return post([
        ...ask.given.map((one) => event('answer.given', { ...one, attempt })),
        event('quiz.finished', { item: ask.item, attempt, answers }),
      ]);
    };
  return () =>
    post(
      Array.from({ length: ask.many }, () => {
        turn += 1;
        return event('answer.given', ask.given[turn % ask.given.length]);
      }),
    );
};
