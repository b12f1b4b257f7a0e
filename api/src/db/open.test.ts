import { expect, test } from 'vitest';
import { readEnv, StartError } from '#env.ts';
import { openDatabase } from './open.ts';

test.skipIf(process.platform !== 'linux')(
  'a data folder that cannot be made is told in a sentence, also where the system never says no',
  async () => {
    const env = readEnv({ DATA_DIR: '/proc/x/data' });
    const opened = openDatabase(env, () => undefined);
    await expect(opened).rejects.toBeInstanceOf(StartError);
    await expect(opened).rejects.toThrow('The folder DATA_DIR=/proc/x/data cannot be made');
  },
);
