import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { addNews } from '#features/notifications/index.ts';
import type { World } from '#http/context.ts';
import { addCheer, addPicture, type Given } from './cheers.db.ts';

export const dayOf = (at: Date): string => dayIn(defaultZone, at.getTime());

/**
 * Stores a sticker or a picture, with its notification. Null when there is nothing to cheer and no such friend, or it was given
 * before.
 */
export const give = async (
  world: Pick<World, 'db' | 'env' | 'now'>,
  given: Given,
): Promise<number | null> => {
  const id = await (given.kind === 'picture' ? addPicture : addCheer)(world.db, world, given);
  if (id === null) return null;
  // One line a day, however many cheered: the page says who it was, as long as they may meet.
  const news = {
    userId: given.receiverId,
    kind: 'cheer' as const,
    about: {},
    once: `cheer ${dayOf(world.now())}`,
  };
  await addNews(world.db, [news], world.now());
  return id;
};
