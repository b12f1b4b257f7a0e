/**
 * Everything about a learner that new events may change, read in one statement. Each part is an index lookup whose
 * size does not grow with the learner's history. The caller holds the learner's lock, taken in an earlier statement:
 * a statement sees the tables as they were when it began.
 */

import type { LearnerTotals } from '@afrolearn/learning/badges/totals.ts';
import type { Doubt } from '@afrolearn/learning/events/plausible.ts';
import type { Known } from '@afrolearn/learning/events/settle.ts';
import type { CountedCard } from '@afrolearn/learning/events/settle-answers.ts';
import type { AnswerRecord, EntryProgress } from '@afrolearn/learning/events/state.ts';
import { mostAnswersOfCard } from '@afrolearn/learning/events/summaries.ts';
import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';
import type { Day } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { fixedStatement } from '#db/fixed-statement.ts';
import { rowsFromJson } from '#db/rows.ts';
import { learnerDevices, learningTime, unitProgress } from '#db/tables.ts';
import { dayTimesIn, devicesIn, type TotalsRow } from '#features/record/index.ts';

/** Everything that the events refer to, deduplicated. */
export type Touch = {
  items: readonly string[];
  units: readonly number[];
  /**
   * The answered questions, and how far back earlier answers may change: `since` is at or before all these answers,
   * `most` is at least the number of answers to one question, and `attempts` are the attempts of these answers.
   */
  answered: { questions: readonly string[]; since: Date; most: number; attempts: readonly string[] };
  /** Questions in quiz attempts. */
  runs: readonly { question: string; attempt: string }[];
  /** Exercises of practice generators. */
  exercises: readonly { question: string; seed: number }[];
  tools: readonly string[];
  /** Uses of tools that claim seeds, by their `run`. */
  uses: readonly string[];
};

export const nothingTouched: Touch = {
  items: [],
  units: [],
  answered: { questions: [], since: new Date(0), most: 0, attempts: [] },
  runs: [],
  exercises: [],
  tools: [],
  uses: [],
};

/** What else a batch needs: its devices and their sessions, the first possible day, and its ids. */
type Batch = {
  devices: readonly string[];
  deviceKeys: readonly string[];
  daysAfter: Day;
  ids: readonly string[];
};

const nothingTold: Batch = { devices: [], deviceKeys: [], daysAfter: '9999-12-31', ids: [] };

type Row = Record<string, unknown>;
type AnswerRow = AnswerRecord & { question: string };

/** Things as arrays in the same order, one for each property. */
type Lists<Thing> = { [Part in keyof Thing]: Thing[Part][] };
/** Cards that suffice without their answers. */
type CardLists = { question: string[] } & Lists<CountedCard>;
type EntryLists = { item: string[] } & Lists<EntryProgress>;

/** The result of the statement below. */
type Found = {
  id: number;
  devices: Row[];
  since: { key: string; at: string }[];
  dayTimes: Row[];
  stored: { id: string; doubt: Doubt | null; at: number }[];
  items: EntryLists;
  units: Row[];
  days: { day: Day; events: number; tools: number }[];
  cards: CardLists;
  latest: AnswerRow[];
  counted: { question: string; answers: number }[];
  chosen: AnswerRow[];
  exercised: AnswerRow[];
  tools: string[];
  uses: string[];
  subjects: number[];
  seeds: { grade_id: number; seeds: number }[];
  badges: string[];
  avatars: string[];
};

const answerColumns = `a.event_id as id,
  (extract(epoch from a.counted_at) * 1000)::float8 as at, a.attempt, a.final, a.seed, a.correct, a.misconception`;

/* If the card of a question suffices (`KnownAnswers`), its answers are not read. */
const isEnough = `c.last_at < asked.since and c.answers + asked.most <= ${mostAnswersOfCard}
  and (asked.attempts = '{}' or not exists (select from answers a
    where a.user_id = asked.id and a.question_id = c.question_id and a.attempt = any(asked.attempts)))`;

/*
 * An array per column instead of an object per card: PostgreSQL looks up the output function of each value of an
 * object, which took longer than finding the cards.
 */
const listed = (column: string): string => `coalesce(array_agg(${column}), '{}')`;
const moment = (column: string): string => `round(date_part('epoch', ${column}) * 1000)`;

