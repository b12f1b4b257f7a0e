/**
 * All that is known of a learner and that what arrives may change, in one statement: each part goes down an index, and
 * none grows with how often something was done. Whoever calls holds the learner's lock, and has taken it in a statement
 * before this one: a statement sees the tables as they were when it began.
 */
import type { LearnerTotals } from '@afrolearn/learning/badges/totals.ts';
import type { Doubt } from '@afrolearn/learning/events/plausible.ts';
import type { Known } from '@afrolearn/learning/events/settle.ts';
import type { AnswerRecord } from '@afrolearn/learning/events/state.ts';
import { mostAnswersOfCard } from '@afrolearn/learning/events/summaries.ts';
import type { Day } from '@afrolearn/learning/streaks/days.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { rowsFromJson } from '#db/rows.ts';
import { itemProgress, learnerDevices, learningTime, unitProgress } from '#db/tables.ts';
import { dayTimesIn, devicesIn } from './devices/devices.db.ts';
import type { TotalsRow } from './events.db.ts';

/** What is touched, each thing once. */
export type Touch = {
  items: readonly string[];
  units: readonly number[];
  questions: readonly string[];
  /** Questions in quiz attempts. */
  runs: readonly { question: string; attempt: string }[];
  /** Exercises of practice generators. */
  exercises: readonly { question: string; seed: number }[];
  tools: readonly string[];
};

export const nothingTouched: Touch = {
  items: [],
  units: [],
  questions: [],
  runs: [],
  exercises: [],
  tools: [],
};

/** What a batch of events asks besides: of its devices and their sessions, of the days they may tell of, of its ids. */
type Batch = {
  devices: readonly string[];
  deviceKeys: readonly string[];
  daysAfter: Day;
  ids: readonly string[];
};

const nothingTold: Batch = { devices: [], deviceKeys: [], daysAfter: '9999-12-31', ids: [] };

type Row = Record<string, unknown>;
type AnswerRow = AnswerRecord & { question: string };

/** As the statement below answers it. */
type Found = {
  devices: Row[];
  since: { key: string; at: string }[];
  dayTimes: Row[];
  stored: { id: string; doubt: Doubt | null }[];
  items: Row[];
  units: Row[];
  days: { day: Day; events: number; tools: number }[];
  latest: AnswerRow[];
  chosen: AnswerRow[];
  exercised: AnswerRow[];
  tools: string[];
  subjects: number[];
  seeds: { grade_id: number; seeds: number }[];
  badges: string[];
  avatars: string[];
};

const answerColumns = sql.raw(`a.question_id as question, a.event_id as id,
  (extract(epoch from a.counted_at) * 1000)::float8 as at, a.attempt, a.final, a.seed, a.correct, a.misconception`);

const rows = (query: SQL): SQL => sql`coalesce((select json_agg(r) from (${query}) r), '[]')`;
const values = (query: SQL): SQL => sql`coalesce((select json_agg(r.it) from (${query}) r), '[]')`;
const texts = (list: readonly string[]): SQL => sql`${sql.param([...list])}::text[]`;
const uuids = (list: readonly string[]): SQL => sql`${sql.param([...list])}::uuid[]`;
const json = (list: readonly object[]): SQL => sql`${JSON.stringify(list)}::text::json`;

