import { events } from '@afrolearn/contract/events.ts';
import { checkKeepable } from '#features/bonds/index.ts';
import { settleGroupsOf } from '#features/groups/index.ts';
import { currentEpoch, syncedAtOf } from '#features/record/index.ts';
import { serve } from '#http/serve.ts';
import { countDoubted, countSent, doubtsLeft } from './arrivals/allowances.ts';
import { claimUnit } from './claims/claim.ts';
import { type JudgedBatch, judgeBatch } from './receive.ts';
import { receiveTogether } from './receive-together.ts';

/* Whether an entry was finished: only then a group may have reached something. */
const finishesSomething = ({ judged }: JudgedBatch): boolean =>
  judged.some((one) => 'event' in one && one.meaning.completes);

const restoreNoticed =
  'a device holds a receipt for an event that is not here: a backup was restored, and a new epoch has begun';

export const eventRoutes = serve(events, {
  'POST /events': async ({ body, user, client, afterwards, ...world }) => {
    // Counts events sent, because duplicates are checked, too.
    const sent = body.events.map(({ open }) => open());
    // A request may have only receipts.
    if (sent.length > 0) {
      await checkKeepable(world, user);
      await countSent(world, { user, client }, sent);
    }
    const { receipts = [] } = body;
    const batch = await judgeBatch({ ...world, teller: { device: client } }, user, sent, {
      receipts,
      doubtsLeft: () => doubtsLeft(world, client),
    });
    const { begins, ...received } = await receiveTogether(world.db, batch);
    await countDoubted(world, client, received.results);
    if (begins) world.log.warn({ epoch: received.epoch }, restoreNoticed);
    if (finishesSomething(batch)) afterwards(() => settleGroupsOf(world.db, user, world.now()));
    return received;
  },

  'GET /sync': async ({ user, db }) => ({
    epoch: (await currentEpoch(db)).id,
    syncedAt: (await syncedAtOf(db, user.id))?.toISOString() ?? null,
  }),

  'POST /units/:id/claim': async ({ params, user, ...world }) => {
    await checkKeepable(world, user, 'consent/not-kept');
    return await claimUnit(world, user.id, params.id);
  },
});
