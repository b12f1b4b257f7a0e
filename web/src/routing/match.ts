/** The parameters of a route's path: `/unit/:id`. */
export type Params = Readonly<Record<string, string | undefined>>;

/* Addresses can be typed by hand. An invalid percent escape is left as it is. */
const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const partsOf = (path: string) => path.replace(/\/+$/, '').split('/');

/** Matching ignores case and a trailing slash. `*` matches every path. */
export const matchPath = (route: string, path: string): { params: Params } | null => {
  const params: Record<string, string> = {};
  if (route === '*') return { params };
  const parts = partsOf(path);
  const wanted = partsOf(route);
  const fits = (want: string, at: number) => {
    const part = decoded(parts[at] ?? '');
    if (want[0] !== ':') return want.toLowerCase() === part.toLowerCase();
    params[want.slice(1)] = part;
    return part !== '';
  };
  return parts.length === wanted.length && wanted.every(fits) ? { params } : null;
};

/** Of two matching routes, the one with more literal segments wins: `/assignments/new` before `/assignments/:id`. */
export const wordsIn = (route: string): number =>
  route === '*' ? -1 : partsOf(route).filter((part) => part[0] !== ':').length;
