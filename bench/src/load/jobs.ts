/** The job for one row of the table, as it is sent to the client process. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { requestOf } from './wire.ts';

export type Pupil = { email: string; password: string; token: string; device: string };
export type Given = { item: string; question: string; answer: Answer };

export type Ask =
  /** In sequence, each user starting at a different path. */
  | { kind: 'read'; paths: readonly string[] }
  | { kind: 'answers'; many: number; given: readonly Given[] }
  | { kind: 'quiz'; item: string; given: readonly Given[] }
  | { kind: 'sign-in' };

export type Job = {
  address: string;
  pupils: readonly Pupil[];
  ask: Ask;
  /** For this many seconds as fast as responses come; or all at once, this many rounds. */
  for: { seconds: number; warmUp: number } | { rounds: number };
  /** Between two requests of one person. */
  pauseMs?: number;
};

export type Outcome = { perSecond: number; requests: number; times: number[]; failures: string[] };

/** Event ids of one person. Later ones sort after earlier ones, as in the app. */
const timedIds = (): ((at: number) => string) => {
  const own = randomBytes(6).toString('hex');
  let count = 0;
  return (at) => {
    const hex = at.toString(16).padStart(12, '0');
    count = (count + 1) % 0x100_0000;
    const place = (0x100_0000 + count).toString(16);
    return `${hex.slice(0, 8)}-${hex.slice(8)}-7${place.slice(1, 4)}-8${place.slice(4)}-${own}`;
  };
};

/** Creates one person's requests in sequence. */
export const requestsOf = (ask: Ask, pupil: Pupil, place: number): (() => Buffer) => {
  const { token, device, email, password } = pupil;
  let turn = place;
  let seq = Math.floor(performance.now());
  const nextId = timedIds();
  /* Concatenated strings: serialising fifty answers would cost the client as much as the server. */
  const event = (type: string, payload: string) => {
    seq += 1;
    const now = Date.now();
    const at = new Date(now).toISOString();
    const about = `"id":"${nextId(now)}","device":"${device}","seq":${seq},"zone":"Africa/Kampala","schema":1`;
    return `{${about},"type":"${type}","payload":${payload},"occurredAt":"${at}"}`;
  };
  const post = (events: readonly string[]) =>
    requestOf('POST', '/api/events', { token, device, body: `{"events":[${events.join(',')}]}` });
  if (ask.kind === 'read')
    return () => {
      turn += 1;
      return requestOf('GET', ask.paths[turn % ask.paths.length] ?? '/', { token, device });
    };
  if (ask.kind === 'sign-in')
    return () => requestOf('POST', '/api/login', { device, body: JSON.stringify({ email, password }) });
  if (ask.kind === 'quiz')
    return () => {
      const attempt = randomUUID();
      const answers = ask.given.map(({ question, answer }) => ({ question, answer }));
      return post([
        ...ask.given.map((one) => event('answer.given', JSON.stringify({ ...one, attempt }))),
        event('quiz.finished', JSON.stringify({ item: ask.item, attempt, answers })),
      ]);
    };
  const payloads = ask.given.map((one) => JSON.stringify(one));
  return () =>
    post(
      Array.from({ length: ask.many }, () => {
        turn += 1;
        return event('answer.given', payloads[turn % payloads.length] ?? '');
      }),
    );
};
