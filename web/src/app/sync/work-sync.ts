/** Sends pending work that is not an event to the server, from any page that its owner has open. */
import type { User } from '@afrolearn/contract/accounts.ts';
import { later } from '#lib/lazy.tsx';
import { sendUnsent } from '#lib/settings.ts';
import { forgetGone } from '#offline/gone.ts';
import type { Round } from '#offline/rounds.ts';
import { saveUnsaved, startUnsaved } from '#offline/unsaved/rounds.ts';
import { sendHandIns, startHandIns } from '#people-kit/hand-ins/index.ts';
import { fetchHelp, startReports } from '#people-kit/report/index.ts';
import { startAppWorker } from './app-worker.ts';

/* Works of study tools. */
const works = later(() => import('#offline/works/send-works.ts'));

/* Loads the register page along with it, so that a teacher can open it offline. */
const register = later(() => import('#teaching-kit/register/index.ts'));
const reviews = later(() => import('#teaching-kit/reviews/index.ts'));
const voices = later(() => import('#teaching-kit/voices/index.ts'));

/* A guardian hands in for a child, in the guardian's own name. */
const handsIn = (role: User['role']): boolean => role === 'learner' || role === 'parent';

type Whose = Pick<User, 'id' | 'role'>;

/** `began`: the service worker that controlled this page at its start. Returns a function that stops it. */
export const startWork = ({ id, role }: Whose, began: ServiceWorker | null): (() => void) => {
  fetchHelp();
  const ending = new AbortController();
  void startAppWorker(role, ending.signal, began).catch(() => undefined);
  // Removes data of earlier people of this device whose accounts are deleted.
  void forgetGone().catch(() => undefined);
  let stops: (() => void)[] | null = [startReports(id)];
  // A setting that could not be stored exists only in this page and would be lost with it.
  const send = () => void sendUnsent(id).catch(() => undefined);
  globalThis.addEventListener('online', send);
  stops.push(() => globalThis.removeEventListener('online', send));
  if (role === 'learner') stops.push(startUnsaved(id));
  if (handsIn(role)) stops.push(startHandIns(id));
  const begin = async () => {
    const [{ startTaps }, { startReviews }, { startVoices }] = await Promise.all([
      register(),
      reviews(),
      voices(),
    ]);
    stops?.push(startTaps(id), startReviews(id), startVoices(id));
  };
  const beginWorks = async () => {
    const { startWorks } = await works();
    stops?.push(startWorks(id));
  };
  if (role === 'learner') void beginWorks().catch(() => undefined);
  if (role === 'teacher') void begin().catch(() => undefined);
  return () => {
    ending.abort();
    for (const stop of stops ?? []) stop();
    stops = null;
  };
};

/** The last round at log out, with the person's own token. It is no longer in local storage. */
export const sendWork = async ({ id, role }: Whose, token: string): Promise<void> => {
  const rounds: Round[] = [];
  if (role === 'learner') rounds.push(saveUnsaved);
  if (handsIn(role)) rounds.push(sendHandIns);
  if (role === 'learner') rounds.push((await works()).sendWorks);
  if (role === 'teacher')
    rounds.push((await register()).sendTaps, (await reviews()).sendReviews, (await voices()).sendVoices);
  for (const round of rounds) await round(id, token, () => true).catch(() => true);
};
