import { events } from '@afrolearn/contract/events.ts';
import { countUse } from '#http/limits.ts';
import { serve } from '#http/serve.ts';
import { claimUnit } from './claim.ts';
import { epochOf, syncedAtOf } from './events.db.ts';
import { weightOf } from './read-event.ts';
import { judgeBatch } from './receive.ts';
import { receiveTogether } from './receive-together.ts';

export const eventRoutes = serve(events, {
  'POST /events': async ({ body, user, client, ...world }) => {
    // Sent, not stored: what we know already has to be looked at, too.
    const sent = body.events.map(({ open }) => open());
    if (sent.length > 0) await countUse(world, 'EV', { user, client }, weightOf(sent));
    const batch = await judgeBatch({ ...world, teller: { device: client } }, user, sent);
    return await receiveTogether(world.db, batch);
  },

  'GET /sync': async ({ user, db }) => ({
    epoch: await epochOf(db),
    syncedAt: (await syncedAtOf(db, user.id))?.toISOString() ?? null,
  }),

  'POST /units/:id/claim': async ({ params, user, ...world }) => await claimUnit(world, user.id, params.id),
});
