/** An adult's possible actions on a report, and their effects. */
import type { ReportCase } from '@afrolearn/contract/reports.ts';
import type { CaseAct } from '@afrolearn/learning/safety/reports.ts';
import { suspendAdult } from '#features/administration/index.ts';
import { actOn, lockCase } from '#features/cases/index.ts';
import { leadsSchool, type Person, type World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { casesReadBy, type QueueRow } from './queue.db.ts';

const leads = (user: Person) => leadsSchool(user, user.schoolId);

/** Only the head suspends accounts, and only adults'. */
const mayPause = (user: Person, { about }: QueueRow): boolean =>
  leads(user) && about !== null && about.role !== 'learner' && !about.suspended;

const mayDo: Record<CaseAct, (row: QueueRow, user: Person) => boolean> = {
  looked: ({ state }) => state === 'waiting',
  pass: ({ state, urgent, passed }, user) => state !== 'done' && !urgent && !passed && !leads(user),
  hide: ({ hidden }) => hidden !== 'adult',
  show: ({ hidden }) => hidden !== null,
  // Content hidden by two learners must be decided first: closed undecided, it would stay hidden for ever.
  talked: ({ state, hidden }) => state !== 'done' && hidden !== 'auto',
  suspend: (row, user) => row.state !== 'done' && mayPause(user, row),
  done: ({ state, hidden }) => state !== 'done' && hidden !== 'auto',
};
const acts = Object.keys(mayDo) as CaseAct[];

export const asCase = (row: QueueRow, user: Person): ReportCase => {
  const { first_at: firstAt, last_at: lastAt, ...rest } = row;
  return { ...rest, firstAt, lastAt, may: acts.filter((act) => mayDo[act](row, user)) };
};

const check = (row: QueueRow, user: Person, act: CaseAct): void => {
  if (mayDo[act](row, user)) return;
  if (act === 'suspend' && !leads(user)) throw refuse('access/denied');
  const closes = act === 'talked' || act === 'done';
  throw refuse(closes && row.hidden === 'auto' ? 'reports/decide-first' : 'reports/not-now');
};

/** In one transaction under the row's lock, so that a colleague's action counts. */
export const actOnCase = async (world: World, user: Person, id: number, act: CaseAct): Promise<ReportCase> =>
  await world.db.transaction(async (db) => {
    const held = await lockCase(db, id);
    const [row] = await casesReadBy(db, user, { id });
    if (held === null || row === undefined) throw refuse('access/not-found');
    check(row, user, act);
    if (act === 'suspend' && row.about !== null) await suspendAdult({ ...world, db }, user, row.about.id);
    await actOn(db, held, { act, by: user.id, now: world.now() });
    const [after] = await casesReadBy(db, user, { id });
    if (after === undefined) throw refuse('access/not-found');
    return asCase(after, user);
  });
