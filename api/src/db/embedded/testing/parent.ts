/** A process that starts the database, prints its address and stays alive, for tests to kill. */
import { startEmbeddedPostgres } from '../start.ts';

const dataDir = process.argv[2] ?? '';
const { pid, connection } = await startEmbeddedPostgres({ dataDir, say: () => {} });
process.stdout.write(`${JSON.stringify({ pid, connection })}\n`);
setInterval(() => {}, 60_000);
