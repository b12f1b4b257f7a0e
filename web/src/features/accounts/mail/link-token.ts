import { useLocation } from '#routing/index.ts';

/** The token of a link from a letter. It stands behind the #, so no server and no log ever sees it. */
export const useLinkToken = (): string => new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
