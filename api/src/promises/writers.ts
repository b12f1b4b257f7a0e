/** Many phones that report at once, over connections that stay open, and remember what was acknowledged. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const bodyOf = (id: string) => JSON.stringify({ id, page: '/login', measures: { LCP: 1200 } });

/** True when the server said that it has it; false when the connection broke or the answer was another. */
const report = (agent: Agent, address: string, id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const body = bodyOf(id);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // Each report comes from a device of its own: one device may not report this often.
      'x-device': id,
    };
    const sent = request(`${address}/api/vitals`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.complete && answer.statusCode === 200));
      answer.on('error', () => resolve(false));
    });
    sent.on('error', () => resolve(false));
    sent.end(body);
  });

export type Written = { acknowledged: string[]; unsure: string[]; perSecond: number };

/** Writes until `enough` is called; what was under way then is unsure. */
export const startWriters = (address: string, count: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const acknowledged: string[] = [];
  const unsure: string[] = [];
  const began = performance.now();
  let last = began;
  let stopped = false;
  const writer = async () => {
    while (!stopped) {
      const id = randomUUID();
      if (await report(agent, address, id)) {
        acknowledged.push(id);
        last = performance.now();
      } else {
        unsure.push(id);
        // The connection broke: the server is gone, and a phone would try again later.
        return;
      }
    }
  };
  const writers = Array.from({ length: count }, writer);
  return {
    enough: async (): Promise<Written> => {
      stopped = true;
      await Promise.all(writers);
      agent.destroy();
      return { acknowledged, unsure, perSecond: (acknowledged.length * 1000) / (last - began) };
    },
  };
};

/** What a phone does that got no answer: it sends the same report again. */
export const sendAgain = async (address: string, ids: readonly string[]): Promise<boolean> => {
  const agent = new Agent({ keepAlive: true });
  const told = await Promise.all(ids.map((id) => report(agent, address, id)));
  agent.destroy();
  return told.every((one) => one);
};