/* Builds an object with an array for each name. */
const named = (parts: Readonly<Record<string, string>>): string =>
  `json_build_object(${Object.entries(parts).map(([name, column]) => `'${name}', ${listed(column)}`)})`;

const items = named({
  item: 'p.item_id',
  unitId: 'p.unit_id',
  openedAt: moment('p.opened_at'),
  completedAt: moment('p.completed_at'),
  firstScore: 'p.first_score',
  bestScore: 'p.best_score',
  attempts: 'p.attempts',
  points: 'p.points',
  bouncedBack: 'p.bounced_back',
  telling: 'p.telling',
} satisfies Record<keyof EntryLists, string>);

const rows = (query: string): string => `coalesce((select json_agg(r) from (${query}) r), '[]')`;
const values = (query: string): string => `coalesce((select json_agg(r.it) from (${query}) r), '[]')`;

const look = fixedStatement<'asked'>(`
  select json_build_object(
    'id', asked.id,
    'devices', ${rows(`select * from learner_devices where user_id = asked.id and device = any(asked.devices)`)},
    'since', ${rows(`select device_key as key, min(created_at) as at from sessions
      where user_id = asked.id and device_key = any(asked.device_keys) group by device_key`)},
    'dayTimes', ${rows(`select * from learning_time where user_id = asked.id and day > asked.days_after`)},
    'stored', ${rows(`select id, doubt, ${moment('received_at')} as at from events where user_id = asked.id and id = any(asked.ids)`)},
    'items', (select ${items} from item_progress p where p.user_id = asked.id
      and (p.unit_id = any(asked.units) or p.item_id = any(asked.items))),
    'units', ${rows(`select * from unit_progress where user_id = asked.id and unit_id = any(asked.units)`)},
    'days', ${rows(`select day, events, tools from active_days where user_id = asked.id`)},
    'cards', json_build_object('question', card.question, 'dueAt', card.due_at, 'stability', card.stability,
      'difficulty', card.difficulty, 'reps', card.reps, 'lapses', card.lapses, 'lastAt', card.last_at,
      'lastCorrect', card.last_correct, 'misconception', card.misconception, 'answers', card.answers),
    'latest', ${rows(`select one.id as question, ${answerColumns} from unnest(asked.questions) as one (id)
      cross join lateral (select * from answers where user_id = asked.id and question_id = one.id
        order by counted_at desc, event_id desc limit ${mostAnswersOfCard}) a
      where one.id <> all(card.question)`)},
    'counted', ${rows(`select question_id as question, answers from review_cards where user_id = asked.id
      and question_id = any(asked.questions) and question_id <> all(card.question)`)},
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
    'uses', ${values(`select e.payload->'evidence'->>'run' as it from events e
      where e.type = 'tool.completed' and e.payload->'evidence'->>'run' = any(asked.uses)`)},
    'subjects', ${values(`select distinct u.subject_id as it from units u where u.id = any(array(
      select distinct p.unit_id from item_progress p where p.user_id = asked.id and p.completed_at is not null
        and (p.best_score is null or p.best_score >= ${passMark}) and p.unit_id is not null))`)},
    'seeds', ${rows(`select grade_id, seeds from grade_seeds where user_id = asked.id`)},
    'badges', ${values(`select badge_id as it from earned_badges where user_id = asked.id`)},
    'avatars', ${values(`select avatar_id as it from unlocked_avatars where user_id = asked.id`)}
  ) as found
  from (select * from json_to_recordset({asked}::text::json) as all_asked (id int, devices uuid[], device_keys text[],
    days_after date, ids uuid[], units int[], items text[], questions text[], since timestamptz, most int,
    attempts uuid[], runs json, exercises json, tools text[], uses text[])
    limit 50) asked
  cross join lateral (select ${listed('c.question_id')} as question, ${listed(moment('c.due_at'))} as due_at,
      ${listed('c.stability')} as stability, ${listed('c.difficulty')} as difficulty, ${listed('c.reps')} as reps,
      ${listed('c.lapses')} as lapses, ${listed(moment('c.last_at'))} as last_at,
      ${listed('c.last_correct')} as last_correct, ${listed('c.misconception')} as misconception,
      ${listed('c.answers')} as answers
    from review_cards c where c.user_id = asked.id and c.question_id = any(asked.questions) and ${isEnough}) card`);

