/** Part of the model: a unit's percentage, and when it reached 80 and 100. */
import type { UnitProgress } from '#events/state.ts';
import { givenAnswers, type Recorded } from '#events/testing/model-answers.ts';
import type { SampleUnit } from '#events/testing/sample-units.ts';
import type { EntryContent } from '#lessons/lesson.ts';

const worthOf = { video: 100, reading: 50, quiz: 200 } as const;

type Done = { readonly at: number; readonly item: string; readonly score: number };

/** Completed entries of a unit: a quiz with its score, others in full. */
const doneIn = ({ contents }: SampleUnit, completions: readonly Recorded[]): readonly Done[] =>
  completions.flatMap((event): Done[] => {
    const content = contents.find(({ id }) => id === event.payload['item']);
    if (content === undefined) return [];
    const about = { at: event.countedAt, item: content.id };
    if (content.type !== 'quiz') return [{ ...about, score: 1 }];
    const asked = new Set(content.items.map(({ id, pair }) => pair ?? id)).size;
    return [{ ...about, score: givenAnswers(event).filter(({ right }) => right).length / asked }];
  });

const countUp = (list: readonly EntryContent[], done: readonly Done[]) => {
  const best = (item: string) =>
    Math.max(0, ...done.filter((one) => one.item === item).map((one) => one.score));
  const earned = list.reduce((sum, { id, type }) => sum + Math.round(worthOf[type] * best(id)), 0);
  const total = list.reduce((sum, { type }) => sum + worthOf[type], 0);
  const share = Math.floor((100 * earned) / total);
  const failed = list.some(({ id, type }) => type === 'quiz' && best(id) < 0.7);
  // 'Until every checkpoint of a unit is passed (70 percent), the unit's percent is held at 79.'
  return { earned, total, percent: failed && share > 79 ? 79 : share };
};

const sideOf = (content: EntryContent): string =>
  content.type === 'video' && content.faith !== undefined ? content.faith : 'shared';

/**
 * In religious education shared entries count with the better of the two strands; between equals with the
 * shorter.
 */
const measured = ({ contents }: SampleUnit, done: readonly Done[]) => {
  const [one, other] = ['christian', 'islamic'].map((faith) => {
    const side = contents.filter((content) => ['shared', faith].includes(sideOf(content)));
    return countUp(side, done);
  });
  if (one === undefined || other === undefined) throw new Error('there are two strands');
  const ahead = one.earned / one.total - other.earned / other.total;
  if (Math.abs(ahead) < 1e-12) return one.total <= other.total ? one : other;
  return ahead > 0 ? one : other;
};

export const unitModel = (unit: SampleUnit, completions: readonly Recorded[]): UnitProgress => {
  const done = doneIn(unit, completions);
  const { earned, percent } = measured(unit, done);
  const moments = [...new Set(done.map(({ at }) => at))].sort((a, b) => a - b);
  const until = (moment: number) => done.filter(({ at }) => at <= moment);
  const first = (least: number) =>
    moments.find((moment) => measured(unit, until(moment)).percent >= least) ?? null;
  return { points: earned, percent, reached: percent, aceAt: first(80), masterAt: first(100) };
};
