/** Activities are completed lessons and tools, each once (spec 2 §9). */
export const milestoneSteps = [1, 5, 10, 25, 50, 100] as const;

export type Milestone = {
  readonly activities: number;
  readonly current: number;
  readonly reached: boolean;
};

export const milestonesOf = (activities: number): readonly Milestone[] =>
  milestoneSteps.map((step) => ({
    activities: step,
    current: Math.min(activities, step),
    reached: activities >= step,
  }));
