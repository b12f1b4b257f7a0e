/** The speed of search over the whole catalogue for one user, and for 50 at once. */
import { measuredFrom, startBuiltServer } from './built-server.ts';
import { queries } from './load/search-queries.ts';
import { type Answer, connections, oneUser, summary } from './load/searching.ts';
import { machine, rounded, writeResult } from './results.ts';

const users = Number(process.env['USERS'] ?? 50);
const rounds = Number(process.env['ROUNDS'] ?? 5);

const agent = connections(users);

const server = await startBuiltServer();
try {
  const { address } = server;
  await oneUser(agent, address, 0);
  const alone: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) alone.push(...(await oneUser(agent, address, round)));
  const before = performance.now();
  const together: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const crowd = Array.from({ length: users }, (_, user) => oneUser(agent, address, user + round));
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
