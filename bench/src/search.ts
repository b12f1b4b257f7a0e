/** How fast the search over the whole catalogue answers one user, and 50 at once. */
import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { measuredFrom, startBuiltServer } from './built-server.ts';
import { queries } from './load/search-queries.ts';
import { machine, quantile, rounded, writeResult } from './results.ts';

const users = Number(process.env['USERS'] ?? 50);
const rounds = Number(process.env['ROUNDS'] ?? 5);

const agent = new Agent({ keepAlive: true, maxSockets: users });

type Answer = { ms: number; hits: number };

const ask = (address: string, query: string, device: string): Promise<Answer> =>
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
        // A refusal is quick, and would make the numbers look good.
        if (response.statusCode !== 200) return reject(new Error(`${query}: ${response.statusCode} ${text}`));
        return resolve({ ms, hits: (JSON.parse(text) as unknown[]).length });
      });
    }).on('error', reject);
  });

/** One user types all queries, one after the other, beginning at a place of their own. */
const oneUser = async (address: string, from: number): Promise<Answer[]> => {
  const device = randomBytes(16).toString('hex');
  const answers: Answer[] = [];
  for (let n = 0; n < queries.length; n += 1)
    answers.push(await ask(address, queries[(from + n) % queries.length] ?? '', device));
  return answers;
};

const summary = (answers: readonly Answer[]) => {
  const times = answers.map(({ ms }) => ms);
  return {
    requests: answers.length,
    medianMs: rounded(quantile(times, 0.5)),
    p99Ms: rounded(quantile(times, 0.99)),
    emptyAnswers: answers.filter(({ hits }) => hits === 0).length,
  };
};

const server = await startBuiltServer();
try {
  const { address } = server;
  await oneUser(address, 0);
  const alone: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) alone.push(...(await oneUser(address, round)));
  const before = performance.now();
  const together: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const crowd = Array.from({ length: users }, (_, user) => oneUser(address, user + round));
    together.push(...(await Promise.all(crowd)).flat());
  }
  const seconds = (performance.now() - before) / 1000;
  const [one, many] = [summary(alone), summary(together)];
  const result = {
    what: `GET /api/search/courses, ${queries.length} queries in turn, the asking program on the same machine`,
    measured: new Date().toISOString(),
    machine: machine(),
    server: measuredFrom,
    users,
    rounds,
    oneUser: one,
    allUsers: { ...many, perSecond: Math.round(together.length / seconds) },
    ratio: { median: rounded(many.medianMs / one.medianMs), p99: rounded(many.p99Ms / one.p99Ms) },
  };
  writeResult('search', result);
  console.log(JSON.stringify(result, null, 2));
} finally {
  agent.destroy();
  await server.stop();
}
