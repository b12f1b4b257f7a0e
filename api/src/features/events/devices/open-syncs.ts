import { type DeviceSync, heardOf, syncAt } from '@afrolearn/learning/events/counted.ts';
import { type DeviceTime, newDevice } from '@afrolearn/learning/events/plausible.ts';
import type { KnownDevice } from '#features/record/index.ts';
import type { Client } from '#http/client.ts';

type CountedEvent = { event: { device: string }; row: { countedAt: Date } };

/**
 * The source of a batch. A device is trusted since its learner's first sign-in there, within plausible time.
 * The program itself, which writes the demo's history, is trusted since the accounts were made.
 */
export type Teller = { readonly device: Pick<Client, 'deviceKeyOf'> } | 'the program';

/** The device keys of these ids in sessions. The app omits the dashes when nobody is signed in. */
export const deviceKeysOf = (teller: Teller, devices: readonly string[]): ReadonlyMap<string, string> =>
  teller === 'the program'
    ? new Map()
    : new Map(devices.map((device) => [device, teller.device.deviceKeyOf(device.replaceAll('-', ''))]));

/**
 * The sync of a batch for each of its devices. A device without a session cannot report the past, however old
 * the session that sends it.
 */
export const openSyncs = (
  teller: Teller,
  before: ReadonlyMap<string, KnownDevice>,
  sinceOf: (device: string) => Date | undefined,
  { madeAt, arrivedAt }: { madeAt: Date; arrivedAt: Date },
) => {
  const now = arrivedAt.getTime();
  const sinceFor = (device: string): number =>
    teller === 'the program'
      ? madeAt.getTime()
      : Math.max(madeAt.getTime(), sinceOf(device)?.getTime() ?? now);
  const known = new Map<string, DeviceSync>();
  const syncOf = (device: string): DeviceSync => {
    const there = known.get(device);
    if (there !== undefined) return there;
    // A sync of the future was stamped while the server's clock ran ahead, and says nothing of this device.
    const last = before.get(device)?.sync;
    const made = syncAt(last === undefined || last.beganAt > now ? null : last, sinceFor(device), now);
    known.set(device, made);
    return made;
  };
  const deviceTimeOf = (device: string): DeviceTime => {
    const time = before.get(device)?.time;
    if (time !== undefined && time.since <= now) return time;
    return newDevice(
      teller === 'the program' || sinceOf(device) !== undefined ? sinceFor(device) : null,
      now,
    );
  };
  /** The devices' state after this batch. */
  const after = (
    told: readonly CountedEvent[],
    times: ReadonlyMap<string, DeviceTime>,
  ): ReadonlyMap<string, KnownDevice> => {
    const youngest = new Map<string, number>();
    for (const { event, row } of told) {
      const [at, so] = [row.countedAt.getTime(), youngest.get(event.device)];
      if (so === undefined || at > so) youngest.set(event.device, at);
    }
    return new Map(
      [...youngest].map(([device, at]) => [
        device,
        { sync: heardOf(syncOf(device), at), time: times.get(device) ?? deviceTimeOf(device) },
      ]),
    );
  };
  return { syncOf, deviceTimeOf, after };
};
