import type { OpenTool } from '@afrolearn/learning/tools/registry.ts';
import { useEffect, useState } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useSession } from '#lib/session.tsx';
import {
  type HereWork,
  type Unsent,
  unsentWorks,
  worksChanged,
  worksHere,
} from '#offline/works/works-here.ts';
import { type AccountList, type ListedWork, mergedWorks } from './listed.ts';
import { worksOfAccount } from './made-works.api.ts';

/* A change that the device gets after this moment is newer than the list. */
const listOfAccount = async (tool: OpenTool): Promise<AccountList> => {
  const askedAt = Date.now();
  return { askedAt, works: await worksOfAccount(tool) };
};

type Here = { owner: number; works: readonly HereWork[]; unsent: ReadonlyMap<string, Unsent> };

export type MadeWorks = {
  /** Null until the device was read. */
  works: readonly ListedWork[] | null;
  /** Whether the works of other devices may be missing: `failed` after an error, `offline` without a network. */
  others: 'here' | 'loading' | 'offline' | 'failed';
  retry: () => void;
};

/** The works of this learner with a tool, of this and other devices, last changed first. */
export const useMadeWorks = (tool: OpenTool): MadeWorks => {
  const { user } = useSession();
  const owner = user?.role === 'learner' ? user.id : null;
  const [here, setHere] = useState<Here | null>(null);
  const asked = useOwnAnswer(owner === null ? null : `works ${tool}`, () => listOfAccount(tool), {
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
  const known = here !== null && here.owner === owner ? here : null;
  const { data: account, state, failure, retry } = asked;
  const lost = failure?.status === 0 ? 'offline' : 'failed';
  return {
    works: known === null ? null : mergedWorks(tool, { here: known.works, unsent: known.unsent, account }),
    others: state === 'done' ? 'here' : state === 'loading' ? 'loading' : lost,
    retry,
  };
};
