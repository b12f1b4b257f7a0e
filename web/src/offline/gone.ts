/**
 * People who logged out here and whose account is deleted later (decision 0061). This device asks with the token of
 * the ended session. That token grants no access, but the server still reports with it that the account is gone.
 */
import { CallError, callAs } from '#lib/call.ts';
import { readLocal } from '#lib/local.ts';
import { openDatabase } from './database.ts';
import { forgetOwner } from './sealed.ts';

const day = 24 * 60 * 60 * 1000;
/**
 * The server remembers the sessions of a deleted account for a year. After a longer absence the person's data is
 * removed here. The limit counts days with an answer, because the clock of a device may jump from 1970 to the right
 * year.
 */
const mostAnswers = 400;

/** `asked` is in the clock of this device; `heard` counts the answers that the session has ended. */
type Ended = { token: string; asked: number; heard: number };

/** Called only after the server has ended the session, because a valid token must never be stored here. */
export const keepEnded = async (owner: number, token: string, now = Date.now()): Promise<void> => {
  const kept: Ended = { token, asked: now, heard: 0 };
  await (await openDatabase()).put('facts', JSON.stringify(kept), `ended ${owner}`);
};

/** Once a day. If the clock was set back meanwhile, it asks at once instead of years later. */
const isDue = ({ asked }: Ended, now: number): boolean => now < asked || now - asked >= day;

const answerTo = (token: string): Promise<string | null> =>
  callAs(token, 'GET /me').then(
    () => null,
    (error: unknown) => (error instanceof CallError ? error.code : null),
  );

/** Whether this device has data of the person that the server does not have. */
const hasUnsent = async (owner: number): Promise<boolean> => {
  const database = await openDatabase();
  const sealed = String(await database.get('facts', `sealed ${owner}`));
  const counts = await Promise.all([
    database.countFromIndex('events', 'state', [owner, 'waiting']),
    database.countFromIndex('events', 'state', [owner, 'refused']),
    ...['report', 'hand', 'tap', 'review', 'voice'].map((kind) =>
      database.count('facts', IDBKeyRange.bound(`${kind} ${owner} `, `${kind} ${owner} \uffff`)),
    ),
  ]);
  return /"afl_(?:hand_in|own_lesson)_/.test(sealed) || counts.some((count) => count > 0);
};

const isHere = (owner: number): boolean => Number.parseInt(readLocal('afl_owner') ?? '', 10) === owner;

const askFor = async (owner: number, asking: Ended): Promise<void> => {
  const database = await openDatabase();
  const kept = JSON.stringify(asking);
  await database.put('facts', kept, `ended ${owner}`);
  const answer = await answerTo(asking.token);
  const isExpired = answer === 'session/expired';
  const heard = asking.heard + (isExpired ? 1 : 0);
  const mayGo = answer === 'session/gone' || (isExpired && heard >= mostAnswers && !(await hasUnsent(owner)));
  // The answer may take a minute. If the person came back meanwhile, and perhaps left again, everything is kept.
  const isAsItWas = (await database.get('facts', `ended ${owner}`)) === kept;
  if (!isAsItWas || isHere(owner)) return;
  if (mayGo) await forgetOwner(owner);
  else await database.put('facts', JSON.stringify({ ...asking, heard }), `ended ${owner}`);
};

/** Asks the server about each person who left, and removes the data of deleted ones. */
export const forgetGone = async (now = Date.now()): Promise<void> => {
  const database = await openDatabase();
  const keys = await database.getAllKeys('facts', IDBKeyRange.bound('ended ', 'ended \uffff'));
  for (const key of keys) {
    const owner = Number(key.slice('ended '.length));
    const kept = JSON.parse(String((await database.get('facts', key)) ?? null)) as Ended | null;
    if (isHere(owner)) await database.delete('facts', key);
    else if (kept !== null && isDue(kept, now)) await askFor(owner, { ...kept, asked: now });
  }
};
