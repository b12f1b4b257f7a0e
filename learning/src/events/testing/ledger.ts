/** An in-memory server with the same rules as the real one, which keeps every event. */

import type { Catalogue } from '#events/catalogue.ts';
import { countedAt, type DeviceSync, heardOf, syncAt } from '#events/counted.ts';
import type { LearningEvent } from '#events/events.ts';
import { judge } from '#events/judge.ts';
import { type Arrivals, type Change, type Known, nothingKnown, settle } from '#events/settle.ts';
import type { AnswerRecord, Arrival, Claim, Progress, QuestionCard } from '#events/state.ts';
import { latestAnswers, mostAnswersOfCard, summedAnswers } from '#events/summaries.ts';
import { inParts, type Step, shuffled } from '#events/testing/histories.ts';
import type { Recorded } from '#events/testing/model.ts';
import { rewardOpens, unitMastery } from '#mastery/unit.ts';
import { passMark } from '#quizzes/pass-mark.ts';
import { dayIn, defaultZone } from '#streaks/days.ts';

const append = <T>(map: Map<string, readonly T[]>, key: string, value: T) =>
  map.set(key, [...(map.get(key) ?? []), value]);

const merged = <K, V>(one: ReadonlyMap<K, V>, other: ReadonlyMap<K, V>): ReadonlyMap<K, V> =>
  new Map([...one, ...other]);

/** Whether the card suffices without the earlier answers. */
const cardIsEnough = (
  question: string,
  card: QuestionCard,
  before: readonly AnswerRecord[],
  fresh: readonly Arrival[],
): boolean => {
  const given = fresh.flatMap(({ countedAt: at, meaning }) =>
    meaning.answers.filter((one) => one.question === question).map(({ attempt }) => ({ at, attempt })),
  );
  const attempts = new Set(before.flatMap(({ attempt }) => attempt ?? []));
  return (
    card.answers + given.length <= mostAnswersOfCard &&
    given.every(({ at, attempt }) => at > card.lastAt && (attempt === null || !attempts.has(attempt)))
  );
};

/** Returns no more answers than the real server reads for these events. */
const knownAnswers = (
  answers: ReadonlyMap<string, readonly AnswerRecord[]>,
  cards: ReadonlyMap<string, QuestionCard>,
  fresh: readonly Arrival[],
  hasty: boolean,
): Pick<Known, 'latest' | 'counted' | 'chosen' | 'cards'> => {
  const given = fresh.flatMap(({ meaning }) => meaning.answers);
  const touched = new Set(given.map(({ question, attempt, seed }) => `${question} ${attempt} ${seed}`));
  const questions = [...new Set(given.map(({ question }) => question))];
  const before = questions.map((question) => [question, answers.get(question) ?? []] as const);
  const isTouched = (question: string, { attempt, seed }: AnswerRecord) =>
    (attempt !== null || seed !== null) && touched.has(`${question} ${attempt} ${seed}`);
  const enough = before.flatMap(([question, all]) => {
    const card = cards.get(question);
    const goesOn = card !== undefined && (hasty || cardIsEnough(question, card, all, fresh));
    return goesOn ? [[question, card] as const] : [];
  });
  const going = new Map(enough);
  return {
    cards: going,
    counted: new Map(questions.map((question) => [question, cards.get(question)?.answers ?? 0])),
    latest: new Map(
      before.flatMap(([question, all]) => (going.has(question) ? [] : [[question, latestAnswers(all)]])),
    ),
    chosen: new Map(
      before.map(([question, all]) => [
        question,
        summedAnswers(all.filter((answer) => isTouched(question, answer))),
      ]),
    ),
  };
};

type Manner = {
  readonly zone?: string;
  /** Accepts an event a second time: the control of promise R7. */
  readonly forgetful?: boolean;
  /** Control: always updates the card from its last state, even where earlier answers are needed. */
  readonly hasty?: boolean;
  /** Corrupts a result: the control of the model. */
  readonly spoil?: (change: Change) => Change;
};

