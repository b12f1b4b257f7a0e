/** What a child can report, for which reason, and what follows at once (permissions, 'Moderation', points 1, 3 and 4). */

export const reportKinds = ['person', 'picture', 'group', 'note', 'lesson'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** In the order in which they are shown: the everyday one first, the one with the help card last but one. */
export const reportReasons = ['unkind', 'not-for-children', 'asks', 'adult', 'scared', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/* Sexual things, contact from outside, violence, self-harm: no teacher's desk first. */
const urgentReasons: ReadonlySet<ReportReason> = new Set(['not-for-children', 'asks', 'adult', 'scared']);

/** What goes straight to the administrator and a second adult. So does whatever an adult is reported for. */
export const isUrgent = (reason: ReportReason, kind: ReportKind, aboutAdult: boolean): boolean =>
  urgentReasons.has(reason) || (aboutAdult && (kind === 'person' || kind === 'picture'));

/** Reports of so many different learners hide a thing until an adult has decided. */
export const hiddenAfter = 2;

/** What the one who reported is told. */
export const reportStates = ['sent', 'seen', 'done'] as const;
export type ReportState = (typeof reportStates)[number];

/** What an adult can do about a case. `talked` and `done` close it. */
export const caseActs = ['looked', 'pass', 'hide', 'show', 'talked', 'suspend', 'done'] as const;
export type CaseAct = (typeof caseActs)[number];
