/** Measures how fast search answers what children type. */
import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { quantile, rounded } from '#results.ts';
import { queries } from './search-queries.ts';

/** Keep-alive connections, as in a browser. */
export const connections = (users: number): Agent => new Agent({ keepAlive: true, maxSockets: users });

export type Answer = { ms: number; hits: number };

const ask = (agent: Agent, address: string, query: string, device: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const before = performance.now();
    const url = `${address}/api/search/courses?query=${encodeURIComponent(query)}`;
    get(url, { agent, headers: { 'x-device': device } }, (response) => {
      let text = '';
      response.on('data', (bytes) => {
        text += bytes;
      });
      response.on('end', () => {
        const ms = performance.now() - before;
        // A refusal is quick and would make the numbers look too good.
        if (response.statusCode !== 200) return reject(new Error(`${query}: ${response.statusCode} ${text}`));
        return resolve({ ms, hits: (JSON.parse(text) as unknown[]).length });
      });
    }).on('error', reject);
  });

/** One user types all queries in sequence, starting at a different one. */
export const oneUser = async (agent: Agent, address: string, from: number): Promise<Answer[]> => {
  const device = randomBytes(16).toString('hex');
  const answers: Answer[] = [];
  for (let n = 0; n < queries.length; n += 1)
    answers.push(await ask(agent, address, queries[(from + n) % queries.length] ?? '', device));
  return answers;
};

export const summary = (answers: readonly Answer[]) => {
  const times = answers.map(({ ms }) => ms);
  return {
    requests: answers.length,
    medianMs: rounded(quantile(times, 0.5)),
    p99Ms: rounded(quantile(times, 0.99)),
    emptyAnswers: answers.filter(({ hits }) => hits === 0).length,
  };
};
