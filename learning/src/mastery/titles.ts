/** By the percentage of a unit (spec 1 §4); the highest one reached counts. */
export const masteryTitles = [
  { from: 0, title: 'Getting started' },
  { from: 20, title: 'Explorer' },
  { from: 40, title: 'Rising' },
  { from: 60, title: 'Pro' },
  { from: 80, title: 'Ace' },
  { from: 100, title: 'Master' },
] as const;

export type MasteryTitle = (typeof masteryTitles)[number]['title'];

export const masteryTitle = (percent: number): MasteryTitle => {
  let reached: MasteryTitle = 'Getting started';
  for (const { from, title } of masteryTitles) if (percent >= from) reached = title;
  return reached;
};
