/** What an adult can have looked at of a child's record. A guardian reads these, in words, for one year (N15). */
export const lookKinds = [
  'class summary',
  'students',
  'who needs you',
  'recent activity',
  'class list',
  'request',
  'week',
  'report',
  'register',
  'work',
  'results',
  'picture',
  'board',
  'groups',
  'friends',
  'notes',
  'helping',
  'family',
  'export',
] as const;
export type LookKind = (typeof lookKinds)[number];

/** Who somebody is to the child when a guardian reads the log: it is told by today's ties, not by a name alone. */
export const lookerKinds = ['you', 'guardian', 'class teacher', 'administrator', 'teacher', 'gone'] as const;
export type LookerKind = (typeof lookerKinds)[number];
