/** How large study groups are, and how many a learner may have (spec 2 §9, permissions 'SO' and G27). */
export const groupLimits = {
  members: 10,
  owned: 5,
  joined: 10,
  pendingInvitations: 20,
  nameLetters: 60,
  descriptionLetters: 300,
  /** A page of the list. */
  page: 100,
} as const;

/** Days an invitation stays open, and days before a declined one can be sent again. */
export const invitationDays = 30;

/** Defaults for documented group fields that nobody chooses (spec 2 §3). */
export const groupDefaults = { category: 'Mathematics', isPrivate: false } as const;
