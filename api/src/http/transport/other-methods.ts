/** A known address with another method gets 405 and the allowed methods, not 404. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '#http/refuse.ts';

/** Parsed by hand: an address such as `//` or `//a:b:c` is not a valid URL, but a client may send it. */
export const pathOf = (address: string): string =>
  address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';

/** Converts a route such as `/unit/:id` to a pattern of addresses. */
export const asPattern = (route: string): RegExp =>
  new RegExp(`^${route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}$`);

export type Methods = (path: string) => readonly string[];

/** Records every route registered from now on; returns which methods an address has. */
export const methodsOf = (app: FastifyInstance): Methods => {
  const exact = new Map<string, Set<string>>();
  const patterns = new Map<string, { fits: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url }) => {
    const methods = Array.isArray(method) ? method : [method];
    const known = url.includes(':')
      ? (patterns.get(url) ?? { fits: asPattern(url), methods: new Set<string>() })
      : null;
    if (known !== null) patterns.set(url, known);
    const kept = known?.methods ?? exact.get(url) ?? new Set<string>();
    if (known === null) exact.set(url, kept);
    for (const one of methods) kept.add(one);
  });
  return (path) => {
    const fitting = [...patterns.values()].filter(({ fits }) => fits.test(path));
    const all = [...(exact.get(path) ?? []), ...fitting.flatMap(({ methods }) => [...methods])];
    return [...new Set(all)].sort();
  };
};

/** Refuses a request that matched no route. */
export const refuseUnrouted = (
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply => {
  if (allowed.length === 0) return sendRefusal(request, reply, 'request/unknown');
  reply.header('allow', allowed.join(', '));
  return sendRefusal(request, reply, 'request/wrong-method');
};
