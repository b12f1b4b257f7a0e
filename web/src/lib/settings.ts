/** Personal settings: applied to this device at once, and synchronised (G36). */
import type { Reply } from '@afrolearn/contract';
import type { Settings } from '@afrolearn/contract/settings.ts';
import { call } from './call.ts';
import { readLocal, removeLocal, writeLocal } from './local.ts';
import { chooseTheme } from './theme.ts';

type Chosen = Partial<Settings>;

export const unsentKey = (userId: number) => `afl_settings_${userId}` as const;

const unsentOf = (userId: number): Chosen | null => {
  try {
    return JSON.parse(readLocal(unsentKey(userId)) ?? 'null') as Chosen | null;
  } catch {
    return null;
  }
};

/** Applies a choice. `notifications` is a documented key, like `theme`. */
const apply = ({ theme, notifications }: Chosen): void => {
  if (theme !== undefined) chooseTheme(theme);
  if (notifications !== undefined) writeLocal('notifications', notifications ? 'on' : 'off');
};

export const notificationsAreOn = (): boolean => readLocal('notifications') !== 'off';

/** Stores a choice. False while it is only on this device: it is sent at the next start, or when the network is back. */
export const chooseSettings = async (userId: number, chosen: Chosen): Promise<boolean> => {
  apply(chosen);
  const unsent = { ...unsentOf(userId), ...chosen };
  writeLocal(unsentKey(userId), JSON.stringify(unsent));
  return await sendUnsent(userId).catch(() => false);
};

export const sendUnsent = async (userId: number): Promise<boolean> => {
  const unsent = readLocal(unsentKey(userId));
  if (unsent === null) return true;
  await call('PUT /settings', { body: unsentOf(userId) ?? {} });
  // A choice made meanwhile is sent next.
  if (readLocal(unsentKey(userId)) === unsent) removeLocal(unsentKey(userId));
  return true;
};

/** Sends stored choices, then applies those made elsewhere. */
export const pullSettings = async (userId: number): Promise<Reply<'GET /settings'>> => {
  const token = readLocal('token');
  await sendUnsent(userId);
  const settings = await call('GET /settings');
  // A person who has left must not change the next child's theme.
  if (readLocal('token') === token) apply({ ...settings, ...unsentOf(userId) });
  return settings;
};
