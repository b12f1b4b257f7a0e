/**
 * Who logged out here, and whose account is deleted later (decision 0061). This device asks with the token of the session
 * that has ended: it opens nothing any more, and the server still tells by it that the account is gone.
 */
import { CallError, callAs } from '#lib/call.ts';
import { readLocal } from '#lib/local.ts';
import { openDatabase } from './database.ts';
import { forgetOwner } from './sealed.ts';

const day = 24 * 60 * 60 * 1000;
/** The server knows the sessions of a deleted account for a year; who did not come back for longer is forgotten here. */
const longest = 400 * day;

type Ended = { token: string; since: number; asked: number };

/** Only after the server has ended the session: a token that is alive stays nowhere. */
export const keepEnded = async (owner: number, token: string, now = Date.now()): Promise<void> => {
  const kept: Ended = { token, since: now, asked: now };
  await (await openDatabase()).put('facts', JSON.stringify(kept), `ended ${owner}`);
};

const isGone = (token: string): Promise<boolean> =>
  callAs(token, 'GET /me').then(
    () => false,
    (error: unknown) => error instanceof CallError && error.code === 'session/gone',
  );

/** Asks for each who left, once a day, and takes away what lies here of those who are gone. */
export const forgetGone = async (now = Date.now()): Promise<void> => {
  const database = await openDatabase();
  const keys = await database.getAllKeys('facts', IDBKeyRange.bound('ended ', 'ended \uffff'));
  for (const key of keys) {
    const owner = Number(key.slice('ended '.length));
    const kept = JSON.parse(String(await database.get('facts', key))) as Ended;
    const isHere = Number.parseInt(readLocal('afl_owner') ?? '', 10) === owner;
    if (isHere) await database.delete('facts', key);
    else if (now - kept.since > longest) await forgetOwner(owner);
    else if (now - kept.asked >= day) {
      await database.put('facts', JSON.stringify({ ...kept, asked: now }), key);
      if (await isGone(kept.token)) await forgetOwner(owner);
    }
  }
};
