/** One small thing to try in class, without money and without a device. */
export type TeachingIdea = {
  readonly title: string;
  readonly minutes: number;
  readonly need: string;
  readonly steps: readonly string[];
  readonly why: string;
};
