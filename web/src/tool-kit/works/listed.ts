/** Merges the works of the device and of the account into one list. */
import type { AccountWork, HereWork, Unsent } from '#offline/works/works-here.ts';

export type ListedWork = {
  readonly id: string;
  readonly title: string;
  readonly changedAt: string;
  /** Null where only the account has it: another device made it. */
  readonly here: HereWork | null;
  readonly shown: boolean;
  readonly changedSince: boolean;
  readonly seenBy: string | null;
  readonly state: 'saved' | 'waiting' | 'sent' | 'refused';
  readonly why: string | null;
};

type Known = {
  here: readonly HereWork[];
  unsent: ReadonlyMap<string, Unsent>;
  /** Null while it is not known, and without a network ever before. */
  account: AccountList | null;
};

export type AccountList = { readonly askedAt: number; readonly works: readonly AccountWork[] };

/** `saved`: it waits for a yes of a parent or the school, and the reason says so. */
export const stateOfUnsent = (unsent: Unsent | null): ListedWork['state'] => {
  if (unsent === null) return 'sent';
  if (unsent.refused) return 'refused';
  return unsent.why === null ? 'waiting' : 'saved';
};

const listed = (
  here: HereWork | null,
  account: AccountWork | null,
  unsent: Unsent | null,
): ListedWork | null => {
  // The account has a newer one, unless this device has changed it.
  const isOlder = here !== null && account !== null && unsent === null && account.version > here.base;
  const work = isOlder ? account : (here ?? account);
  if (work === null) return null;
  return {
    id: work.id,
    title: work.title,
    changedAt: work.changedAt,
    here: isOlder ? null : here,
    shown: unsent?.refused === false && unsent.show !== null ? unsent.show : (account?.shown ?? false),
    changedSince: account?.shown === true && (account.changedSince || unsent?.content === true),
    seenBy: account?.seenBy ?? null,
    state: stateOfUnsent(unsent),
    why: unsent?.why ?? null,
  };
};

/** The last changed first. What was deleted here is not in it, though the account may still have it. */
export const mergedWorks = (tool: string, { here, unsent, account }: Known): readonly ListedWork[] => {
  const own = new Map(here.filter((work) => work.tool === tool).map((work) => [work.id, work]));
  const theirs = new Map((account?.works ?? []).map((work) => [work.id, work]));
  const lastOf = (id: string): AccountWork | null => {
    const work = own.get(id);
    const isNewer = account === null || (work?.heardAt ?? 0) > account.askedAt;
    return (isNewer ? work?.account : null) ?? theirs.get(id) ?? null;
  };
  return (
    [...new Set([...own.keys(), ...theirs.keys()])]
      .filter((id) => unsent.get(id)?.remove !== true)
      // Deleted on another device: the copy here goes with it.
      .filter((id) => unsent.has(id) || lastOf(id) !== null)
      .flatMap((id) => listed(own.get(id) ?? null, lastOf(id), unsent.get(id) ?? null) ?? [])
      .sort((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt))
  );
};
