import { useEffect, useState } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useSession } from '#lib/session.tsx';
import {
  type AccountWork,
  type HereWork,
  type Unsent,
  unsentWorks,
  worksChanged,
  worksHere,
} from '#offline/works/works-here.ts';
import { worksOfAccount } from './tool-hub.api.ts';

type MadeWork = Pick<HereWork, 'id' | 'tool' | 'title' | 'changedAt'>;

/** `isSettled`: works of other devices are known, or cannot be reached. */
export type KnownWorks = { readonly works: readonly MadeWork[]; readonly isSettled: boolean };

type Here = { owner: number; works: readonly HereWork[]; unsent: ReadonlyMap<string, Unsent> };
type Account = { askedAt: number; works: readonly AccountWork[] };

/** Each work once, the last changed first, without those that were deleted here or on another device. */
const lastWorks = ({ works, unsent }: Here, account: Account | null): readonly MadeWork[] => {
  const ids = new Set(account?.works.map(({ id }) => id));
  const isThere = ({ id, heardAt }: HereWork) =>
    account === null || unsent.has(id) || ids.has(id) || heardAt > account.askedAt;
  const all = [...(account?.works ?? []), ...works.filter(isThere)]
    .filter(({ id }) => unsent.get(id)?.remove !== true)
    .sort((one, other) => Date.parse(one.changedAt) - Date.parse(other.changedAt));
  return [...new Map<string, MadeWork>(all.map((work) => [work.id, work])).values()].sort(
    (one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt),
  );
};

const listOfAccount = async (): Promise<Account> => {
  const askedAt = Date.now();
  return { askedAt, works: await worksOfAccount() };
};

/** The works of this learner, of all tools. Null until the device was read, and for adults and visitors. */
export const useWorks = (): KnownWorks | null => {
  const { user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  const [here, setHere] = useState<Here | null>(null);
  const { data, state } = useOwnAnswer(owner === null ? null : 'works of all tools', listOfAccount, {
    afterProgress: false,
  });
  useEffect(() => {
    if (owner === null) return;
    let isHere = true;
    const look = async () => {
      const [works, unsent] = await Promise.all([worksHere(owner), unsentWorks(owner)]);
      if (isHere) setHere({ owner, works, unsent });
    };
    const hear = () => void look();
    hear();
    globalThis.addEventListener(worksChanged, hear);
    return () => {
      isHere = false;
      globalThis.removeEventListener(worksChanged, hear);
    };
  }, [owner]);
  if (here === null || here.owner !== owner) return null;
  return { works: lastWorks(here, data), isSettled: state !== 'loading' };
};
