import type { Settings } from '@afrolearn/contract/settings.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { settings } from '#db/tables.ts';

const unchosen: Settings = {
  theme: 'system',
  notifications: true,
  language: null,
  insights: true,
  leaderboard: true,
  motivation: true,
};

const columns = {
  theme: settings.theme,
  notifications: settings.notifications,
  language: settings.language,
  insights: settings.insights,
  leaderboard: settings.leaderboard,
  motivation: settings.motivation,
};

export const settingsOf = async (db: Db, userId: number): Promise<Settings> => {
  const [row] = await db.select(columns).from(settings).where(eq(settings.userId, userId));
  return row ?? unchosen;
};

export const keepSettings = async (
  db: Db,
  userId: number,
  chosen: { [K in keyof Settings]?: Settings[K] | undefined },
  now: Date,
): Promise<Settings> => {
  const changed = { ...chosen, updatedAt: now };
  const [row] = await db
    .insert(settings)
    .values({ ...unchosen, ...changed, userId })
    .onConflictDoUpdate({ target: settings.userId, set: changed })
    .returning(columns);
  return row ?? unchosen;
};