const findAll = async (db: Db, userId: number, touch: Touch, told: Batch): Promise<Found> => {
  const units = sql`${sql.param([...touch.units])}::int[]`;
  const [found] = await db.execute<{ found: Found }>(sql`
    select json_build_object(
      'devices', ${rows(sql`select * from learner_devices where user_id = learner.id and device = any(${uuids(told.devices)})`)},
      'since', ${rows(sql`select device_key as key, min(created_at) as at from sessions
        where user_id = learner.id and device_key = any(${texts(told.deviceKeys)}) group by device_key`)},
      'dayTimes', ${rows(sql`select * from learning_time where user_id = learner.id and day > ${told.daysAfter}::date`)},
      'stored', ${rows(sql`select id, doubt from events where user_id = learner.id and id = any(${uuids(told.ids)})`)},
      'items', ${rows(sql`select * from item_progress where user_id = learner.id
        and (unit_id = any(${units}) or item_id = any(${texts(touch.items)}))`)},
      'units', ${rows(sql`select * from unit_progress where user_id = learner.id and unit_id = any(${units})`)},
      'days', ${rows(sql`select day, events, tools from active_days where user_id = learner.id`)},
      'latest', ${rows(sql`select ${answerColumns} from unnest(${texts(touch.questions)}) as asked (id)
        cross join lateral (select * from answers where user_id = learner.id and question_id = asked.id
          order by counted_at desc, event_id desc limit ${mostAnswersOfCard}) a`)},
      'chosen', ${rows(sql`select ${answerColumns}
        from json_to_recordset(${json(touch.runs)}) as run (question text, attempt uuid)
        cross join lateral (select * from answers where user_id = learner.id and question_id = run.question
            and attempt = run.attempt
          order by final desc, counted_at desc, event_id desc limit 1) a`)},
      'exercised', ${rows(sql`select ${answerColumns}
        from json_to_recordset(${json(touch.exercises)}) as exercise (question text, seed bigint)
        cross join lateral (select * from answers where user_id = learner.id and question_id = exercise.question
            and seed = exercise.seed
          order by correct desc limit 1) a`)},
      'tools', ${values(sql`select tool as it from completed_tools where user_id = learner.id and tool = any(${texts(touch.tools)})`)},
      'subjects', ${values(sql`select distinct u.subject_id as it from item_progress p join units u on u.id = p.unit_id
        where p.user_id = learner.id and p.completed_at is not null`)},
      'seeds', ${rows(sql`select grade_id, seeds from grade_seeds where user_id = learner.id`)},
      'badges', ${values(sql`select badge_id as it from earned_badges where user_id = learner.id`)},
      'avatars', ${values(sql`select avatar_id as it from unlocked_avatars where user_id = learner.id`)}
    ) as found from (select ${userId}::int as id) as learner`);
  if (found === undefined) throw new Error('the database did not answer');
  return found.found;
};

const totalsIn = ({ userId: _, syncedAt: __, ...totals }: TotalsRow): LearnerTotals => totals;

const ms = (at: Date | null): number | null => at?.getTime() ?? null;

const byQuestion = (list: readonly AnswerRow[]): Map<string, AnswerRecord[]> => {
  const groups = new Map<string, AnswerRecord[]>();
  for (const { question, ...answer } of list) {
    const group = groups.get(question);
    if (group === undefined) groups.set(question, [answer]);
    else group.push(answer);
  }
  return groups;
};

const itemIn = ({ itemId, userId: _, openedAt, completedAt, ...row }: typeof itemProgress.$inferSelect) =>
  [itemId, { ...row, openedAt: openedAt.getTime(), completedAt: ms(completedAt) }] as const;

const unitIn = ({ unitId, userId: _, aceAt, masterAt, ...row }: typeof unitProgress.$inferSelect) =>
  [unitId, { ...row, aceAt: ms(aceAt), masterAt: ms(masterAt) }] as const;

/** What is here already of what was sent, and whether it was doubted. */
export type Stored = ReadonlyMap<string, Doubt | null>;

/** `avatars`: the special ones that were given before. */
export type KnownOfLearner = Known & { readonly avatars: ReadonlySet<string> };

export const knownOf = async (db: Db, totals: TotalsRow, touch: Touch, told: Batch = nothingTold) => {
  const found = await findAll(db, totals.userId, touch, told);
  const known: KnownOfLearner = {
    totals: totalsIn(totals),
    gradeSeeds: new Map(found.seeds.map(({ grade_id, seeds }) => [grade_id, seeds])),
    badges: new Set(found.badges),
    avatars: new Set(found.avatars),
    tools: new Set(found.tools),
    subjects: new Set(found.subjects),
    days: new Map(found.days.map(({ day, events, tools }) => [day, { events, tools }])),
    items: new Map(rowsFromJson(itemProgress, found.items).map(itemIn)),
    units: new Map(rowsFromJson(unitProgress, found.units).map(unitIn)),
    latest: byQuestion(found.latest),
    // A question is a lesson's or a generator's, never both.
    chosen: new Map([...byQuestion(found.chosen), ...byQuestion(found.exercised)]),
  };
  return {
    known,
    devices: devicesIn(rowsFromJson(learnerDevices, found.devices)),
    /** Since when a learner can have worked on a device: from the first session that began on it. */
    firstSessions: new Map(found.since.map(({ key, at }) => [key, new Date(at)])),
    dayTimes: dayTimesIn(rowsFromJson(learningTime, found.dayTimes)),
    stored: new Map(found.stored.map(({ id, doubt }) => [id, doubt])) as Stored,
  };
};
