/** The data that a batch may change, and that must be read first. */
import type { Touch } from '../known.db.ts';
import { momentIn, type Understood } from './stamps.ts';

/** The answered questions, and how far back they may count: from the device's times, but not after now. */
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
  const [items, units, tools] = [new Set<string>(), new Set<number>(), new Set<string>()];
  const uses = new Set<string>();
  const runs = new Map<string, Touch['runs'][number]>();
  const exercises = new Map<string, Touch['exercises'][number]>();
  for (const { meaning } of arrivals) {
    const { item, tool, use } = meaning;
    if (item !== null) items.add(item.id);
    if (item !== null && item.unitId !== null) units.add(item.unitId);
    if (tool !== null) tools.add(tool);
    if (use !== undefined && use.run !== null && use.isProven) uses.add(use.run);
    for (const { question, attempt, seed } of meaning.answers) {
      if (attempt !== null) runs.set(`${attempt} ${question}`, { question, attempt });
      if (seed !== null) exercises.set(`${seed} ${question}`, { question, seed });
    }
  }
  return {
    items: [...items],
    units: [...units],
    answered: answeredIn(arrivals, now),
    runs: [...runs.values()],
    exercises: [...exercises.values()],
    tools: [...tools],
    uses: [...uses],
  };
};
