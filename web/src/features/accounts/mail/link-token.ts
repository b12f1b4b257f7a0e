import { useLocation } from '#routing/index.ts';

/** The token of a mailed link. It is in the URL fragment, so no server or log ever sees it. */
export const useLinkToken = (): string => new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
