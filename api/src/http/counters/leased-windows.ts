/**
 * Counters of a minute for several processes. No process may count alone, and a statement for each request would make
 * every read a write. So a process leases a twentieth of a limit at a time from the database and uses it up locally.
 * Together the processes never exceed the limit. The unused rest of a lease, at most that twentieth, is lost to the
 * others.
 */
import type { Db } from '#db/connect.ts';
import { countMore } from './counters.db.ts';
import { isOpen, type MinuteWindows, minute, mostWindows, prefix } from './minute-windows.ts';

type Lease = { left: number; endsAt: number; over: boolean; taking: Promise<void> | null };

const sizeFor = (most: number): number => Math.max(1, Math.floor(most / 20));

export const leasedWindows = ({ db, now }: { db: Db; now: () => Date }): MinuteWindows => {
  const leases = new Map<string, Lease>();
  const leaseOf = (key: string, at: number): Lease => {
    const known = leases.get(key);
    if (known !== undefined && (isOpen(known, at) || known.taking !== null)) return known;
    const made: Lease = { left: 0, endsAt: at + minute, over: false, taking: null };
    leases.delete(key);
    leases.set(key, made);
    for (const [oldest, { endsAt }] of leases) {
      if (isOpen({ endsAt }, at) && leases.size <= mostWindows) break;
      leases.delete(oldest);
    }
    return made;
  };

  /** Leases some more, but nothing beyond the limit. */
  const take = async (key: string, lease: Lease, most: number) => {
    const size = sizeFor(most);
    const [counter] = await countMore(db, [{ key, per: minute }], now(), size);
    if (counter === undefined) return;
    lease.endsAt = counter.endsAt.getTime();
    lease.left += Math.max(0, Math.min(size, most - (counter.count - size)));
  };

  return {
    pass: (name, _most, at) => {
      const lease = leases.get(`${prefix}${name}`);
      if (lease === undefined || !isOpen(lease, at) || lease.left < 1) return false;
      lease.left -= 1;
      return true;
    },
    hit: async (name, most) => {
      const lease = leaseOf(`${prefix}${name}`, now().getTime());
      const endsAt = () => new Date(lease.endsAt);
      while (lease.left < 1 && !lease.over) {
        const before = lease.taking;
        lease.taking ??= take(`${prefix}${name}`, lease, most).finally(() => {
          lease.taking = null;
        });
        await lease.taking;
        // The request that fetched the lease and got nothing is the first over the limit in this process.
        if (before === null && lease.left < 1) {
          lease.over = true;
          return { count: most + 1, endsAt: endsAt() };
        }
      }
      if (lease.left < 1) return { count: most + 2, endsAt: endsAt() };
      lease.left -= 1;
      return { count: 1, endsAt: endsAt() };
    },
    flush: async () => undefined,
    stop: async () => undefined,
  };
};
