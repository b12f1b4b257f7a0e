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
import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';
import type { ReviewCard } from '@afrolearn/learning/reviews/card.ts';
import type { Day } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { fixedStatement } from '#db/fixed-statement.ts';
import { rowsFromJson } from '#db/rows.ts';
import { itemProgress, learnerDevices, learningTime, unitProgress } from '#db/tables.ts';
import { dayTimesIn, devicesIn } from './devices/devices.db.ts';
import type { TotalsRow } from './events.db.ts';

/** What is touched, each thing once. */
export type Touch = {
  items: readonly string[];
  units: readonly number[];
  /**
   * What is answered, and how much of what was answered before it may change: `since` is not later than any of these
   * answers, `more` not less than their number, and `attempts` are theirs.
   */
  questions: readonly { id: string; since: Date; more: number; attempts: readonly string[] }[];
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

/** Of each question, in one order: its card where that is enough, else its latest answers. What is not there is null. */
type Answered = { question: string[]; latest: (AnswerRecord[] | null)[] } & {
  [Part in keyof ReviewCard]: ReviewCard[Part][];
};

/** As the statement below answers it. */
type Found = {
  id: number;
  devices: Row[];
  since: { key: string; at: string }[];
  dayTimes: Row[];
  stored: { id: string; doubt: Doubt | null }[];
  items: Row[];
  units: Row[];
  days: { day: Day; events: number; tools: number }[];
  answered: Answered;
  chosen: AnswerRow[];
  exercised: AnswerRow[];
  tools: string[];
  subjects: number[];
  seeds: { grade_id: number; seeds: number }[];
  badges: string[];
  avatars: string[];
};

const answerColumns = `a.event_id as id,
  (extract(epoch from a.counted_at) * 1000)::float8 as at, a.attempt, a.final, a.seed, a.correct, a.misconception`;

/* Where the card of a question says all that is needed (`KnownAnswers`), its answers stay where they are. The limit keeps it
   a look at one row: joined, all cards of a learner would be read. */
const cardThatIsEnough = `select c.* from review_cards c
  where c.user_id = asked.id and c.question_id = one.id and c.last_at < one.since
    and not exists (select from answers a where a.user_id = asked.id and a.question_id = one.id
      and a.attempt = any(one.attempts))
    and one.more + (select count(*) from (select from answers a where a.user_id = asked.id and a.question_id = one.id
      limit ${mostAnswersOfCard}) some_answers) <= ${mostAnswersOfCard}
  limit 1`;

/* A list for each column and not an object for each card: for every value of an object Postgres asks anew how its type is
   written, which took longer than finding the cards. */
const listed = (column: string): string => `coalesce(array_agg(${column}), '{}')`;
const moment = (column: string): string => `round(date_part('epoch', ${column}) * 1000)`;

const rows = (query: string): string => `coalesce((select json_agg(r) from (${query}) r), '[]')`;
const values = (query: string): string => `coalesce((select json_agg(r.it) from (${query}) r), '[]')`;

const look = fixedStatement<'asked'>(`
  select json_build_object(
    'id', asked.id,
    'devices', ${rows(`select * from learner_devices where user_id = asked.id and device = any(asked.devices)`)},
    'since', ${rows(`select device_key as key, min(created_at) as at from sessions
      where user_id = asked.id and device_key = any(asked.device_keys) group by device_key`)},
    'dayTimes', ${rows(`select * from learning_time where user_id = asked.id and day > asked.days_after`)},
    'stored', ${rows(`select id, doubt from events where user_id = asked.id and id = any(asked.ids)`)},
    'items', ${rows(`select * from item_progress where user_id = asked.id
      and (unit_id = any(asked.units) or item_id = any(asked.items))`)},
    'units', ${rows(`select * from unit_progress where user_id = asked.id and unit_id = any(asked.units)`)},
    'days', ${rows(`select day, events, tools from active_days where user_id = asked.id`)},
    'answered', (select json_build_object('question', ${listed('one.id')}, 'dueAt', ${listed(moment('card.due_at'))},
        'stability', ${listed('card.stability')}, 'difficulty', ${listed('card.difficulty')},
        'reps', ${listed('card.reps')}, 'lapses', ${listed('card.lapses')}, 'lastAt', ${listed(moment('card.last_at'))},
        'lastCorrect', ${listed('card.last_correct')}, 'misconception', ${listed('card.misconception')},
        'latest', ${listed(`case when card.user_id is null then
          ${rows(`select ${answerColumns} from answers a where a.user_id = asked.id and a.question_id = one.id
            order by a.counted_at desc, a.event_id desc limit ${mostAnswersOfCard}`)} end`)})
      from json_to_recordset(asked.questions) as one (id text, since timestamptz, more int, attempts uuid[])
      left join lateral (${cardThatIsEnough}) card on true),
    'chosen', ${rows(`select a.question_id as question, ${answerColumns}
      from json_to_recordset(asked.runs) as run (question text, attempt uuid)
      cross join lateral (select * from answers where user_id = asked.id and question_id = run.question
          and attempt = run.attempt
        order by final desc, counted_at desc, event_id desc limit 1) a`)},
    'exercised', ${rows(`select a.question_id as question, ${answerColumns}
      from json_to_recordset(asked.exercises) as exercise (question text, seed bigint)
      cross join lateral (select * from answers where user_id = asked.id and question_id = exercise.question
          and seed = exercise.seed
        order by correct desc limit 1) a`)},
    'tools', ${values(`select tool as it from completed_tools
      where user_id = asked.id and tool = any(asked.tools)`)},
    'subjects', ${values(`select distinct u.subject_id as it from units u where u.id = any(array(
      select distinct p.unit_id from item_progress p where p.user_id = asked.id and p.completed_at is not null
        and (p.best_score is null or p.best_score >= ${passMark}) and p.unit_id is not null))`)},
    'seeds', ${rows(`select grade_id, seeds from grade_seeds where user_id = asked.id`)},
    'badges', ${values(`select badge_id as it from earned_badges where user_id = asked.id`)},
    'avatars', ${values(`select avatar_id as it from unlocked_avatars where user_id = asked.id`)}
  ) as found
  from (select * from json_to_recordset({asked}::text::json) as all_asked (id int, devices uuid[], device_keys text[],
    days_after date, ids uuid[], units int[], items text[], questions json, runs json, exercises json, tools text[])
    limit 50) asked`);

export type Asked = { totals: TotalsRow; touch: Touch; told?: Batch };

const findAll = async (db: Db, all: readonly Asked[]): Promise<Found[]> => {
  const asked = all.map(({ totals, touch, told = nothingTold }) => {
    const { deviceKeys, daysAfter, ...batch } = told;
    return { id: totals.userId, ...touch, ...batch, device_keys: deviceKeys, days_after: daysAfter };
  });
  const answers = await db.execute<{ found: Found }>(look({ asked: JSON.stringify(asked) }));
  const byLearner = new Map(answers.map(({ found }) => [found.id, found]));
  return all.map(({ totals }) => {
    const found = byLearner.get(totals.userId);
    if (found === undefined) throw new Error('the database did not answer');
    return found;
  });
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

const cardAt = (all: Answered, place: number): ReviewCard => ({
  dueAt: all.dueAt[place] as number,
  stability: all.stability[place] as number,
  difficulty: all.difficulty[place] as number,
  reps: all.reps[place] as number,
  lapses: all.lapses[place] as number,
  lastAt: all.lastAt[place] as number,
  lastCorrect: all.lastCorrect[place] as boolean,
  misconception: all.misconception[place] ?? null,
});

const answeredIn = (found: Answered): Pick<Known, 'latest' | 'cards'> => {
  const latest = new Map<string, AnswerRecord[]>();
  const cards = new Map<string, ReviewCard>();
  for (const [place, question] of found.question.entries()) {
    const answers = found.latest[place] ?? null;
    latest.set(question, answers ?? []);
    if (answers === null) cards.set(question, cardAt(found, place));
  }
  return { latest, cards };
};

const itemIn = ({ itemId, userId: _, openedAt, completedAt, ...row }: typeof itemProgress.$inferSelect) =>
  [itemId, { ...row, openedAt: openedAt.getTime(), completedAt: ms(completedAt) }] as const;

const unitIn = ({ unitId, userId: _, aceAt, masterAt, ...row }: typeof unitProgress.$inferSelect) =>
  [unitId, { ...row, aceAt: ms(aceAt), masterAt: ms(masterAt) }] as const;

/** What is here already of what was sent, and whether it was doubted. */
export type Stored = ReadonlyMap<string, Doubt | null>;

/** `avatars`: the special ones that were given before. */
export type KnownOfLearner = Known & { readonly avatars: ReadonlySet<string> };

const readFound = (found: Found, totals: TotalsRow) => {
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
    ...answeredIn(found.answered),
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

export type FoundOfLearner = ReturnType<typeof readFound>;

/** Of several learners at once, of each once; in the same order. */
export const knownOfAll = async (db: Db, all: readonly Asked[]): Promise<readonly FoundOfLearner[]> => {
  const found = await findAll(db, all);
  return found.map((one, place) => readFound(one, (all[place] as Asked).totals));
};

export const knownOf = async (db: Db, totals: TotalsRow, touch: Touch): Promise<FoundOfLearner> => {
  const [found] = await knownOfAll(db, [{ totals, touch }]);
  if (found === undefined) throw new Error('the database did not answer');
  return found;
};
