import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { addNews } from '#features/notifications/index.ts';
import type { World } from '#http/context.ts';
import { addCheer, addPicture, type Given } from './cheers.db.ts';

export const dayOf = (at: Date): string => dayIn(defaultZone, at.getTime());

/** Stores a sticker or picture with its notification. Null when refused or already given. */
export const give = async (
  world: Pick<World, 'db' | 'env' | 'now'>,
  given: Given,
): Promise<number | null> => {
  const id = await (given.kind === 'picture' ? addPicture : addCheer)(world.db, world, given);
  if (id === null) return null;
  // One notification a day; the page names the people, within the meeting rules.
  const news = {
    userId: given.receiverId,
    kind: 'cheer' as const,
    about: {},
    once: `cheer ${dayOf(world.now())}`,
  };
  await addNews(world.db, [news], world.now());
  return id;
};
