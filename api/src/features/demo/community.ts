/** Stickers between the demo's learners, and help marks for the teacher. */
import type { Sticker } from '@afrolearn/learning/cheers/stickers.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { give, toCheer } from '#features/cheers/index.ts';
import { addMark } from '#features/helping/index.ts';
import type { World } from '#http/context.ts';

const givers: readonly (readonly [key: string, sticker: Sticker])[] = [
  ['okello', 'drum'],
  ['nankya', 'crane'],
  ['musoke', 'mango'],
];

export const fillCommunity = async (
  world: Pick<World, 'db' | 'env' | 'now'>,
  ids: ReadonlyMap<string, number>,
): Promise<void> => {
  const [akello, okello] = [ids.get('akello'), ids.get('okello')];
  if (akello === undefined || okello === undefined) return;
  for (const [place, [key, sticker]] of givers.entries()) {
    const giverId = ids.get(key);
    if (giverId === undefined) continue;
    const own = await toCheer(world.db, world, giverId, akello);
    const thing = own[place % Math.max(1, own.length)];
    if (thing === undefined) continue;
    const { kind, ref } = thing;
    await give(world, { giverId, receiverId: akello, kind, ref, sticker, givenAt: world.now() });
  }
  const on = dayIn(defaultZone, world.now().getTime());
  await addMark(world.db, world, { helperId: akello, helpedId: okello, on });
};
