/** What is known of the devices that a learner works on. */
import type { DeviceSync } from '@afrolearn/learning/events/counted.ts';
import { and, eq, inArray, min } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { learnerDevices, sessions } from '#db/tables.ts';
import type { Client } from '#http/client.ts';
import type { Person } from '#http/context.ts';
import { keepRows, type Write } from '../rows.db.ts';

export const syncsOf = async (
  db: Db,
  userId: number,
  devices: readonly string[],
): Promise<Map<string, DeviceSync>> => {
  const rows = await db
    .select()
    .from(learnerDevices)
    .where(and(eq(learnerDevices.userId, userId), inArray(learnerDevices.device, [...devices])));
  return new Map(
    rows.map(({ device, toldUntil, beganAt, heardUntil }) => [
      device,
      { toldUntil: toldUntil.getTime(), beganAt: beganAt.getTime(), heardUntil: heardUntil.getTime() },
    ]),
  );
};

export const keepSyncs = (userId: number, syncs: ReadonlyMap<string, DeviceSync>): Write => {
  const rows = [...syncs].map(([device, { toldUntil, beganAt, heardUntil }]) => ({
    userId,
    device,
    toldUntil: new Date(toldUntil),
    beganAt: new Date(beganAt),
    heardUntil: new Date(heardUntil),
  }));
  return keepRows(learnerDevices, rows, ['user_id', 'device']);
};

/**
 * Since when a learner can have worked on each of these devices: from their first session there. One that no session
 * began on cannot be older than the session that tells of it, so that nobody invents a device with a past.
 */
export const sinceOf = async (
  db: Db,
  { id: userId, sessionId }: Pick<Person, 'id' | 'sessionId'>,
  devices: readonly string[],
  { deviceKeyOf }: Pick<Client, 'deviceKeyOf'>,
): Promise<ReadonlyMap<string, Date>> => {
  if (devices.length === 0) return new Map();
  // The app sends the same id without its dashes when nobody is signed in.
  const keys = new Map(devices.map((device) => [device, deviceKeyOf(device.replaceAll('-', ''))]));
  const rows = await db
    .select({ key: sessions.deviceKey, at: min(sessions.createdAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), inArray(sessions.deviceKey, [...keys.values()])))
    .groupBy(sessions.deviceKey);
  const [asking] = await db
    .select({ at: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  const first = new Map(rows.map(({ key, at }) => [key, at]));
  return new Map(
    [...keys].flatMap(([device, key]) => {
      const since = first.get(key) ?? asking?.at;
      return since === undefined ? [] : [[device, since]];
    }),
  );
};
