/** What a batch may change: what must be known before it is settled. */
import type { Touch } from '../known.db.ts';
import { momentIn, type Understood } from './stamps.ts';

/** What is answered, and how far back that may count: from what a device says, but never later than now. */
const answeredIn = (arrivals: readonly Understood[], now: number): Touch['answered'] => {
  const counts = new Map<string, number>();
  const attempts = new Set<string>();
  let [since, most] = [now, 0];
  for (const { event, meaning } of arrivals) {
    if (meaning.answers.length > 0) since = Math.min(since, momentIn(event));
    for (const { question, attempt } of meaning.answers) {
      const count = (counts.get(question) ?? 0) + 1;
      counts.set(question, count);
      most = Math.max(most, count);
      if (attempt !== null) attempts.add(attempt);
    }
  }
  return { questions: [...counts.keys()], since: new Date(since), most, attempts: [...attempts] };
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
    answered: answeredIn(arrivals, now),
    runs: [...new Map(runs).values()],
    exercises: [...new Map(exercises).values()],
    tools: [...new Set(arrivals.flatMap(({ meaning }) => meaning.tool ?? []))],
  };
};
