import { useCallback, useEffect, useMemo, useState } from 'react';
import { later } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { useWork } from '../work.tsx';

const loadKept = later(() => import('#offline/kept-place.ts'));
const loadTell = later(() => import('#offline/tell-place.ts'));

const opened = (words: string): unknown => {
  try {
    return JSON.parse(words);
  } catch {
    return null;
  }
};

/** What the account says, opened; undefined while nobody could tell, null where it says nothing. */
export const useAccountPlace = (): unknown => {
  const { left } = useWork();
  return useMemo(() => (left === undefined || left === null ? left : opened(left)), [left]);
};

/** Tells the account of a step; null when it is finished. */
export const tellAccount = (item: string, place: unknown): void => {
  loadTell()
    .then(({ tellPlace }) => tellPlace(item, place))
    .catch(() => undefined);
};

/**
 * Where this learner left this entry: as this device knows it, else as the account does. Guests and teachers keep
 * nothing. `read` makes sense of what was written down, which may be of an older version, or broken.
 */
export const useLeftPlace = <P extends object>(id: string, read: (kept: unknown) => P | null) => {
  const { user } = useSession();
  const { begin, isDone } = useWork();
  const owner = user?.role === 'learner' ? user.id : null;
  const account = useAccountPlace();
  /** What the device had, once it was looked at. */
  const [here, setHere] = useState<{ of: string; place: P | null } | null>(null);
  const [from, setFrom] = useState<P | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each learner and entry
  useEffect(() => {
    if (owner === null) return;
    let current = true;
    const found = (kept: unknown) => current && setHere({ of: id, place: read(kept) });
    loadKept()
      .then(({ keptPlace }) => keptPlace(owner, id))
      .then(found, () => found(null));
    return () => {
      current = false;
    };
  }, [owner, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both could be asked
  useEffect(() => {
    if (here === null || here.of !== id || from !== null) return;
    const place = here.place ?? read(account);
    if (place !== null) setFrom(place);
  }, [here, account]);

  // Finished since on another device: what this one kept is of the time before, and must not win again.
  useEffect(() => {
    if (owner === null || !isDone) return;
    loadKept()
      .then(({ dropPlace }) => dropPlace(owner, id))
      .catch(() => undefined);
  }, [owner, id, isDone]);

  const keep = useCallback(
    (place: P | null) => {
      if (owner === null) return;
      if (place !== null) begin();
      tellAccount(id, place);
      loadKept()
        .then(({ keepPlace, dropPlace }) =>
          place === null ? dropPlace(owner, id) : keepPlace(owner, id, place),
        )
        .catch(() => undefined);
    },
    [owner, id, begin],
  );
  return { from, keep };
};
