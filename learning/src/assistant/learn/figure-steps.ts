import type { FigureView } from '#assistant/learn/figure-view.ts';
import type { ClassFigures } from '#assistant/source.ts';

/** Most urgent first. The last ones always apply, so there are always three. */
export const nextSteps = (
  { attendance, oftenAway, attention, progress, spread, weeks, count, known }: FigureView,
  mistakes: ClassFigures['mistakes'],
): readonly string[] => {
  const [most] = [...mistakes].sort((a, b) => b.pupils - a.pupils);
  const moved = (weeks[weeks.length - 1] ?? 0) - (weeks[0] ?? 0);
  const steps = [
    ...(oftenAway > 0 || (attendance !== null && attendance < 80)
      ? [
          'Speak this week with the families of two children who are often away. The tool “Letter to parents” has a kind letter for it.',
        ]
      : []),
    ...(most === undefined
      ? []
      : [`Teach ten minutes against one mistake, with the tool “Reteach plan”: ${most.name}.`]),
    ...(attention.length > 0
      ? [
          `Talk for two minutes each with ${attention.slice(0, 3).join(', ')}. Ask what is hard, and what would help.`,
        ]
      : []),
    ...(spread.little > 0 && spread.most > 0
      ? ['Use task cards at three levels in the next lesson, so that all have something that fits.']
      : []),
    ...(weeks.length > 0 && progress !== null && moved <= 2
      ? ['Plan two fixed times a week for lessons in AfroLearn, in groups round the phones that there are.']
      : []),
    ...(count - known > count / 4
      ? ['Ask the families of those without figures for consent, and look who can share a phone.']
      : []),
    'Take one question that most got wrong into the start of tomorrow’s lesson.',
    'Tell the class what went well this week, as a whole, without names.',
    'Look again in two weeks, at the same figures, and write down what you expect.',
  ];
  return steps.slice(0, 3);
};
