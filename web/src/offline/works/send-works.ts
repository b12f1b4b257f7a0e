/** Sends works made with study tools, and requests to show or delete them. */
import { CallError, callAs } from '#lib/call.ts';
import { isUnheard, type Round, startRounds, withLock } from '#offline/rounds.ts';
import { uuid } from '#offline/uuid.ts';
import {
  type AccountWork,
  announceWork,
  changeWork,
  type HereWork,
  type Unsent,
  unsentOf,
  unsentWorks,
  workHere,
} from './works-here.ts';

/*
 * A tool saves at every change. Nothing is sent while somebody draws, because the same strokes would be sent again
 * and again.
 */
const rest = 15_000;

const isResting = ({ content, show, remove, at }: Unsent): boolean => {
  const age = Date.now() - at;
  // If the clock was set back, the work must not wait for ever.
  return content && !remove && show === null && age >= 0 && age < rest;
};

const awaitsConsent: readonly string[] = ['consent/on-device', 'consent/not-kept'];
const putWork = (token: string, { id, tool, title, data, base, changedAt }: HereWork): Promise<AccountWork> =>
  callAs(token, 'PUT /me/works/:id', {
    params: { id },
    // The contract names the open tools; a work of a tool that was closed since is refused.
    body: { tool: tool as 'jokes-riddles', title, data: { ...data }, base, changedAt },
  });

/** Merges the reply of the account into the stored work. `left`: the requests that are still pending. */
const settle = (
  owner: number,
  id: string,
  { sent, left, account }: { sent: Unsent; left: Unsent | null; account: AccountWork },
): Promise<unknown> =>
  changeWork(owner, id, ({ work, unsent }) => {
    if (work === null || unsent?.remove === true) return null;
    // Changes made meanwhile stay pending.
    return {
      work: { ...work, base: account.version, account, heardAt: Date.now() },
      unsent: unsent?.take === sent.take ? left : unsent,
    };
  });

/** The account has a change of another device. This version becomes a separate work, so that nothing is lost. */
const moveApart = async (owner: number, id: string): Promise<void> => {
  const movedTo = uuid();
  const work = await workHere(owner, id);
  const unsent = await unsentOf(owner, id);
  if (work === null || unsent === null) return;
  // The copy is stored first: without room for it, the original stays and waits.
  await changeWork(owner, movedTo, () => ({
    work: { ...work, id: movedTo, base: 0, account: null, heardAt: 0 },
    unsent: { ...unsent, show: null },
  }));
  await changeWork(owner, id, ({ unsent: now }) =>
    now?.take === unsent.take ? { work: null, unsent: null } : null,
  );
  announceWork({ id, movedTo });
};

const noteRefusal = async (owner: number, id: string, sent: Unsent, failure: CallError): Promise<void> => {
  const why = Object.values(failure.fields)[0] ?? failure.said;
  const refused = !awaitsConsent.includes(failure.code);
  await changeWork(owner, id, ({ work, unsent }) =>
    unsent?.take === sent.take ? { work, unsent: { ...unsent, refused, why } } : null,
  );
  announceWork({ id });
};

const isCode = (error: unknown, code: string): boolean => error instanceof CallError && error.code === code;

const sendContent = async (owner: number, token: string, id: string, sent: Unsent): Promise<boolean> => {
  const work = await workHere(owner, id);
  if (work === null) return false;
  try {
    const account = await putWork(token, work);
    const left = sent.show === null ? null : { ...sent, content: false };
    await settle(owner, id, { sent, left, account });
    return true;
  } catch (error) {
    if (!isCode(error, 'works/changed-elsewhere')) throw error;
    await moveApart(owner, id);
    return false;
  }
};

const sendRemoval = async (owner: number, token: string, id: string): Promise<void> => {
  await callAs(token, 'DELETE /me/works/:id', { params: { id } }).catch((error: unknown) => {
    // It never reached the account, or another device has deleted it.
    if (!isCode(error, 'access/not-found')) throw error;
  });
  await changeWork(owner, id, ({ work, unsent }) =>
    unsent?.remove === true ? { work, unsent: null } : null,
  );
};

const sendOne = async (owner: number, token: string, id: string, sent: Unsent): Promise<void> => {
  if (sent.remove) await sendRemoval(owner, token, id);
  else {
    if (sent.content && !(await sendContent(owner, token, id, sent))) return;
    if (sent.show !== null) {
      const body = { shown: sent.show };
      const account = await callAs(token, 'PUT /me/works/:id/shown', { params: { id }, body });
      await settle(owner, id, { sent, left: null, account });
    }
  }
  announceWork({ id });
};

/** Resolves to true if something is left. `isOwnTurn`: whether a work may be sent now. */
const sendAll =
  (isOwnTurn: (unsent: Unsent) => boolean): Round =>
  (owner, token, mayGoOn) =>
    withLock('afl-works', async () => {
      let isLeft = false;
      // The oldest first.
      const all = [...(await unsentWorks(owner))].sort(([, one], [, other]) => one.at - other.at);
      for (const [id, unsent] of all) {
        if (!mayGoOn()) return true;
        if (unsent.refused) continue;
        if (!isOwnTurn(unsent)) {
          isLeft = true;
          continue;
        }
        try {
          await sendOne(owner, token, id, unsent);
        } catch (error) {
          if (isUnheard(error) || !(error instanceof CallError)) return true;
          await noteRefusal(owner, id, unsent, error).catch(() => undefined);
        }
      }
      return isLeft;
    });

/** Sends everything at log out, without waiting for a pause in the changes. */
export const sendWorks: Round = sendAll(() => true);

export const startWorks = (owner: number): (() => void) =>
  startRounds(
    owner,
    sendAll((unsent) => !isResting(unsent)),
  );

/** Without space on the device, the work is sent directly. Rejects with the reason if that fails. */
export const sendAtOnce = (token: string, work: HereWork): Promise<AccountWork> => putWork(token, work);
