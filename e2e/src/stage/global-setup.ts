import { join } from 'node:path';

const setup = join(import.meta.dirname, '../../../scripts/setup.mjs');

/** Builds what is missing or no longer as its sources; `npm test` has done so already, then this is quick. */
const setUp = async (): Promise<void> => {
  const { ensureBuilt } = (await import(setup)) as { ensureBuilt: () => Promise<void> };
  await ensureBuilt();
};

// biome-ignore lint/style/noDefaultExport: Playwright asks for one here
export default setUp;
