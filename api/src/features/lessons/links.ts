/** Allowed links: our own pages, and hosts that the operator lists, over HTTPS (G11, G12). */
import type { FieldFault } from '@afrolearn/contract/faults.ts';
import { isListedHost } from '@afrolearn/learning/safety/link-hosts.ts';

const ownPath = /^\/(?:lesson|unit|subject)\/[\w-]{1,40}$/;

const read = (text: string): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '';
  return plain ? url : null;
};

type Player = { from: RegExp; id: (url: URL) => string | undefined; to: (id: string) => string };

const players: readonly Player[] = [
  {
    from: /^(?:(?:www|m)\.)?youtube\.com$|^youtu\.be$/,
    id: ({ hostname, pathname, searchParams }) =>
      hostname === 'youtu.be'
        ? pathname.slice(1)
        : (searchParams.get('v') ?? /^\/(?:shorts|embed)\/([^/]+)$/.exec(pathname)?.[1]),
    to: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    from: /^(?:www\.)?vimeo\.com$/,
    id: ({ pathname }) => /^\/(\d+)$/.exec(pathname)?.[1],
    to: (id) => `https://player.vimeo.com/video/${id}`,
  },
];

/** Replaces a video page's address by its cookie-free variant. */
const withoutCookies = (url: URL): URL => {
  const player = players.find(({ from }) => from.test(url.hostname));
  const id = player?.id(url);
  return player !== undefined && id !== undefined && /^[\w-]{6,20}$/.test(id) ? new URL(player.to(id)) : url;
};

/** The normalised link, or its fault. The parsed form is stored, not the typed one. */
export const readLink = (
  text: string,
  hosts: readonly string[],
): { href: string; problem?: never } | { href?: never; problem: FieldFault } => {
  const url = read(text);
  if (url === null) return { problem: { key: 'link/form' } };
  const quiet = withoutCookies(url);
  if (isListedHost(quiet.hostname, hosts)) return { href: quiet.href };
  return {
    problem: { key: 'link/not-allowed' },
  };
};

/** For links inside a text. */
export const resolveLink =
  (hosts: readonly string[]) =>
  (target: string): string | undefined =>
    ownPath.test(target) ? target : readLink(target, hosts).href;
