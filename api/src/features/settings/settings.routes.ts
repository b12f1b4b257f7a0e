import { settings } from '@afrolearn/contract/settings.ts';
import { asUser, endOtherSessions, endSessionOf, ownRow, sessionsOf } from '#features/accounts/index.ts';
import { keepUpload, makePhoto, mayUsePhoto } from '#features/photos/index.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { keepSettings, settingsOf } from './settings.db.ts';

export const settingsRoutes = serve(settings, {
  'PATCH /me': async ({ body, user, ...world }) => {
    const row = await changeProfile(world, user, await ownRow(world.db, user), body);
    const waiting = body.email !== undefined && body.email !== row.email;
    return { ...(await asUser(world.db, row)), ...(waiting ? { emailToConfirm: body.email } : {}) };
  },

  'POST /upload-avatar': async ({ file, user, ...world }) => {
    if (!(await mayUsePhoto(world.db, user.id))) throw refuse('upload/not-allowed');
    return { url: await keepUpload(world, user.id, await makePhoto(await file())) };
  },

  'POST /change-password': async ({ body, user, ...world }) => {
    await changePassword(world, user, await ownRow(world.db, user), body);
    return done;
  },

  'GET /sessions': async ({ user, db, now }) => {
    const rows = (await sessionsOf(db, user.id, now())).map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      current: row.id === user.sessionId,
    }));
    return rows.sort((a, b) => Number(b.current) - Number(a.current));
  },

  'DELETE /sessions/:id': async ({ params, user, db, now }) => {
    if (!(await endSessionOf(db, user.id, params.id, now()))) throw refuse('access/not-found');
    return done;
  },

  'POST /sessions/end-others': async ({ user, db, now }) => ({
    ended: await endOtherSessions(db, user.id, user.sessionId, now()),
  }),

  'GET /settings': async ({ user, db }) => ({
    ...(await settingsOf(db, user.id)),
    photos: await mayUsePhoto(db, user.id),
  }),

  'PUT /settings': async ({ body, user, db, now }) => await keepSettings(db, user.id, body, now()),
});