export const openLedger = (
  catalogue: Catalogue,
  accountMadeAt: number,
  { zone = defaultZone, forgetful = false, hasty = false, spoil = (change) => change }: Manner = {},
) => {
  let known = nothingKnown;
  let cards: ReadonlyMap<string, QuestionCard> = new Map();
  const answers = new Map<string, readonly AnswerRecord[]>();
  const syncs = new Map<string, DeviceSync>();
  const arrivals: Arrival[] = [];
  const recorded: Recorded[] = [];
  const claims: Claim[] = [];
  const ids = new Set<string>();

  const receive = (events: readonly LearningEvent[], now: number, gradeId: number | null) => {
    const batchSyncs = new Map(
      events.map(({ device }) => [device, syncAt(syncs.get(device) ?? null, accountMadeAt, now)]),
    );
    const fresh = events.flatMap((event): { record: Recorded; arrival: Arrival }[] => {
      const judged = judge(event, catalogue);
      const sync = batchSyncs.get(event.device);
      if ('refused' in judged || (ids.has(event.id) && !forgetful) || sync === undefined) return [];
      ids.add(event.id);
      const counted = countedAt(Date.parse(event.occurredAt), sync, now);
      batchSyncs.set(event.device, heardOf(sync, counted));
      syncs.set(event.device, heardOf(sync, counted));
      const stamps = { countedAt: counted, countedOn: dayIn(zone, counted), gradeId, receivedAt: now };
      const { id, type, payload } = event;
      return [
        { record: { id, type, payload, ...stamps }, arrival: { id, ...stamps, meaning: judged.meaning } },
      ];
    });
    if (fresh.length === 0) return;
    const taken = fresh.map(({ arrival }) => arrival);
    take({ events: taken }, knownAnswers(answers, cards, taken, hasty));
    recorded.push(...fresh.map(({ record }) => record));
    arrivals.push(...taken);
    for (const { id, countedAt: at, meaning } of taken) {
      for (const { question, attempt, final, seed, correct, misconception } of meaning.answers)
        append(answers, question, { id, at, attempt, final, seed, correct, misconception });
    }
  };

  const take = (what: Arrivals, more: Partial<Known> = {}) => {
    const change = spoil(settle({ ...known, ...more }, what, catalogue));
    const items = merged(known.items, change.items);
    const done = [...items.values()].filter(
      ({ completedAt, unitId }) => completedAt !== null && unitId !== null,
    );
    cards = merged(cards, change.cards);
    known = {
      ...known,
      totals: change.totals,
      gradeSeeds: merged(known.gradeSeeds, change.gradeSeeds),
      badges: new Set([...known.badges, ...change.newBadges]),
      items,
      units: merged(known.units, change.units),
      days: merged(known.days, change.days),
      tools: new Set([...known.tools, ...change.newTools]),
      subjects: new Set(
        done
          .filter(({ bestScore }) => bestScore === null || bestScore >= passMark)
          .flatMap(({ unitId }) => catalogue.unit(unitId ?? 0)?.subjectId ?? []),
      ),
    };
  };

  const claim = (unitId: number, learnerGrade: number | null) => {
    const unit = catalogue.unit(unitId);
    const open = unit !== null && unitMastery(unit.items, (id) => known.items.get(id)?.points ?? 0);
    const reached = known.units.get(unitId)?.reached ?? 0;
    if (!open || !rewardOpens(open, reached) || claims.some((one) => one.unitId === unitId)) return;
    const made = { unitId, gradeId: catalogue.unit(unitId)?.gradeId ?? learnerGrade };
    claims.push(made);
    take({ claims: [made] });
  };

  const progress = (): Progress => {
    const { totals, gradeSeeds, items, units, days, badges } = known;
    return { totals, gradeSeeds, items, units, days, badges, cards };
  };
  return { receive, claim, progress, arrivals, recorded, claims };
};

/** One delivery: some events at one moment, while the learner belongs to a class. */
type Acts = {
  readonly receive: (events: readonly LearningEvent[], at: number, gradeId: number | null) => unknown;
  readonly claim: (unitId: number, gradeId: number | null, at: number) => unknown;
};

/** Replays a history against a server, in memory or real. */
export const deliveriesOf = (history: readonly Step[]): ((acts: Acts) => unknown)[] => {
  const queues = new Map<number, LearningEvent[]>();
  let gradeId: number | null = 7;
  return history.flatMap((step): ((acts: Acts) => unknown)[] => {
    const grade = gradeId;
    if (step.do === 'act') {
      queues.set(step.device, [...(queues.get(step.device) ?? []), step.event]);
      return [];
    }
    if (step.do === 'move up') {
      gradeId = step.gradeId;
      return [];
    }
    if (step.do === 'claim') return [({ claim }) => claim(step.unitId, grade, step.at)];
    const waiting = queues.get(step.device) ?? [];
    queues.set(step.device, []);
    const sent = step.again ? [...waiting, ...waiting] : waiting;
    return inParts(shuffled(sent, step.shuffle), step.size).map(
      (part, place) =>
        ({ receive }) =>
          receive(part, step.at + place, grade),
    );
  });
};
