import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Db } from '#db/connect.ts';
import { importPack } from '#features/content/index.ts';

/** The packed lessons of this checkout; the build makes them, as `npm test` does before the calls are tested. */
export const packedCurriculum = (): string => {
  const folder = fileURLToPath(new URL('../../../curriculum/dist', import.meta.url));
  if (!existsSync(`${folder}/pack.json`)) throw new Error('Run `npm run content -- --pack` first.');
  return folder;
};

/** Brings the packed lessons into a test's database; a second time it does nothing. */
export const bringCurriculum = async (db: Db, now: Date): Promise<void> => {
  await importPack(db, packedCurriculum(), now);
};
