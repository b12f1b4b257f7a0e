/** A quiz is passed at 70 percent (decided in the specification's 'Levels, seeds and mastery'). */
export const passMark = 0.7;

/** The same rule on every page: a completed entry is done, a checkpoint only once it is passed (decision 0051). */
export const isDone = (completed: boolean, bestScore: number | null): boolean =>
  completed && (bestScore === null || bestScore >= passMark);
