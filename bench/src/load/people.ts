/** Learners with a history, each signed in on their own device, as in the app. */
import { randomBytes, randomUUID } from 'node:crypto';
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { likelyMistake } from '@afrolearn/learning/quizzes/likely-mistake.ts';
import type { Given, Pupil } from './jobs.ts';

const ask = async <T>(
  address: string,
  path: string,
  { body, token, device }: { body?: unknown; token?: string; device?: string } = {},
): Promise<T> => {
  const answer = await fetch(`${address}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(device === undefined ? {} : { 'x-device': device.replaceAll('-', '') }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

export const enrol = async (address: string): Promise<Pupil> => {
  const email = `${randomBytes(6).toString('hex')}@bench.ug`;
  const password = `mango ${randomBytes(8).toString('hex')}`;
  const about = { role: 'learner', name: 'Akello Grace', country: 'Uganda', grade: 'Primary 7' };
  await ask(address, '/register', { body: { ...about, email, password } });
  const device = randomUUID();
  const { token } = await ask<{ token: string }>(address, '/login', { body: { email, password }, device });
  return { email, password, token, device };
};

/** Answers to every question of these entries, one in four wrong. */
export const answersTo = async (address: string, entries: readonly string[]): Promise<Given[]> => {
  const given: Given[] = [];
  for (const item of entries) {
    const { content } = await ask<{ content: EntryContent | null }>(address, `/lesson/${item}`);
    if (content === null) throw new Error(`${item} is not written`);
    for (const question of questionsOf(content))
      given.push({
        item,
        question: question.id,
        answer: given.length % 4 === 0 ? likelyMistake(question) : rightAnswer(question),
      });
  }
  return given;
};
