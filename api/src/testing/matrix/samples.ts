import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnySamples } from './sample.ts';

const features = join(import.meta.dirname, '../../features');

/**
 * Discovered by their path, `testing/samples.ts` in each slice, so that no second list is needed beside `slices.ts`.
 */
const files = readdirSync(features)
  .map((slice) => join(features, slice, 'testing/samples.ts'))
  .filter((path) => existsSync(path));

const tablesOf = async (path: string): Promise<readonly AnySamples[]> => {
  const exported: Record<string, AnySamples> = await import(pathToFileURL(path).href);
  return Object.entries(exported).flatMap(([name, table]) => (name.endsWith('Samples') ? [table] : []));
};

/** The valid requests of every slice. `route-table.test.ts` finds a call without one. */
export const samples: AnySamples = Object.assign({}, ...(await Promise.all(files.map(tablesOf))).flat());
