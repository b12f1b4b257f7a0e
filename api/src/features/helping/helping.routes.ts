import { helping } from '@afrolearn/contract/helping.ts';
import { avatarOf, avatarPicture } from '@afrolearn/learning/avatars/avatars.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { giveEarned } from '#features/avatars/index.ts';
import { classFor } from '#features/classes/index.ts';
import { logLook } from '#features/looks/index.ts';
import { addNews } from '#features/notifications/index.ts';
import type { Person, World } from '#http/context.ts';
import { countUse, giveBack } from '#http/limits/apply.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { addMark, classmatesToMark, decide, isMarked, markById, waitingFor } from './helping.db.ts';
import { setHelpMarks } from './limits.ts';

const drawn = (picture: string | null): string =>
  avatarPicture((picture === null ? null : avatarOf(picture)) ?? 'african-1');

const today = ({ now }: World): string => dayIn(defaultZone, now().getTime());

/** A mark belongs to the teacher of its class and the administrator. A decision is final. */
const decideFor = async (world: World, user: Person, id: number, state: 'confirmed' | 'put aside') => {
  const mark = await markById(world.db, id);
  if (mark === null) throw refuse('access/not-found');
  await classFor(world.db, user, mark.classId);
  const now = world.now();
  await world.db.transaction(async (db) => {
    if (await decide(db, id, { state, by: user.id, now })) {
      if (state !== 'confirmed') return;
      const news = { userId: mark.helperId, kind: 'helped' as const, about: {}, once: `helped ${id}` };
      await addNews(db, [news], now);
      await giveEarned(db, mark.helperId, now);
      return;
    }
    if ((await markById(db, id))?.state !== state) throw refuse('help/decided');
  });
  return done;
};

export const helpingRoutes = serve(helping, {
  'GET /help-marks/classmates': async ({ user, ...world }) =>
    (await classmatesToMark(world.db, world, user.id, today(world))).map(({ picture, ...mate }) => ({
      ...mate,
      picture: drawn(picture),
    })),

  'POST /help-marks': async ({ body, user, client, ...world }) => {
    const mark = { helperId: body.helperId, helpedId: user.id, on: today(world) };
    await countUse(world, setHelpMarks, { user, client });
    const id = await addMark(world.db, world, mark);
    if (id === null) {
      await giveBack(world, setHelpMarks, { user, client });
      throw refuse((await isMarked(world.db, mark)) ? 'help/already' : 'access/not-found');
    }
    return { id };
  },

  'GET /help-marks': async ({ user, db, now }) => {
    if (!user.verified) return [];
    const rows = await waitingFor(db, user.id);
    const learnerIds = rows.flatMap((row) => [row.helper_id, row.helped_id]);
    await logLook(db, { viewerId: user.id, learnerIds, what: 'helping', at: now() });
    return rows.map((row) => ({
      id: row.id,
      helper: { name: row.helper, picture: drawn(row.picture) },
      helped: { name: row.helped },
      className: row.class_name,
      on: row.marked_on,
    }));
  },

  'POST /help-marks/:id/confirm': ({ params, user, ...world }) =>
    decideFor(world, user, params.id, 'confirmed'),

  'POST /help-marks/:id/not-now': ({ params, user, ...world }) =>
    decideFor(world, user, params.id, 'put aside'),
});
