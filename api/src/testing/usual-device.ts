/** The device on which every learner of a test first signed in; past times that it reports are accepted. */
import type { Db } from '#db/connect.ts';
import { clientOf } from '#http/client.ts';
import { saltFor } from '#http/counters/salts.db.ts';

export const usualDevice = 'de71ce00-0000-4000-8000-000000000001';

/** The same fields as a sign-in on that device stores with the session. */
export const onUsualDevice = async (db: Db) => {
  const salt = await saltFor(db, 'limits');
  if (salt === null) throw new Error('this database has no salt');
  const { deviceKeyOf } = clientOf({ ip: '127.0.0.1', headers: {} }, salt);
  return { agent: '', client: { device: deviceKeyOf(usualDevice.replaceAll('-', '')) } };
};
