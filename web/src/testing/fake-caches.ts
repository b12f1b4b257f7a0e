/** The browser's caches in memory, with as much room as a test gives them. */
import { vi } from 'vitest';

type Room = { bytes: number };

const urlOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), 'http://localhost').href;

const makeCache = (room: Room) => {
  const stored = new Map<string, { body: string; headers: [string, string][] }>();
  return {
    stored,
    match: async (request: RequestInfo | URL): Promise<Response | undefined> => {
      const found = stored.get(urlOf(request));
      return found && new Response(found.body, { headers: found.headers });
    },
    put: async (request: RequestInfo | URL, reply: Response): Promise<void> => {
      const body = await reply.text();
      if (body.length > room.bytes) throw Object.assign(new Error('No room'), { name: 'QuotaExceededError' });
      room.bytes -= body.length;
      stored.set(urlOf(request), { body, headers: [...reply.headers] });
    },
    delete: async (request: RequestInfo | URL): Promise<boolean> => stored.delete(urlOf(request)),
    keys: async (): Promise<Request[]> => [...stored.keys()].map((url) => new Request(url)),
  };
};

export const giveCaches = (bytes = Number.POSITIVE_INFINITY) => {
  const room: Room = { bytes };
  const all = new Map<string, ReturnType<typeof makeCache>>();
  const open = async (name: string) => {
    const cache = all.get(name) ?? makeCache(room);
    all.set(name, cache);
    return cache;
  };
  const fake = {
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  vi.stubGlobal('caches', fake);
  return {
    room,
    fake,
    pathsIn: (name: string) => [...(all.get(name)?.stored.keys() ?? [])].map((url) => new URL(url).pathname),
  };
};
