import { madeWorks } from '@afrolearn/contract/made-works.ts';
import { bytesOf } from '@afrolearn/learning/works/data.ts';
import { showingProblem, wordsOfWork } from '@afrolearn/learning/works/words.ts';
import { checkKeepable, figuresFor } from '#features/bonds/index.ts';
import { textsWithWords } from '#features/school-words/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { done, serve } from '#http/serve.ts';
import { storeWork } from './store-work.db.ts';
import {
  dropWork,
  hasTeacher,
  hideWork,
  markSeen,
  type OwnWork,
  showWork,
  type VersionRow,
  versionOfWork,
  versionsOfWork,
  type WorkRow,
  workOf,
  workShownBy,
  worksOf,
  worksShownBy,
  workToShow,
} from './works.db.ts';

/* Device clocks may be wrong: a work is never dated after now or before this moment. */
const firstMoment = Date.UTC(2000, 0);

const asReply = ({ madeAt, changedAt, ...row }: WorkRow) => ({
  ...row,
  madeAt: madeAt.toISOString(),
  changedAt: changedAt.toISOString(),
});
const asVersion = <T extends VersionRow>({ changedAt, ...row }: T) => ({
  ...row,
  changedAt: changedAt.toISOString(),
});
const asShown = <T extends { shownAt: Date }>({ shownAt, ...row }: T) => ({
  ...row,
  shownAt: shownAt.toISOString(),
});

const present = <T>(found: T | null): T => {
  if (found === null) throw refuse('access/not-found');
  return found;
};

const ofUser = (user: Person, { id }: { id: string }): OwnWork => ({ userId: user.id, id });

/** All words of a work pass the filter before somebody else reads it (decision 0127). */
const checkShowable = async (db: World['db'], user: Person, work: OwnWork): Promise<void> => {
  const { title, data } = present(await workToShow(db, work));
  const words = wordsOfWork(title, data);
  const found = showingProblem(words);
  if (found !== null) throw refuse('request/invalid', { fields: { shown: found } });
  // As one text: each word of the school is then looked for once.
  if ((await textsWithWords(db, user.schoolId, [words.join('\n')])).size > 0)
    throw refuse('request/invalid', { fields: { shown: { key: 'text/unkind' } } });
};

const show = async ({ db, now }: World, user: Person, work: OwnWork): Promise<void> => {
  present(await workOf(db, work));
  // Without consent, nothing of a learner is shown to others (decision 0030).
  if (user.unconsented === true) throw refuse('works/not-shown');
  if (!(await hasTeacher(db, user.id))) throw refuse('works/no-teacher');
  await db.transaction(async (within) => {
    await checkShowable(within, user, work);
    await showWork(within, work, now());
  });
};

/** A work of a learner whom the teacher teaches. */
const ofPupil = async (
  db: World['db'],
  user: Person,
  { id, work }: { id: number; work: string },
): Promise<OwnWork> => {
  const { id: userId } = await figuresFor(db, user, id, ['class teacher']);
  return { userId, id: work };
};

export const workRoutes = serve(madeWorks, {
  'GET /me/works': async ({ query, user, db }) => (await worksOf(db, user.id, query.tool)).map(asReply),

  'GET /me/works/:id': async ({ params, user, db }) => {
    const work = ofUser(user, params);
    const row = present(await workOf(db, work));
    const { data } = present(await versionOfWork(db, work, row.version));
    const earlier = (await versionsOfWork(db, work)).filter(({ version }) => version < row.version);
    return { ...asReply(row), data, earlier: earlier.map(asVersion) };
  },

  'GET /me/works/:id/versions/:version': async ({ params, user, db }) =>
    asVersion(present(await versionOfWork(db, ofUser(user, params), params.version))),

  'PUT /me/works/:id': async ({ params, body, user, db, now, env }) => {
    await checkKeepable({ db, env }, user);
    const work = ofUser(user, params);
    const changed = Math.min(new Date(body.changedAt).getTime(), now().getTime());
    const changedAt = new Date(Math.max(changed, firstMoment));
    const sent = { ...work, ...body, changedAt, bytes: bytesOf(body.data), sentBy: user.sessionId };
    const storing = await storeWork(db, sent, now());
    if (storing !== 'stored') throw refuse(`works/${storing}`);
    return asReply(present(await workOf(db, work)));
  },

  'DELETE /me/works/:id': async ({ params, user, db }) => {
    if (!(await dropWork(db, ofUser(user, params)))) throw refuse('access/not-found');
    return done;
  },

  'PUT /me/works/:id/shown': async ({ params, body, user, ...world }) => {
    const work = ofUser(user, params);
    if (body.shown) await show(world, user, work);
    else await hideWork(world.db, work);
    return asReply(present(await workOf(world.db, work)));
  },

  'GET /learners/:id/works': async ({ params, user, db }) => {
    const { id } = await figuresFor(db, user, params.id, ['class teacher']);
    return (await worksShownBy(db, id)).map(asShown);
  },

  'GET /learners/:id/works/:work': async ({ params, user, db }) =>
    asShown(present(await workShownBy(db, await ofPupil(db, user, params)))),

  'PUT /learners/:id/works/:work/seen': async ({ params, user, db, now }) => {
    if (!(await markSeen(db, await ofPupil(db, user, params), user.id, now())))
      throw refuse('access/not-found');
    return done;
  },
});
