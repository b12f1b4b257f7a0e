import { type DeviceSync, heardOf, syncAt } from '@afrolearn/learning/events/counted.ts';
import { type DeviceTime, newDevice } from '@afrolearn/learning/events/plausible.ts';
import type { Db } from '#db/connect.ts';
import type { Client } from '#http/client.ts';
import type { Person } from '#http/context.ts';
import { devicesOf, type KnownDevice, sinceOf } from './devices.db.ts';

type CountedEvent = { event: { device: string }; row: { countedAt: Date } };

/**
 * Who tells. A device over HTTP is believed since its learner first signed in on it, and for what there was time for.
 * The program itself, which writes the past of the demo's people, is believed since their accounts were made.
 */
export type Teller = { readonly device: Pick<Client, 'deviceKeyOf'> } | 'the program';

/** The sync that a batch is to each device in it. */
export const openSyncs = async (
  db: Db,
  user: Person,
  teller: Teller,
  devices: readonly string[],
  { madeAt, arrivedAt }: { madeAt: Date; arrivedAt: Date },
) => {
  const before = await devicesOf(db, user.id, devices);
  const unheard = devices.filter((device) => !before.has(device));
  const first = teller === 'the program' ? null : await sinceOf(db, user.id, unheard, teller.device);
  const now = arrivedAt.getTime();
  const sinceFor = (device: string): number =>
    first === null ? madeAt.getTime() : Math.max(madeAt.getTime(), first.get(device)?.getTime() ?? now);
  const syncOf = (device: string): DeviceSync =>
    syncAt(before.get(device)?.sync ?? null, sinceFor(device), now);
  const deviceTimeOf = (device: string): DeviceTime =>
    before.get(device)?.time ?? newDevice(first === null || first.has(device) ? sinceFor(device) : null, now);
  /** What is known of the devices after they told this. */
  const after = (
    told: readonly CountedEvent[],
    times: ReadonlyMap<string, DeviceTime>,
  ): ReadonlyMap<string, KnownDevice> => {
    const syncs = new Map<string, DeviceSync>();
    for (const { event, row } of told)
      syncs.set(
        event.device,
        heardOf(syncs.get(event.device) ?? syncOf(event.device), row.countedAt.getTime()),
      );
    return new Map(
      [...syncs].map(([device, sync]) => [device, { sync, time: times.get(device) ?? deviceTimeOf(device) }]),
    );
  };
  return { syncOf, deviceTimeOf, after };
};
