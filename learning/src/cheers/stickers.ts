/** The fixed set of cheers: a sticker is all that one learner can say to another here. */
export const stickers = ['drum', 'hands', 'ball', 'sprout', 'lamp', 'boda', 'mango', 'crane'] as const;
export type Sticker = (typeof stickers)[number];

/** Pictures that children of P1 to P3 can give to a friend without a reason, once a day. */
export const pictures = ['mango', 'drum', 'hands', 'ball'] as const satisfies readonly Sticker[];

/** How long a finished unit or a badge can be cheered. */
export const daysToCheer = 14;
