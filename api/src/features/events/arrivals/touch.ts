/** What a batch may change: what must be known before it is settled. */
import type { Touch } from '../known.db.ts';
import { momentIn, type Understood } from './stamps.ts';

/** Of each question how far back its answers may count: from what a device says, but never later than now. */
const questionsIn = (arrivals: readonly Understood[], now: number): Touch['questions'] => {
  const found = new Map<string, { id: string; since: Date; more: number; attempts: string[] }>();
  for (const { event, meaning } of arrivals) {
    const since = new Date(Math.min(now, momentIn(event)));
    for (const { question: id, attempt } of meaning.answers) {
      const one = found.get(id) ?? { id, since, more: 0, attempts: [] };
      if (since < one.since) one.since = since;
      one.more += 1;
      if (attempt !== null) one.attempts.push(attempt);
      found.set(id, one);
    }
  }
  return [...found.values()];
};

/** All that these events may change. */
export const touchOf = (arrivals: readonly Understood[], now: number): Touch => {
  const items = new Set(arrivals.flatMap(({ meaning }) => meaning.item?.id ?? []));
  const units = new Set(arrivals.flatMap(({ meaning }) => meaning.item?.unitId ?? []));
  const given = arrivals.flatMap(({ meaning }) => meaning.answers);
  const runs = given.flatMap(({ question, attempt }) =>
    attempt === null ? [] : [[`${attempt} ${question}`, { question, attempt }] as const],
  );
  const exercises = given.flatMap(({ question, seed }) =>
    seed === null ? [] : [[`${seed} ${question}`, { question, seed }] as const],
  );
  return {
    items: [...items],
    units: [...units],
    questions: questionsIn(arrivals, now),
    runs: [...new Map(runs).values()],
    exercises: [...new Map(exercises).values()],
    tools: [...new Set(arrivals.flatMap(({ meaning }) => meaning.tool ?? []))],
  };
};
