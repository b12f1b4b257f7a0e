/** The fixed set of cheers: a sticker is all that one learner can say to another here. */
export const stickers = ['drum', 'hands', 'ball', 'sprout', 'lamp', 'boda', 'mango', 'crane'] as const;
export type Sticker = (typeof stickers)[number];

/** So long a finished unit or a badge can be cheered. */
export const daysToCheer = 14;
