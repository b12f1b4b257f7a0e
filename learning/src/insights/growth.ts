/** What a learner is told about strengths and next steps: kind, true, and always with a place to go. */
import { isAtLeast, type Tally } from '#insights/tally.ts';
import { aceFrom, masterFrom } from '#mastery/unit.ts';
import { passMark } from '#quizzes/grade-quiz.ts';

export type Insight = { readonly title: string; readonly description: string };
export type GrowthArea = Insight & { readonly path: string | null };
export type Recommendation = { readonly text: string; readonly path: string | null };

export type UnitStanding = {
  readonly id: number;
  readonly title: string;
  readonly percent: number;
  readonly claimed: boolean;
};

/** Recent answers to the questions of one unit. */
export type UnitAnswers = Tally & { readonly id: number; readonly title: string };

export type FoundMistake = {
  readonly name: string;
  readonly help: string;
  readonly times: number;
  /** The lesson that explains it. */
  readonly path: string | null;
};

const most = 3;
const often = 2;

export const unitPath = (id: number): string => `/unit/${id}`;

const answersWere = ({ answers, right }: Tally): string =>
  `${right} of your last ${answers} answers ${right === 1 ? 'was' : 'were'} right.`;

export const strengthsOf = (
  units: readonly UnitStanding[],
  bySubject: readonly (Tally & { readonly subject: string })[],
): readonly Insight[] => [
  ...units
    .filter(({ percent }) => percent >= aceFrom)
    .toSorted((one, other) => other.percent - one.percent)
    .slice(0, most)
    .map(({ title, percent }) => ({ title, description: `You have ${percent} percent of this unit.` })),
  ...bySubject
    .filter((tally) => isAtLeast(tally, 0.8, 10))
    .slice(0, most)
    .map((tally) => ({ title: tally.subject, description: answersWere(tally) })),
];

export const growthAreasOf = (
  mistakes: readonly FoundMistake[],
  units: readonly UnitAnswers[],
): readonly GrowthArea[] => [
  ...mistakes
    .filter(({ times }) => times >= often)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, most)
    .map(({ name, help, path }) => ({ title: name, description: help, path })),
  ...units
    .filter((tally) => tally.answers >= 5 && !isAtLeast(tally, 0.6, 5))
    .toSorted((one, other) => one.right / one.answers - other.right / other.answers)
    .slice(0, most)
    .map((tally) => ({
      title: tally.title,
      description: `${answersWere(tally)} Look at its lessons again.`,
      path: unitPath(tally.id),
    })),
];

export type Doing = {
  readonly units: readonly UnitStanding[];
  /** Finished quizzes, the latest first. */
  readonly quizzes: readonly { readonly title: string; readonly path: string; readonly bestScore: number }[];
  /** Questions that want to be asked again now, and where the first of them is explained. */
  readonly due: { readonly count: number; readonly path: string } | null;
};

const counted = (count: number): string => (count === 1 ? '1 question is' : `${count} questions are`);

export const recommendationsOf = ({ units, quizzes, due }: Doing): readonly Recommendation[] => {
  const reward = units.find(({ percent, claimed }) => percent >= masterFrom && !claimed);
  const failed = quizzes.find(({ bestScore }) => bestScore < passMark);
  const [begun] = units
    .filter(({ percent }) => percent < masterFrom)
    .toSorted((one, other) => other.percent - one.percent);
  const all: readonly (Recommendation | null)[] = [
    reward === undefined
      ? null
      : { text: `Claim your reward for ‘${reward.title}’.`, path: unitPath(reward.id) },
    due === null ? null : { text: `${counted(due.count)} ready to be practised again.`, path: due.path },
    failed === undefined
      ? null
      : {
          text: `Try ‘${failed.title}’ again. Your best is ${Math.floor(failed.bestScore * 100)} percent so far.`,
          path: failed.path,
        },
    begun === undefined
      ? null
      : {
          text: `Go on with ‘${begun.title}’. You have ${begun.percent} percent of it.`,
          path: unitPath(begun.id),
        },
  ];
  const told = all.filter((one) => one !== null);
  return told.length > 0 ? told : [{ text: 'Open a first lesson and see how it goes.', path: '/units' }];
};
