/**
 * Everything this app stores on a device, one row each. On a shared tablet the next child must find nothing
 * of the last one (promise C9), so a row says whose it is and what log-out does with it. Only `lib/local.ts`
 * opens the browser's two storages by these names, and `#offline/database.ts` the database.
 */

/** Validates stored text; null for anything we cannot have written. */
type Reader<T extends string = string> = (words: string) => T | null;
const text: Reader = (words) => words;
const oneOf =
  <T extends string>(...known: readonly T[]): Reader<T> =>
  (words) =>
    known.find((word) => word === words) ?? null;

/**
 * Personal data never stays for the next person: it is `cleared`, or `sealed` until its owner is back.
 * Enforced by the type.
 */
type Fate =
  | { whose: 'device'; atLogout: 'stays' }
  | { whose: 'person'; atLogout: 'cleared' }
  | { whose: 'person'; atLogout: 'sealed' };
/** A documented name (spec 1 §3) is part of the contract; our own begin with `afl_`. */
export type LocalRow = Fate & { name: 'documented' | 'ours'; reads: Reader };

const device = { whose: 'device', atLogout: 'stays' } as const;
const cleared = { whose: 'person', atLogout: 'cleared' } as const;
const sealed = { whose: 'person', atLogout: 'sealed' } as const;
const view = oneOf('grades', 'subjects');
const onOrOff = oneOf('on', 'off');

/** Local storage. A star matches any suffix. Spec 1 §4 lists the documented keys that log-out clears. */
export const localTable = {
  token: { ...cleared, name: 'documented', reads: text },
  user: { ...cleared, name: 'documented', reads: text },
  lastRoute: { ...cleared, name: 'documented', reads: text },
  lastDashboardView: { ...cleared, name: 'documented', reads: view },
  selectedSubject: { ...cleared, name: 'documented', reads: text },
  selectedGrade: { ...cleared, name: 'documented', reads: text },
  currentView: { ...cleared, name: 'documented', reads: view },
  selectedUnitView: { ...cleared, name: 'documented', reads: text },
  currentGrade: { ...sealed, name: 'documented', reads: text },
  chatbotPanelSize: { ...sealed, name: 'documented', reads: text },
  afl_lesson_tab: {
    ...sealed,
    name: 'documented',
    reads: oneOf('overview', 'transcript', 'resources', 'discussion'),
  },
  // Includes unsent drafts of notes: `afl_discussion_draft_{lessonId}`.
  'afl_discussion_*': { ...sealed, name: 'documented', reads: text },
  // Includes teachers' lessons for one class, which are not public.
  'lesson_content_*': { ...sealed, name: 'documented', reads: text },
  theme: { ...sealed, name: 'documented', reads: oneOf('light', 'dark') },
  notifications: { ...sealed, name: 'documented', reads: onOrOff },
  // Chosen before signing in, for the device.
  afl_language: { ...device, name: 'ours', reads: text },
  // The languages in which the English-content notice was dismissed.
  afl_english_content: { ...device, name: 'ours', reads: text },
  afl_country: { ...device, name: 'ours', reads: text },
  // The faces on the sign-in page, which still needs the pictures.
  afl_children: { ...device, name: 'ours', reads: text },
  // Subjects that were downloaded, without the person who did it.
  afl_packs: { ...device, name: 'ours', reads: text },
  // Lessons that somebody requested offline. They are fetched once there is a network.
  afl_wanted_lessons: { ...cleared, name: 'ours', reads: text },
  afl_device: { ...device, name: 'ours', reads: text },
  // Reading aloud: automatic or not, and its speed.
  afl_voice: { ...sealed, name: 'ours', reads: onOrOff },
  afl_voice_speed: { ...sealed, name: 'ours', reads: oneOf('slow', 'usual', 'quick') },
  afl_faith: { ...sealed, name: 'ours', reads: oneOf('christian', 'islamic') },
  afl_read: { ...sealed, name: 'ours', reads: text },
  // A hand-in's draft by a learner, or by a guardian for a child.
  'afl_hand_in_*': { ...sealed, name: 'ours', reads: text },
  afl_notes_gone: { ...sealed, name: 'ours', reads: text },
  // Of study tools: `met` lists those whose help was read, `last` is the last one opened; under its slug each tool
  // stores a child's small data.
  'afl_tool_*': { ...sealed, name: 'ours', reads: text },
  // A teacher's roster draft, until its cards are made.
  afl_roster: { ...sealed, name: 'ours', reads: text },
  // A lesson draft, until the school has it.
  'afl_own_lesson_*': { ...sealed, name: 'ours', reads: text },
  // A speaker's drafts, until the server has them.
  afl_text_drafts: { ...sealed, name: 'ours', reads: text },
  // Settings changed offline, until they are sent.
  'afl_settings_*': { ...sealed, name: 'ours', reads: text },
  // The owner of the sealed keys. Marked after an ended session, see `personal-keys.ts`.
  afl_owner: { ...cleared, name: 'ours', reads: text },
} as const satisfies Record<string, LocalRow>;

