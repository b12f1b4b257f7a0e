/** What an adult may have seen of a child's record. Guardians can read this log for one year (N15). */
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

/** The viewer's relation to the child in that log, by today's relations and not only a name. */
export const lookerKinds = ['you', 'guardian', 'class teacher', 'administrator', 'teacher', 'gone'] as const;
export type LookerKind = (typeof lookerKinds)[number];
