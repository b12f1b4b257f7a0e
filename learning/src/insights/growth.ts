/** A learner's strengths and next steps: kind, true, and always with a link. */
import { isOften } from '#insights/patterns.ts';
import { inEnglish, type SayInsight } from '#insights/sentences.ts';
import { isAtLeast, type Tally } from '#insights/tally.ts';
import { aceFrom, masterFrom } from '#mastery/unit.ts';
import { passMark } from '#quizzes/pass-mark.ts';
import { scorePercent } from '#quizzes/score-percent.ts';
import { reviewPath } from '#reviews/session.ts';

export type Insight = { readonly title: string; readonly description: string };
export type GrowthArea = Insight & { readonly path: string | null };
export type Recommendation = { readonly text: string; readonly path: string | null };

export type UnitStanding = {
  readonly id: number;
  readonly title: string;
  readonly percent: number;
  /** Whether its reward can be claimed (`rewardOpens`): by passing, not only at 100 percent. */
  readonly claimable: boolean;
  readonly claimed: boolean;
};

/** Recent answers to the questions of one unit. */
export type UnitAnswers = Tally & { readonly id: number; readonly title: string };

export type FoundMistake = {
  readonly name: string;
  readonly help: string;
  readonly times: number;
  /** The path to practise it. */
  readonly path: string | null;
};

const most = 3;

export const unitPath = (id: number): string => `/unit/${id}`;

export const strengthsOf = (
  units: readonly UnitStanding[],
  bySubject: readonly (Tally & { readonly subject: string })[],
  say: SayInsight = inEnglish,
): readonly Insight[] => [
  ...units
    .filter(({ percent }) => percent >= aceFrom)
    .toSorted((one, other) => other.percent - one.percent)
    .slice(0, most)
    .map(({ title, percent }) => ({ title, description: say('unit-percent', { percent }) })),
  ...bySubject
    .filter((tally) => isAtLeast(tally, 0.8, 10))
    .slice(0, most)
    .map(({ subject, answers, right }) => ({
      title: subject,
      description: say('answers-right', { count: right, answers }),
    })),
];

export const growthAreasOf = (
  mistakes: readonly FoundMistake[],
  units: readonly UnitAnswers[],
  say: SayInsight = inEnglish,
): readonly GrowthArea[] => [
  ...mistakes
    .filter(isOften)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, most)
    .map(({ name, help, path }) => ({ title: name, description: help, path })),
  ...units
    .filter((tally) => tally.answers >= 5 && !isAtLeast(tally, 0.6, 5))
    .toSorted((one, other) => one.right / one.answers - other.right / other.answers)
    .slice(0, most)
    .map(({ id, title, answers, right }) => ({
      title,
      description: say('answers-again', { count: right, answers }),
      path: reviewPath(`u${id}`),
    })),
];

export type Doing = {
  /** Completed lessons. */
  readonly lessons: number;
  readonly units: readonly UnitStanding[];
  /** Finished quizzes, the latest first. */
  readonly quizzes: readonly { readonly title: string; readonly path: string; readonly bestScore: number }[];
  /** How many questions are due today. */
  readonly due: number;
};

export const recommendationsOf = (
  { lessons, units, quizzes, due }: Doing,
  say: SayInsight = inEnglish,
): readonly Recommendation[] => {
  const reward = units.find(({ claimable, claimed }) => claimable && !claimed);
  const failed = quizzes.find(({ bestScore }) => bestScore < passMark);
  const [begun] = units
    .filter(({ percent }) => percent < masterFrom)
    .toSorted((one, other) => other.percent - one.percent);
  const all: readonly (Recommendation | null)[] = [
    reward === undefined ? null : { text: say('claim', { title: reward.title }), path: unitPath(reward.id) },
    due === 0 ? null : { text: say('due', { count: due }), path: reviewPath() },
    failed === undefined
      ? null
      : {
          text: say('try-again', { title: failed.title, percent: scorePercent(failed.bestScore) }),
          path: failed.path,
        },
    begun === undefined
      ? null
      : {
          text: say('go-on', { title: begun.title, percent: begun.percent }),
          path: unitPath(begun.id),
        },
  ];
  const told = all.filter((one) => one !== null);
  if (told.length > 0) return told;
  return [{ text: say(lessons > 0 ? 'next-unit' : 'first-lesson'), path: '/units' }];
};
