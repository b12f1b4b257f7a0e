import { type DeviceSync, heardOf, syncAt } from '@afrolearn/learning/events/counted.ts';
import type { Db } from '#db/connect.ts';
import type { Client } from '#http/client.ts';
import type { Person } from '#http/context.ts';
import { sinceOf, syncsOf } from './devices.db.ts';

type CountedEvent = { event: { device: string }; row: { countedAt: Date } };

/**
 * Who tells. A device over HTTP is believed since its learner came to it. The program itself, which writes the past of
 * the demo's people, is believed since their accounts were made.
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
  const before = await syncsOf(db, user.id, devices);
  const unheard = devices.filter((device) => !before.has(device));
  const since = teller === 'the program' ? null : await sinceOf(db, user, unheard, teller.device);
  const now = arrivedAt.getTime();
  const syncOf = (device: string): DeviceSync =>
    syncAt(before.get(device) ?? null, Math.max(madeAt.getTime(), since?.get(device)?.getTime() ?? 0), now);
  /** What is known of the devices after they told this. */
  const after = (told: readonly CountedEvent[]): ReadonlyMap<string, DeviceSync> => {
    const syncs = new Map<string, DeviceSync>();
    for (const { event, row } of told)
      syncs.set(
        event.device,
        heardOf(syncs.get(event.device) ?? syncOf(event.device), row.countedAt.getTime()),
      );
    return syncs;
  };
  return { syncOf, after };
};
