import { type Place, placeAt } from './place.ts';

/** The steps of a visit: those of the browser, or those of a test. */
export type Steps = {
  readonly read: () => Place;
  readonly write: (href: string, state: unknown, replace: boolean) => void;
  readonly go: (steps: number) => void;
  /** Hears of every step back or forward, until the answer is called. */
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
      // Some browsers allow only so many steps in a while, and none to another site. What cannot be kept is our mistake.
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

/** An address, or one to which a link handed something over. */
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

/** One place that nobody leaves: pages written at build time. */
export const noSteps = (href: string): Steps => ({
  read: () => placeAt(href),
  write: () => undefined,
  go: () => undefined,
  listen: () => () => undefined,
});
