/**
 * A class of 60 that finishes the same quiz at the same moment. There must be no errors. Times are only for the record;
 * the ratio to one learner alone can be compared between machines.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { startBuiltServer } from './built-server.ts';
import { machine, quantile, rounded, writeResult } from './results.ts';

const learners = 60;
const rounds = Number(process.env['ROUNDS'] ?? 5);
const alone = 40;
const quiz = 'u400-q1';

type Given = { question: string; answer: Answer };
type Pupil = { token: string; device: string; seq: number };
type Timed = { ms: number; failed: boolean };

const ask = async <T>(
  address: string,
  path: string,
  body?: unknown,
  token?: string,
  device?: string,
): Promise<T> => {
  const answer = await fetch(`${address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(device === undefined ? {} : { 'x-device': device.replaceAll('-', '') }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

const enrol = async (address: string): Promise<Pupil> => {
  const email = `${randomBytes(6).toString('hex')}@bench.ug`;
  const password = `mango ${randomBytes(8).toString('hex')}`;
  const form = {
    role: 'learner',
    name: 'Akello Grace',
    country: 'Uganda',
    grade: 'Primary 7',
    email,
    password,
  };
  await ask(address, '/register', form);
  const device = randomUUID();
  const { token } = await ask<{ token: string }>(address, '/login', { email, password }, undefined, device);
  return { token, device, seq: 0 };
};

/** Ten answers and the end of the quiz: what a phone sends if it was online all the time. */
const batchOf = (pupil: Pupil, given: readonly Given[]) => {
  const attempt = randomUUID();
  const event = (type: string, payload: unknown) => {
    pupil.seq += 1;
    const about = {
      id: randomUUID(),
      device: pupil.device,
      seq: pupil.seq,
      zone: 'Africa/Kampala',
      schema: 1,
    };
    return { ...about, type, payload, occurredAt: new Date().toISOString() };
  };
  return [
    ...given.map((one) => event('answer.given', { item: quiz, attempt, ...one })),
    event('quiz.finished', { item: quiz, attempt, answers: given }),
  ];
};

const finish = async (address: string, pupil: Pupil, given: readonly Given[]): Promise<Timed> => {
  const events = batchOf(pupil, given);
  const began = performance.now();
  try {
    const { results } = await ask<{ results: { status: string }[] }>(
      address,
      '/events',
      { events },
      pupil.token,
    );
    const failed = results.length !== events.length || results.some(({ status }) => status !== 'stored');
    return { ms: performance.now() - began, failed };
  } catch (error) {
    console.error(error);
    return { ms: performance.now() - began, failed: true };
  }
};

const at = (share: number, times: readonly Timed[]) =>
  rounded(
    quantile(
      times.map(({ ms }) => ms),
      share,
    ),
  );

const server = await startBuiltServer();
try {
  const { address } = server;
  const { content } = await ask<{ content: EntryContent | null }>(address, `/lesson/${quiz}`);
  if (content?.type !== 'quiz') throw new Error(`${quiz} is not written`);
  const right = content.items.map((item) => ({ question: item.id, answer: rightAnswer(item) }));
  const room: Pupil[] = [];
  while (room.length < learners) room.push(await enrol(address));
  const single = await enrol(address);

  const one: Timed[] = [];
  for (let turn = 0; turn < alone + 5; turn += 1) one.push(await finish(address, single, right));
  // The first few requests only warm up the server.
  one.splice(0, 5);
  const together: Timed[] = [];
  for (let round = 0; round < rounds; round += 1)
    together.push(...(await Promise.all(room.map((pupil) => finish(address, pupil, right)))));

  const result = {
    what: `${learners} learners finish a quiz of ${right.length} questions at once, ${rounds} times`,
    measured: new Date().toISOString(),
    machine: machine(),
    alone: { median: at(0.5, one), p95: at(0.95, one) },
    together: { median: at(0.5, together), p95: at(0.95, together), slowest: at(1, together) },
    ratio: rounded(at(0.95, together) / at(0.5, one)),
    errors: [...one, ...together].filter(({ failed }) => failed).length,
  };
  writeResult('events', result);
  console.log(JSON.stringify(result, null, 2));
  if (result.errors > 0) process.exitCode = 1;
} finally {
  await server.stop();
}
