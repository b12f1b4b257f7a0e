/** Brings what waits on this device and is no event to the server, from whatever page its owner is on. */
import type { User } from '@afrolearn/contract/accounts.ts';
import { later } from '#lib/lazy.tsx';
import { forgetGone } from '#offline/gone.ts';
import type { Round } from '#offline/rounds.ts';
import { sendHandIns, startHandIns } from '#people-kit/hand-ins/index.ts';
import { fetchHelp, startReports } from '#people-kit/report/index.ts';

/* With them comes the page of the register: a teacher finds it without a network. */
const register = later(() => import('#teaching-kit/register/index.ts'));
const reviews = later(() => import('#teaching-kit/reviews/index.ts'));
const voices = later(() => import('#teaching-kit/voices/index.ts'));

/* A guardian hands in for a child, in the guardian's own name. */
const handsIn = (role: User['role']): boolean => role === 'learner' || role === 'parent';

type Whose = Pick<User, 'id' | 'role'>;

/** Gives what stops it. */
export const startWork = ({ id, role }: Whose): (() => void) => {
  fetchHelp();
  // Of who was here before and is deleted now, nothing stays.
  void forgetGone().catch(() => undefined);
  let stops: (() => void)[] | null = [startReports(id)];
  if (handsIn(role)) stops.push(startHandIns(id));
  const begin = async () => {
    const [{ startTaps }, { startReviews }, { startVoices }] = await Promise.all([
      register(),
      reviews(),
      voices(),
    ]);
    stops?.push(startTaps(id), startReviews(id), startVoices(id));
  };
  if (role === 'teacher') void begin().catch(() => undefined);
  return () => {
    for (const stop of stops ?? []) stop();
    stops = null;
  };
};

/** The last round of who leaves: with their own token, which nobody else has by now. */
export const sendWork = async ({ id, role }: Whose, token: string): Promise<void> => {
  const rounds: Round[] = [];
  if (handsIn(role)) rounds.push(sendHandIns);
  if (role === 'teacher')
    rounds.push((await register()).sendTaps, (await reviews()).sendReviews, (await voices()).sendVoices);
  for (const round of rounds) await round(id, token, () => true).catch(() => true);
};
