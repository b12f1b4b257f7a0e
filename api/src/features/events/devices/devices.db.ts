/** What is known of the devices that a learner works on, and of the time that they were used. */
import type { DeviceSync } from '@afrolearn/learning/events/counted.ts';
import type { DayTime, DeviceTime } from '@afrolearn/learning/events/plausible.ts';
import type { Day } from '@afrolearn/learning/streaks/days.ts';
import { and, eq, gt, inArray, min } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { learnerDevices, learningTime, sessions } from '#db/tables.ts';
import type { Client } from '#http/client.ts';
import { keepRows, type Write } from '../rows.db.ts';

export type KnownDevice = { readonly sync: DeviceSync; readonly time: DeviceTime };

export const devicesOf = async (
  db: Db,
  userId: number,
  devices: readonly string[],
): Promise<Map<string, KnownDevice>> => {
  const rows = await db
    .select()
    .from(learnerDevices)
    .where(and(eq(learnerDevices.userId, userId), inArray(learnerDevices.device, [...devices])));
  return new Map(
    rows.map(({ device, toldUntil, beganAt, heardUntil, since, spent }) => [
      device,
      {
        sync: {
          toldUntil: toldUntil.getTime(),
          beganAt: beganAt.getTime(),
          heardUntil: heardUntil.getTime(),
        },
        time: { since: since.getTime(), spent },
      },
    ]),
  );
};

export const keepDevices = (userId: number, devices: ReadonlyMap<string, KnownDevice>): Write => {
  const rows = [...devices].map(([device, { sync, time }]) => ({
    userId,
    device,
    toldUntil: new Date(sync.toldUntil),
    beganAt: new Date(sync.beganAt),
    heardUntil: new Date(sync.heardUntil),
    since: new Date(time.since),
    spent: time.spent,
  }));
  return keepRows(learnerDevices, rows, ['user_id', 'device']);
};

/** The days that a device may still tell of; nothing older can be added to. */
export const dayTimesOf = async (db: Db, userId: number, after: Day): Promise<Map<Day, DayTime>> => {
  const rows = await db
    .select()
    .from(learningTime)
    .where(and(eq(learningTime.userId, userId), gt(learningTime.day, after)));
  return new Map(
    rows.map(({ day, firstAt, lastAt, spent, unsure }) => [
      day,
      { first: firstAt.getTime(), last: lastAt.getTime(), spent, unsure },
    ]),
  );
};

export const keepDayTimes = (userId: number, days: ReadonlyMap<Day, DayTime>): Write => {
  const rows = [...days].map(([day, { first, last, spent, unsure }]) => ({
    userId,
    day,
    firstAt: new Date(first),
    lastAt: new Date(last),
    spent,
    unsure,
  }));
  return keepRows(learningTime, rows, ['user_id', 'day']);
};

/**
 * Since when a learner can have worked on each of these devices: from their first session there. One that no session
 * began on is not in the answer: it tells of nothing before now, however old the session is that speaks for it.
 */
export const sinceOf = async (
  db: Db,
  userId: number,
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
  const first = new Map(rows.map(({ key, at }) => [key, at]));
  return new Map(
    [...keys].flatMap(([device, key]) => {
      const since = first.get(key);
      return since == null ? [] : [[device, since]];
    }),
  );
};