export type Asked = { totals: TotalsRow; touch: Touch; told?: Batch };

const findAll = async (db: Db, all: readonly Asked[]): Promise<Found[]> => {
  const asked = all.map(({ totals, touch, told = nothingTold }) => {
    const { deviceKeys, daysAfter, ...batch } = told;
    const { answered, ...touched } = touch;
    return {
      id: totals.userId,
      ...touched,
      ...answered,
      ...batch,
      device_keys: deviceKeys,
      days_after: daysAfter,
    };
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
  for (const { question, id, at, attempt, final, seed, correct, misconception } of list) {
    const answer = { id, at, attempt, final, seed, correct, misconception };
    const group = groups.get(question);
    if (group === undefined) groups.set(question, [answer]);
    else group.push(answer);
  }
  return groups;
};

const cardAt = (all: CardLists, place: number): CountedCard => ({
  dueAt: all.dueAt[place] as number,
  stability: all.stability[place] as number,
  difficulty: all.difficulty[place] as number,
  reps: all.reps[place] as number,
  lapses: all.lapses[place] as number,
  lastAt: all.lastAt[place] as number,
  lastCorrect: all.lastCorrect[place] as boolean,
  misconception: all.misconception[place] ?? null,
  answers: all.answers[place] as number,
});

const itemAt = (all: EntryLists, place: number): EntryProgress => ({
  unitId: all.unitId[place] ?? null,
  openedAt: all.openedAt[place] as number,
  completedAt: all.completedAt[place] ?? null,
  firstScore: all.firstScore[place] ?? null,
  bestScore: all.bestScore[place] ?? null,
  attempts: all.attempts[place] as number,
  points: all.points[place] as number,
  bouncedBack: all.bouncedBack[place] as boolean,
  telling: all.telling[place] as EntryProgress['telling'],
});

const unitIn = ({ unitId, userId: _, aceAt, masterAt, ...row }: typeof unitProgress.$inferSelect) =>
  [unitId, { ...row, aceAt: ms(aceAt), masterAt: ms(masterAt) }] as const;

/** Which of the sent events are stored already, and whether they were doubted. */
export type Stored = ReadonlyMap<string, Doubt | null>;

/** `avatars`: the special ones that the learner has already. */
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
    items: new Map(found.items.item.map((item, place) => [item, itemAt(found.items, place)])),
    units: new Map(rowsFromJson(unitProgress, found.units).map(unitIn)),
    cards: new Map(found.cards.question.map((question, place) => [question, cardAt(found.cards, place)])),
    latest: byQuestion(found.latest),
    counted: new Map(found.counted.map(({ question, answers }) => [question, answers])),
    // A question belongs to a lesson or to a generator, never to both.
    chosen: new Map([...byQuestion(found.chosen), ...byQuestion(found.exercised)]),
  };
  return {
    known,
    devices: devicesIn(rowsFromJson(learnerDevices, found.devices)),
    /**
     * When the first session began on a device, and thus the earliest moment at which the learner can have used it.
     */
    firstSessions: new Map(found.since.map(({ key, at }) => [key, new Date(at)])),
    dayTimes: dayTimesIn(rowsFromJson(learningTime, found.dayTimes)),
    stored: new Map(found.stored.map(({ id, doubt }) => [id, doubt])) as Stored,
    /** Uses that this learner or another one sent before. */
    uses: new Set(found.uses),
    /** When each stored event arrived, in milliseconds. */
    arrivals: new Map(found.stored.map(({ id, at }) => [id, at])),
  };
};

export type FoundOfLearner = ReturnType<typeof readFound>;

/** Data of several distinct learners at once, in the same order. */
export const knownOfAll = async (db: Db, all: readonly Asked[]): Promise<readonly FoundOfLearner[]> => {
  const found = await findAll(db, all);
  return found.map((one, place) => readFound(one, (all[place] as Asked).totals));
};

export const knownOf = async (db: Db, totals: TotalsRow, touch: Touch): Promise<FoundOfLearner> => {
  const [found] = await knownOfAll(db, [{ totals, touch }]);
  if (found === undefined) throw new Error('the database did not answer');
  return found;
};
