import { join } from 'node:path';

const setup = join(import.meta.dirname, '../../../scripts/setup.mjs');

/** Builds what is missing or outdated; after `npm test` there is nothing to do. */
const setUp = async (): Promise<void> => {
  const { ensureBuilt } = (await import(setup)) as { ensureBuilt: () => Promise<void> };
  await ensureBuilt();
};

// biome-ignore lint/style/noDefaultExport: Playwright asks for one here
export default setUp;
