import type { FastifyInstance } from 'fastify';
import type { SafetyProfile } from '#env.ts';

export type PageHashes = { scripts: readonly string[]; styles: readonly string[] };
type Allowed = Partial<PageHashes> & { frames?: readonly string[] };

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

/**
 * Players that set no cookies. A page embeds one in an iframe that is created only when the person starts the film
 * (G12).
 */
export const filmPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Inline scripts and styles are allowed only by the hashes that the build wrote, and no other origin is. */
export const contentPolicy = ({ scripts = [], styles = [], frames = [] }: Allowed = {}): string =>
  [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * For files other than pages: scripts, styles, fonts. Opened directly they may load and run nothing. The header is
 * sent with each file, so it is short.
 */
export const filePolicy = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const fixed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Teachers record narration for lessons. The browser still asks for permission, and other origins are not allowed.
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
} as const;

/** Every answer carries these headers, including errors and files. */
export const securityHeaders = (profile: SafetyProfile): Record<string, string> => ({
  ...fixed,
  'content-security-policy': contentPolicy(),
  // A school's box has no certificate; a public server always has TLS in front of it.
  ...(profile === 'public' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

export const addHeaders = (app: FastifyInstance, profile: SafetyProfile): void => {
  const headers = securityHeaders(profile);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};
