/** A process that starts the database, tells where it is, and only lives on: for tests to kill. */
import { startEmbeddedPostgres } from '../start.ts';

const dataDir = process.argv[2] ?? '';
const { pid, connection } = await startEmbeddedPostgres({ dataDir, say: () => {} });
process.stdout.write(`${JSON.stringify({ pid, connection })}\n`);
setInterval(() => {}, 60_000);
