/** Schools set up by their own people, on a server of many schools. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cardText } from '@afrolearn/learning/people/secrets.ts';
import { freshEmail, password, sessionOf } from './people.ts';
import { numberOf } from './second-step.ts';

export type Session = { token: string; user: { id: number } };

const send = async <T>(
  address: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<T> => {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/**
 * A school with a head, a teacher and a class of Primary 7 with signed consent; returns the pupils' sessions.
 */
export const schoolWith = async (
  { address, dataDir }: { address: string; dataDir: string },
  name: string,
  pupils: readonly string[],
): Promise<Session[]> => {
  const [head, teacher] = [freshEmail('head'), freshEmail('teacher')];
  const program = join(import.meta.dirname, '../../../api/dist/school.js');
  await promisify(execFile)(
    process.execPath,
    [program, '--school', name, '--name', 'Nalubega Sarah', '--email', head],
    {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        SAFETY_PROFILE: 'public',
        ADMINISTRATOR_PASSWORD: password,
      },
    },
  );
  const logIn = (email: string) => send<Session>(address, 'POST', '/login', { email, password });
  const office = (await logIn(head)).token;
  // On a server of many schools a head needs a second factor.
  const { key } = await send<{ key: string }>(address, 'POST', '/second-factor', { password }, office);
  await send(address, 'PUT', '/second-factor', { code: numberOf(key) }, office);
  const codes = await send<{ code: string }[]>(address, 'POST', '/staff-codes', { count: 1 }, office);
  await send(address, 'POST', '/register', {
    role: 'teacher',
    name: 'Ssali Peter',
    email: teacher,
    password,
    subjectId: 6,
    gradeId: 7,
    className: 'P7 Crane',
    staffCode: codes[0]?.code,
  });
  const desk = (await logIn(teacher)).token;
  const [room] = await send<{ id: number }[]>(address, 'GET', '/classes/mine', undefined, desk);
  type Card = { studentId: string; secret: { words: string[] } };
  const path = `/classes/${room?.id}`;
  const made = { names: pupils, secret: 'card' };
  const cards = await send<Card[]>(address, 'POST', `${path}/students`, made, desk);
  await send(address, 'PUT', `${path}/consent`, { paper: true }, office);
  const comesIn = async ({ studentId, secret }: Card) =>
    (await sessionOf(address, studentId, cardText(secret.words))) as Session;
  return await Promise.all(cards.map(comesIn));
};
