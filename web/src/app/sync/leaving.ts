/** Log out: seals the person's local data and sends their pending work before the server ends the session. */
import { callAs } from '#lib/call.ts';
import { later } from '#lib/lazy.tsx';
import type { Leaving } from '#lib/session.tsx';
import { seal } from '#offline/sealed.ts';
import { sendRest } from '#offline/send.ts';

const patience = 15_000;

const gone = later(() => import('#offline/gone.ts'));
export const work = later(() => import('./work-sync.ts'));

export const leave = async ({ user, token, left }: Leaving, bring = gone): Promise<void> => {
  const sealed = user === null ? null : seal(user.id, left).catch(() => undefined);
  if (token !== null) {
    if (user !== null) {
      const tooLong = new Promise((resolve) => setTimeout(resolve, patience));
      const events = user.role === 'learner' ? sendRest(user.id, token) : null;
      const other = work().then(({ sendWork }) => sendWork(user, token));
      await Promise.race([Promise.allSettled([events, other]), tooLong]);
    }
    await callAs(token, 'POST /logout')
      .then(async () => {
        if (user !== null) await (await bring()).keepEnded(user.id, token);
      })
      .catch(() => undefined);
  }
  await sealed;
};