/** Session storage: for one tab before signing in. */
export const tabTable = {
  afl_sign_up: cleared,
  afl_sign_in: cleared,
} as const satisfies Record<string, Fate>;

/** Stored under its owner's id, and read only in that owner's session. */
type Apart = { whose: 'person'; atLogout: 'apart' };
const apart = { whose: 'person', atLogout: 'apart' } as const;

/** The database's stores; `facts` holds small values, each kind with its own row. */
export const storeTable = { events: apart, facts: 'factTable' } as const satisfies Record<
  string,
  Apart | 'factTable'
>;

/** Facts by prefix, followed by the owner's id, except for the device's. */
export const factTable = {
  seq: device,
  // Server figures, which can be fetched again.
  own: cleared,
  // A quiz in progress with typed answers.
  quiz: sealed,
  // The saved position in a lesson, and scenes seen.
  place: sealed,
  // Unsent reports: only their owner's session reads or sends them.
  report: apart,
  // Words and photos that a learner, or a guardian for a child, handed in and the server does not have yet: only their own
  // visit reads or sends them.
  hand: apart,
  // Works of study tools, including those of the account, so that they open offline: only the session of their learner
  // reads or sends them.
  work: apart,
  // Requests about these works that the account has not received yet.
  unsent: apart,
  // Unsent register taps: only their teacher's session reads or sends them.
  tap: apart,
  // Reviews of handed-in work that are not with the server yet, and refused ones until their teacher has read why: only
  // that teacher's visit reads or sends them.
  review: apart,
  // Refused register marks, until their teacher has read why.
  lost: apart,
  // Unsent recordings: only their teacher's session plays or sends them.
  voice: apart,
  // The last server's epoch.
  epoch: apart,
  // Signed receipts: returned to a server, they prove a restored backup.
  receipts: apart,
  // An ended session's token: it grants nothing, and lets the server say whether the account is gone
  // (`#offline/gone.ts`).
  ended: apart,
  // Sealed data.
  sealed: apart,
} as const satisfies Record<string, Fate | Apart>;

type Pattern<K> = K extends `${infer Start}*` ? `${Start}${string}` : K;
type RowName = keyof typeof localTable;
export type LocalKey = { [K in RowName]: Pattern<K> }[RowName];
/** The row of a key or its pattern. */
type RowOf<K extends LocalKey> = K extends RowName
  ? K
  : { [R in RowName]: K extends Pattern<R> ? R : never }[RowName];
/** The value type of a key. */
export type LocalValue<K extends LocalKey> = NonNullable<ReturnType<(typeof localTable)[RowOf<K>]['reads']>>;
export type TabKey = keyof typeof tabTable;
type FactName = keyof typeof factTable;
export type FactKey = {
  [K in FactName]: (typeof factTable)[K]['whose'] extends 'device'
    ? K
    : `${K} ${number}` | `${K} ${number} ${string}`;
}[FactName];

const rowNames = Object.keys(localTable) as RowName[];
const matches = (name: string, key: string): boolean =>
  name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name;

/** Null for a foreign key. */
export const localRow = (key: string): LocalRow | null => {
  const name = rowNames.find((one) => matches(one, key));
  return name === undefined ? null : localTable[name];
};
