/** A simulated device: numbers its events and remembers nothing else. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { EventResult } from '@afrolearn/contract/events.ts';
import type { Reply } from '@afrolearn/contract/index.ts';
import type { EventPayloads, EventType, LearningEvent } from '@afrolearn/learning/events/events.ts';
import type { Db } from '#db/connect.ts';
import { addUser, newSession, type UserRow } from '#features/accounts/index.ts';
import type { Person } from '#http/context.ts';
import type { TestApp } from '#testing/test-app.ts';
import { onUsualDevice, usualDevice } from '#testing/usual-device.ts';

/** UUIDv7: time, then random bits. */
const uuid7 = (at: Date): string => {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0').slice(-12);
  const chance = randomBytes(10).toString('hex');
  const variant = ((Number.parseInt(chance[3] ?? '0', 16) & 3) | 8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(0, 3)}-${variant}${chance.slice(4, 7)}-${chance.slice(7, 19)}`;
};

let seq = 0;

export const openDevice = (zone = 'Africa/Kampala', device: string = usualDevice) => {
  return <T extends EventType>(type: T, payload: EventPayloads[T], at: Date): LearningEvent => {
    seq += 1;
    const about = { id: uuid7(at), device, seq, zone, schema: 1, occurredAt: at.toISOString() };
    return { ...about, type, payload } as LearningEvent;
  };
};

export type Pupil = { user: UserRow; token: string };

const month = 30 * 24 * 60 * 60 * 1000;

/** A learner of Primary 7 whose session began a month ago. The account was created at `since`. */
export const addPupil = async (
  db: Db,
  now: Date,
  {
    since = new Date(0),
    ...more
  }: { since?: Date; gradeId?: number; country?: string; schoolId?: number; consent?: 'guardian' } = {},
): Promise<Pupil> => {
  const user = await addUser(db, 'public', {
    role: 'learner',
    name: 'Akello Grace',
    country: 'Uganda',
    gradeId: 7,
    createdAt: since,
    ...more,
  });
  if (user === null) throw new Error('the pupil could not be added');
  const cameAt = new Date(now.getTime() - month);
  return { user, token: await newSession(db, user, cameAt, await onUsualDevice(db)) };
};

/** In the form in which routes get the user. */
export const asPerson = ({ id, schoolId, gradeId }: UserRow): Person => ({
  id,
  schoolId,
  gradeId,
  role: 'learner',
  administrator: false,
  verified: true,
  sessionId: randomUUID(),
});

export const tell = async (
  send: TestApp['send'],
  { token }: Pupil,
  events: readonly unknown[],
  receipts?: readonly string[],
): Promise<{ status: number; results: EventResult[]; epoch: string; receipt: string }> => {
  const asked = { events, ...(receipts === undefined ? {} : { receipts }) };
  const { status, body } = await send('POST', '/api/events', { token, body: asked });
  const { results = [], epoch = '', receipt = '' } = body as Partial<Reply<'POST /events'>>;
  return { status, results, epoch, receipt };
};

export const statusesOf = ({ results }: { results: readonly EventResult[] }): string[] =>
  results.map(({ status }) => status);
