import { cheers } from '@afrolearn/contract/cheers.ts';
import { avatarOf, avatarPicture } from '@afrolearn/learning/avatars/avatars.ts';
import { badges } from '@afrolearn/learning/badges/badges.ts';
import { nameForOthers } from '@afrolearn/learning/people/names.ts';
import { countUse, giveBack } from '#http/limits/apply.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import type { Speech } from '#words/words.ts';
import { type About, hasCheered, type Peer, receivedBy, toCheer } from './cheers.db.ts';
import { dayOf, give } from './give.ts';
import { sentCheers } from './limits.ts';

const peer = ({ id, name, picture, mate }: Peer) => ({
  id,
  name: mate ? name : nameForOthers(name),
  picture: avatarPicture((picture === null ? null : avatarOf(picture)) ?? 'african-1'),
});

const titleOf = ({ kind, ref, title }: About<string>, say: Speech): string => {
  if (kind !== 'badge') return title ?? '';
  const badge = badges.find(({ id }) => id === ref);
  return badge === undefined ? '' : say.badges(badge.id);
};

const told = <K extends string>(one: About<K>, say: Speech) => ({
  kind: one.kind,
  ref: one.ref,
  title: titleOf(one, say),
  on: dayOf(one.at),
});

export const cheerRoutes = serve(cheers, {
  'GET /cheers/good-things': async ({ user, say, ...world }) =>
    (await toCheer(world.db, world, user.id)).map((one) => ({ to: peer(one.to), ...told(one, say) })),

  'POST /cheers': async ({ body, user, client, ...world }) => {
    const { to: receiverId, kind, ref, sticker } = body;
    const given = { giverId: user.id, receiverId, kind, ref, sticker, givenAt: world.now() };
    await countUse(world, sentCheers, { user, client });
    const id = await give(world, given);
    if (id === null) {
      await giveBack(world, sentCheers, { user, client });
      throw refuse((await hasCheered(world.db, given)) ? 'cheers/already' : 'access/not-found');
    }
    return { id };
  },

  'POST /cheers/pictures': async ({ body, user, client, ...world }) => {
    const [givenAt, kind] = [world.now(), 'picture' as const];
    const given = {
      giverId: user.id,
      receiverId: body.to,
      kind,
      ref: dayOf(givenAt),
      sticker: body.picture,
      givenAt,
    };
    await countUse(world, sentCheers, { user, client });
    const id = await give(world, given);
    if (id === null) {
      await giveBack(world, sentCheers, { user, client });
      throw refuse((await hasCheered(world.db, given)) ? 'cheers/given-today' : 'access/not-found');
    }
    return { id };
  },

  'GET /cheers': async ({ user, say, ...world }) =>
    (await receivedBy(world.db, world, user.id)).map((one) => ({
      id: one.id,
      from: peer(one.from),
      sticker: one.sticker,
      ...told(one, say),
    })),
});
