/**
 * The French form of address: *tu* to learners, *vous* to adults and on pages that both see. A page uses one;
 * the listed keys are exceptions, for the other reader or for several children at once.
 */

/** Addressed to one child about several: a second person plural beside *tu* is right there. */
const toSeveral = [
  'web/friends.blockText',
  'web/lesson.answerInClass',
  'web/reports.step.1',
  'server/notifications/notifications.group-goal',
];

const learners = [
  'web/avatars',
  'web/cheers',
  'web/courses',
  'web/friends',
  'web/groups',
  'web/growth',
  'web/leaderboard',
  'web/lesson',
  'web/made-works',
  'web/my-work',
  'web/plan',
  'web/practice',
  'web/profile',
  'web/questions',
  'web/review',
  'web/safety',
  'web/school-lessons',
  'web/young-friends',
  'web/teachers',
  'web/today',
  'web/tool-hub',
  'web/tools',
  'web/touch',
  'web/visuals',
  'server/assignments/refusals',
  'server/avatars',
  'server/cheers',
  'server/dormancy/notifications',
  'server/dormancy/refusals',
  'server/events',
  'server/friends',
  'server/groups',
  'server/helping',
  'server/joining',
  'server/lesson-content',
  'server/made-works',
  'server/notes',
  'server/notifications',
  'server/plan',
  'server/progress',
  'server/reports/faults',
  'server/reports/refusals',
  'server/school-words',
];

/** Keys of a table for the other kind of reader; a trailing `*` matches a prefix. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  // A learner who signed up with Google chooses a class.
  'web/accounts': ['welcome*'],
  // A teacher's comments on a learner's work.
  'web/assignments': ['bank1', 'bank2', 'bank3', 'bank4', 'bank5', 'bank6'],
  'web/care': ['needsGuardian', 'asked', 'guardianDecided'],
  // The children's sign-in page, and their card.
  'web/children': [
    'who',
    'tapFace',
    'typeNumber',
    'tapPictures',
    'notYet',
    'typeWords',
    'offline',
    'waitALittle',
    'askTeacher',
    'cardHow*',
    'cardKeep',
  ],
  'web/friends': ['blockText', 'already'],
  'web/groups': [
    'noneAdult',
    'about',
    'rulesTeacher*',
    'endAsk',
    'goalReached',
    'more',
    'notStarted',
    'next',
  ],
  'web/joining': ['sheetTitle', 'step*'],
  'web/leaderboard': ['parent', 'toChildren', 'helpIntro', 'confirmed', 'noMarks', 'notSaved'],
  'web/lesson': ['answerInClass'],
  'web/pages': ['chooseClass', 'noFriends'],
  'web/plan': ['chooseClass', 'noClassOfGrade', 'noClass', 'noChild', 'assignFailed'],
  'web/profile': ['adult'],
  // An adult's words to a child.
  'web/reports': ['step.1'],
  'web/standing': ['learner*', 'onDevice'],
  'web/teachers': ['forParents'],
  'server/accounts/faults': ['email/card-only', 'grade/missing'],
  'server/accounts/refusals': ['class/already-chosen'],
  'server/assignments/faults': ['hand-in/missing'],
  'server/assignments/refusals': ['assignments/nobody', 'assignments/changed-since'],
  'server/care/refusals': ['care/guardian-decides'],
  'server/dormancy/notifications': ['child-*'],
  // For developers of other clients.
  'server/events/faults': ['events/*'],
  'server/families/refusals': ['consent/on-device', 'consent/not-kept'],
  'server/friends/refusals': ['friends/already'],
  'server/groups/faults': ['group-text/contact-data'],
  'server/groups/groupAchievementsHow': ['*'],
  'server/joining/refusals': ['joining/not-possible', 'joining/code-expired'],
  'server/notifications/notifications': [
    'your-child',
    'group-goal',
    'friend-waits',
    'child-*',
    'new-resource',
    'class-asked',
  ],
  'server/plan/refusals': ['plan/nobody'],
  'server/reports/faults': ['report/act'],
  'server/reports/refusals': ['reports/decide-first'],
  'server/school-words/faults': ['word/form'],
  'server/school-words/refusals': ['school-words/full'],
  'server/settings/refusals': ['settings/avatar-locked'],
};

const matches = (pattern: string, key: string) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

export type Register = 'tu' | 'vous';

/** Whether a text addresses a learner or an adult. */
export const registerOf = (table: string, key: string): Register => {
  // Every study tool is for learners.
  const isForLearners =
    table.startsWith('web/tools-') || learners.some((name) => table === name || table.startsWith(`${name}/`));
  const isOther = (otherwise[table] ?? []).some((pattern) => matches(pattern, key));
  return isForLearners === isOther ? 'vous' : 'tu';
};

export const registerRules = Object.entries(otherwise).flatMap(([table, patterns]) =>
  patterns.map((pattern) => ({ table, pattern, matches: (key: string) => matches(pattern, key) })),
);

/*
 * Unambiguous word forms; a verb without a pronoun is detected as an imperative at the start of a sentence.
 */
const orders =
  'Ajoute|Appuie|Apprends|Attends|Choisis|Commence|Confirme|Connecte-toi|Continue|Crée|Demande|Dis|Donne|Écoute|Écris|Envoie|Essaie|Exerce-toi|Fais|Finis|Gagne|Garde|Glisse|Lis|Mets|Montre|Ouvre|Prends|Recommence|Regarde|Rejoins|Relis|Réessaie|Réponds|Reviens|Scanne|Tape|Touche|Utilise|Vérifie|Viens';

const signs: Readonly<Record<Register, RegExp>> = {
  tu: new RegExp(
    `(?<![\\p{L}’-])(?:[Tt]u|[Tt]on|[Tt]a|[Tt]es|[Tt]oi|[Tt]e)(?![\\p{L}’])|-toi(?!\\p{L})|(?<!\\p{L})[Tt]’|(?:^|[.!?] )(?:${orders})(?![\\p{L}’])`,
    'u',
  ),
  vous: /(?<!\p{L})(?:[Vv]ous|[Vv]otre|[Vv]os|[Dd]ites|[Ff]aites-)(?!\p{L})|(?<!\p{L})(?!(?:assez|chez)(?!\p{L}))\p{L}{2,}ez(?!\p{L})/iu,
};

/** Whether a French text uses this form of address, as far as pronouns and endings show. */
export const speaksAs = (register: Register, text: string): boolean => signs[register].test(text);

/** The form of address that a French text must not use here; null where both are allowed. */
export const wrongRegisterOf = (table: string, key: string): Register | null => {
  if (toSeveral.includes(`${table}.${key}`)) return null;
  return registerOf(table, key) === 'tu' ? 'vous' : 'tu';
};
