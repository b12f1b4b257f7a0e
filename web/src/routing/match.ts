/** What a path holds in the places that its route names: `/unit/:id`. */
export type Params = Readonly<Record<string, string | undefined>>;

/* Somebody may type anything: what is no code of a letter stays as it is. */
const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const partsOf = (path: string) => path.replace(/\/+$/, '').split('/');

/** Large and small letters are the same, and so is a slash at the end. `*` is every path. */
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

/** Of two routes that fit, the one with more words of its own is meant: `/assignments/new` before `/assignments/:id`. */
export const wordsIn = (route: string): number =>
  route === '*' ? -1 : partsOf(route).filter((part) => part[0] !== ':').length;
