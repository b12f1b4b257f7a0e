/** Limits of what learners make with study tools. A drawing is strokes, not a bitmap. */
export const workLimits = {
  /** Letters of a title. */
  title: 60,
  /** Bytes of one work as JSON text: some 4,000 points of a drawing, or twenty pages of a story. */
  bytes: 64_000,
  /** Letters of all words of a work that is shown to a teacher: the word filter reads them while others wait. */
  letters: 20_000,
  /** Objects and lists inside one another. */
  depth: 8,
  /** Works of one learner. */
  works: 200,
  /** Bytes of all works of one learner, without their earlier versions. */
  bytesInAll: 4_000_000,
  /** Versions of one work, the newest among them. */
  versions: 5,
  /** Changes within this time are one version: a tool saves at every change. */
  sittingMinutes: 10,
} as const;
