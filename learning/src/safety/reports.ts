/**
 * What children can report and why, and the immediate consequence (permissions, 'Moderation', points 1, 3 and
 * 4).
 */

export const reportKinds = ['person', 'picture', 'group', 'note', 'lesson'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** In display order: the most common first, the one with the help card last but one. */
export const reportReasons = ['unkind', 'not-for-children', 'asks', 'adult', 'scared', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/* Sexual content, outside contact, violence, self-harm: these skip the teacher. */
const urgentReasons: ReadonlySet<ReportReason> = new Set(['not-for-children', 'asks', 'adult', 'scared']);

/** Cases for the administrator and a second adult. So is every report about an adult. */
export const isUrgent = (reason: ReportReason, kind: ReportKind, aboutAdult: boolean): boolean =>
  urgentReasons.has(reason) || (aboutAdult && (kind === 'person' || kind === 'picture'));

/** Reports by this many different learners hide a thing until an adult has decided. */
export const hiddenAfter = 2;

/** The status shown to the reporter. */
export const reportStates = ['sent', 'seen', 'done'] as const;
export type ReportState = (typeof reportStates)[number];

/** An adult's possible actions on a case. `talked` and `done` close it. */
export const caseActs = ['looked', 'pass', 'hide', 'show', 'talked', 'suspend', 'done'] as const;
export type CaseAct = (typeof caseActs)[number];
