/** A known address asked for in another way: 405 with what it does answer to, not 'there is nothing here'. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '#http/refuse.ts';

/** Read by hand: an address such as `//` or `//a:b:c` is no URL at all, and still somebody may ask for it. */
export const pathOf = (address: string): string =>
  address.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';

/** Routes such as `/unit/:id` as a pattern of addresses. */
export const asPattern = (route: string): RegExp =>
  new RegExp(`^${route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}$`);

export type Methods = (path: string) => readonly string[];

/** Remembers every route that is put on the router from now on; answers which methods an address has. */
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

/** Refuses what no route took. */
export const refuseUnrouted = (
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply => {
  if (allowed.length === 0) return sendRefusal(request, reply, 'request/unknown');
  reply.header('allow', allowed.join(', '));
  return sendRefusal(request, reply, 'request/wrong-method');
};
