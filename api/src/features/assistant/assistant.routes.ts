import { assistant, mostPages } from '@afrolearn/contract/assistant.ts';
import type { Env } from '#env.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { changePage, dropPage, keepPage, pageOf, pagesOf, type WholePage } from './assistant.db.ts';
import { suggest } from './model/suggest.ts';

/** Unconfirmed teachers may not use the operator's paid model. */
const modelFor = (env: Env, user: Person) => (user.verified ? env.model : null);

const asReply = ({ changedAt, ...row }: WholePage) => ({ ...row, changedAt: changedAt.toISOString() });

export const assistantRoutes = serve(assistant, {
  'GET /assistant/pages': async ({ user, db }) =>
    (await pagesOf(db, user.id, mostPages)).map(({ changedAt, ...row }) => ({
      ...row,
      changedAt: changedAt.toISOString(),
    })),

  'POST /assistant/pages': async ({ body, user, db, now }) => {
    const kept = await keepPage(db, { userId: user.id, ...body }, now(), mostPages);
    if (kept === null) throw refuse('assistant/full');
    return asReply(kept);
  },

  'GET /assistant/pages/:id': async ({ params, user, db }) => {
    const page = await pageOf(db, user.id, params.id);
    if (page === null) throw refuse('access/not-found');
    return asReply(page);
  },

  'PUT /assistant/pages/:id': async ({ params, body, user, db, now }) => {
    const changed = await changePage(db, { userId: user.id, id: params.id, ...body }, now());
    if (changed !== null) return asReply(changed);
    throw refuse((await pageOf(db, user.id, params.id)) === null ? 'access/not-found' : 'assistant/changed');
  },

  'DELETE /assistant/pages/:id': async ({ params, user, db }) => {
    if (!(await dropPage(db, user.id, params.id))) throw refuse('access/not-found');
    return done;
  },

  'GET /assistant/model': async ({ user, env }) => ({ set: modelFor(env, user) !== null }),

  'POST /assistant/suggestions': async ({ body, user, db, env }) => {
    const model = modelFor(env, user);
    if (model === null) throw refuse('assistant/no-model');
    return await suggest(db, model, user, body.blocks);
  },
});
