/** A learner's devices, and when they were used. */
import type { DeviceSync } from '@afrolearn/learning/events/counted.ts';
import type { DayTime, DeviceTime } from '@afrolearn/learning/events/plausible.ts';
import type { Day } from '@afrolearn/learning/streaks/days.ts';
import { keepRows, type Write } from '#db/rows.ts';
import { learnerDevices, learningTime } from '#db/tables.ts';

export type KnownDevice = { readonly sync: DeviceSync; readonly time: DeviceTime };

export const devicesIn = (rows: readonly (typeof learnerDevices.$inferSelect)[]): Map<string, KnownDevice> =>
  new Map(
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

export const dayTimesIn = (rows: readonly (typeof learningTime.$inferSelect)[]): Map<Day, DayTime> =>
  new Map(
    rows.map(({ day, firstAt, lastAt, spent, unsure }) => [
      day,
      { first: firstAt.getTime(), last: lastAt.getTime(), spent, unsure },
    ]),
  );

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
