import { type Place, placeAt } from './place.ts';

/** The navigation history: the browser's, or one in memory for tests. */
export type Steps = {
  readonly read: () => Place;
  readonly write: (href: string, state: unknown, replace: boolean) => void;
  readonly go: (steps: number) => void;
  /** Calls `hear` on every step back or forward. Returns a function that unsubscribes. */
  readonly listen: (hear: () => void) => () => void;
};

const newKey = () => Math.random().toString(36).slice(2, 10);

export const browserSteps: Steps = {
  read: () => {
    const { pathname, search, hash } = location;
    const { usr = null, key = 'default' } = history.state ?? {};
    return { pathname, search, hash, state: usr, key };
  },
  write: (href, state = null, replace) => {
    try {
      history[replace ? 'replaceState' : 'pushState']({ usr: state, key: newKey() }, '', href);
    } catch (error) {
      // Some browsers limit how often pushState is called, and none allows another origin. A state that cannot be
      // cloned is a bug of ours.
      if ((error as Error).name === 'DataCloneError') throw error;
      location[replace ? 'replace' : 'assign'](href);
    }
  },
  go: (steps) => history.go(steps),
  listen: (hear) => {
    addEventListener('popstate', hear);
    return () => removeEventListener('popstate', hear);
  },
};

/** An address, with or without the state that a link passed. */
export type Entry = string | { readonly pathname: string; readonly state: unknown };

export const memorySteps = (entries: readonly Entry[]): Steps => {
  let places = entries.map((entry) =>
    typeof entry === 'string' ? placeAt(entry) : placeAt(entry.pathname, entry.state),
  );
  let at = places.length - 1;
  const heard = new Set<() => void>();
  return {
    read: () => places[at] ?? placeAt('/'),
    write: (href, state, replace) => {
      if (!replace) at += 1;
      places = [
        ...places.slice(0, at),
        placeAt(href, state, newKey()),
        ...(replace ? places.slice(at + 1) : []),
      ];
    },
    go: (steps) => {
      at = Math.min(Math.max(at + steps, 0), places.length - 1);
      for (const hear of heard) hear();
    },
    listen: (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
  };
};

/** A history that never changes, for pages written at build time. */
export const noSteps = (href: string): Steps => ({
  read: () => placeAt(href),
  write: () => undefined,
  go: () => undefined,
  listen: () => () => undefined,
});
