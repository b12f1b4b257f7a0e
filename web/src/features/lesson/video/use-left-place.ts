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

/** The account's position, parsed; undefined while unknown, null for none. */
export const useAccountPlace = (): unknown => {
  const { left } = useWork();
  return useMemo(() => (left === undefined || left === null ? left : opened(left)), [left]);
};

/** Sends the position to the account; null when finished. */
export const tellAccount = (item: string, place: unknown): void => {
  loadTell()
    .then(({ tellPlace }) => tellPlace(item, place))
    .catch(() => undefined);
};

/**
 * The saved position: this device's, else the account's. Guests and teachers have none. `read` validates it,
 * because it may be outdated or broken.
 */
export const useLeftPlace = <P extends object>(id: string, read: (kept: unknown) => P | null) => {
  const { user } = useSession();
  const { begin, isDone } = useWork();
  const owner = user?.role === 'learner' ? user.id : null;
  const account = useAccountPlace();
  /** This device's position, once loaded. */
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

  // Finished on another device meanwhile: this device's older position must not win.
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
