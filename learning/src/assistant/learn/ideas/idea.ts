/** One small thing to try in class that needs no money and no device. */
export type TeachingIdea = {
  readonly title: string;
  readonly minutes: number;
  readonly need: string;
  readonly steps: readonly string[];
  readonly why: string;
};
