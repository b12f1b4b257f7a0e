/** The current location. `state` is passed by the link; `key` identifies the step of the history. */
export type Place = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
};

/** The target of a link. Without a path (`?tab=me`, `#plan`) it stays on this page. */
export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };

export const hrefOf = (to: To, here: string): string => {
  if (typeof to === 'string') return /^[^?#]/.test(to) ? to : here + to;
  const { pathname = here, search = '', hash = '' } = to;
  return pathname + search + hash;
};

/** The address in the normalised form of a browser, also without one. */
export const placeAt = (href: string, state: unknown = null, key = 'default'): Place => {
  const { pathname, search, hash } = new URL(href, 'http://localhost');
  return { pathname, search, hash, state, key };
};

export const addressOf = ({ pathname, search, hash }: Place): string => pathname + search + hash;
