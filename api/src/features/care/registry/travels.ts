/** Rows with a `uid`, because they may leave their database, and what identifies other rows there (decision 0115). */

/** Each table with a `uid`, and the columns of a copy's rows that refer to it. */
export const travels = {
  users: [
    'guardian_id',
    'child_id',
    'set_by',
    'viewer_id',
    'assigned_by',
    'reviewed_by',
    'asker_id',
    'asked_id',
    'blocked_id',
    'giver_id',
    'receiver_id',
    'helper_id',
    'helped_id',
    'inviter_id',
    'invitee_id',
    'seen_by',
  ],
  schools: ['school_id', 'waiting_school_id'],
  classes: ['class_id', 'moved_to'],
  groups: ['group_id'],
  assignments: ['assignment_id'],
  own_lessons: ['lesson_id'],
  narrations: [],
} as const satisfies Record<string, readonly string[]>;

export type Traveller = keyof typeof travels;

/** Columns with people whom a copy shows by number only, because the reader may not know who they are. */
export const unnamed: readonly string[] = [
  'by',
  'consent_by',
  'created_by',
  'decided_by',
  'deleted_by',
  'leaves_by',
  'made_by',
];

/** Tables with a local number and without a `uid`: what identifies their rows elsewhere, or why nothing must. */
export const named: Readonly<Record<string, string>> = {
  cheers: 'giver, receiver and what was cheered',
  class_requests: 'answered where it was asked',
  consent_log: 'learner, adult and moment',
  friendships: 'the two people',
  group_invitations: 'group and invited person',
  guardian_invitations: 'answered where it was asked',
  help_marks: 'helper, helped, class and day',
  looks: 'learner, viewer, kind and moment',
  notifications: 'never leaves its database, except in a copy',
  report_acts: 'never leaves its database',
  report_cases: 'never leaves its database',
  report_sendings: 'never leaves its database, except in a copy',
  school_words: 'school, language and word',
  security_log: 'never leaves its database, except in a copy',
  shared_notes: 'person and the id that the device made',
  text_readings: 'person, language, key and mark',
  units: 'a number that is the same everywhere: the curriculum gives it',
};
