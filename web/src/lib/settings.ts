/** A person's own settings: used on this device at once, and sent so that they follow the person (G36). */
import type { Reply } from '@afrolearn/contract';
import type { Settings } from '@afrolearn/contract/settings.ts';
import { call } from './call.ts';
import { readLocal, removeLocal, writeLocal } from './local.ts';
import { chooseTheme } from './theme.ts';

type Chosen = Partial<Settings>;

const unsentKey = (userId: number) => `afl_settings_${userId}` as const;

const unsentOf = (userId: number): Chosen | null => {
  try {
    return JSON.parse(readLocal(unsentKey(userId)) ?? 'null') as Chosen | null;
  } catch {
    return null;
  }
};

/** Puts into effect what was chosen. `notifications` is a documented key, as is `theme`. */
const apply = ({ theme, notifications }: Chosen): void => {
  if (theme !== undefined) chooseTheme(theme);
  if (notifications !== undefined) writeLocal('notifications', notifications ? 'on' : 'off');
};

export const notificationsAreOn = (): boolean => readLocal('notifications') !== 'off';

/** Keeps a choice. False when it stays on this device for now: it is sent at the next start. */
export const chooseSettings = async (userId: number, chosen: Chosen): Promise<boolean> => {
  apply(chosen);
  const unsent = { ...unsentOf(userId), ...chosen };
  writeLocal(unsentKey(userId), JSON.stringify(unsent));
  return await sendUnsent(userId).catch(() => false);
};

const sendUnsent = async (userId: number): Promise<boolean> => {
  const unsent = readLocal(unsentKey(userId));
  if (unsent === null) return true;
  await call('PUT /settings', { body: unsentOf(userId) ?? {} });
  // Something chosen while this was on its way waits for its own turn.
  if (readLocal(unsentKey(userId)) === unsent) removeLocal(unsentKey(userId));
  return true;
};

/** Sends what waits here, then takes over what the person chose anywhere. */
export const pullSettings = async (userId: number): Promise<Reply<'GET /settings'>> => {
  const token = readLocal('token');
  await sendUnsent(userId);
  const settings = await call('GET /settings');
  // Who has left meanwhile leaves no look to the next child.
  if (readLocal('token') === token) apply({ ...settings, ...unsentOf(userId) });
  return settings;
};
