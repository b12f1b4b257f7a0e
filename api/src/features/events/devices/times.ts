/** Whether there was time for a batch, by device and day. */
import type { LearningEvent } from '@afrolearn/contract/events.ts';
import { type DeviceSync, isBelieved } from '@afrolearn/learning/events/counted.ts';
import type { Meaning } from '@afrolearn/learning/events/judge.ts';
import { leastTime } from '@afrolearn/learning/events/least-time.ts';
import { type DayTime, type DeviceTime, type Doubt, timeFor } from '@afrolearn/learning/events/plausible.ts';
import type { Day } from '@afrolearn/learning/streaks/days.ts';

type Before = {
  readonly deviceTimeOf: (device: string) => DeviceTime;
  readonly days: ReadonlyMap<Day, DayTime>;
  readonly now: number;
};

type Stamped = { countedAt: Date; countedOn: Day; occurredAt: Date };

export const openTimes = ({ deviceTimeOf, days, now }: Before) => {
  const [devices, touched] = [new Map<string, DeviceTime>(), new Map<Day, DayTime>()];
  /** Spends the time of one new event, or doubts it. */
  const weigh = (
    event: LearningEvent,
    meaning: Meaning,
    itemTime: number,
    sync: DeviceSync,
    { countedAt, countedOn, occurredAt }: Stamped,
  ): Doubt | null => {
    const { answers, use } = meaning;
    const times = { item: itemTime, answers: answers.length, use: use?.takes ?? 0 };
    const takes = Math.round(leastTime(event.type, times));
    const believed = isBelieved(occurredAt.getTime(), sync, now);
    const before = {
      device: devices.get(event.device) ?? deviceTimeOf(event.device),
      day: touched.get(countedOn) ?? days.get(countedOn),
    };
    const after = timeFor(before, { at: countedAt.getTime(), believed, takes }, now);
    if (after === null) return 'no time';
    devices.set(event.device, after.device);
    touched.set(countedOn, after.day);
    return null;
  };
  return { weigh, devices, days: touched };
};
