/**
 * Everything this app keeps on a device, one row each. On a shared tablet the next child must find nothing of the one
 * before (promise C9), so a row says whose it is and what logging out does with it. Storage is reached only by these
 * names: `lib/local.ts` opens the two stores of the browser, `#offline/database.ts` the database.
 */

/** Gives the words back if they can have been written by us; null for anything else that stands in the store. */
type Reader<T extends string = string> = (words: string) => T | null;
const text: Reader = (words) => words;
const oneOf =
  <T extends string>(...known: readonly T[]): Reader<T> =>
  (words) =>
    known.find((word) => word === words) ?? null;

/**
 * What is a person's never stays for the next one: it is `cleared`, or `sealed`, put away until its owner is back. No
 * row can say otherwise.
 */
type Fate =
  | { whose: 'device'; atLogout: 'stays' }
  | { whose: 'person'; atLogout: 'cleared' }
  | { whose: 'person'; atLogout: 'sealed' };
/** A documented name (spec 1 §3) is part of the contract; ours begin with `afl_`. */
export type LocalRow = Fate & { name: 'documented' | 'ours'; reads: Reader };

const device = { whose: 'device', atLogout: 'stays' } as const;
const cleared = { whose: 'person', atLogout: 'cleared' } as const;
const sealed = { whose: 'person', atLogout: 'sealed' } as const;
const view = oneOf('grades', 'subjects');
const onOrOff = oneOf('on', 'off');

/** Local storage. A star stands for any further words. Spec 1 §4 names the documented keys that logging out clears. */
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
  // The draft of a note is one of these too: `afl_discussion_draft_{lessonId}`.
  'afl_discussion_*': { ...sealed, name: 'documented', reads: text },
  // Also of lessons that a teacher wrote for one class: not everybody's.
  'lesson_content_*': { ...sealed, name: 'documented', reads: text },
  theme: { ...sealed, name: 'documented', reads: oneOf('light', 'dark') },
  notifications: { ...sealed, name: 'documented', reads: onOrOff },
  // Chosen before anybody signs in, for whoever holds the device.
  afl_language: { ...device, name: 'ours', reads: text },
  // The languages in which it was read here that lessons are in English.
  afl_english_content: { ...device, name: 'ours', reads: text },
  afl_country: { ...device, name: 'ours', reads: text },
  // The faces on the door: who taps one still has to know the pictures.
  afl_children: { ...device, name: 'ours', reads: text },
  afl_device: { ...device, name: 'ours', reads: text },
  // Reading aloud: without being asked, and how fast.
  afl_voice: { ...sealed, name: 'ours', reads: onOrOff },
  afl_voice_speed: { ...sealed, name: 'ours', reads: oneOf('slow', 'usual', 'quick') },
  afl_faith: { ...sealed, name: 'ours', reads: oneOf('christian', 'islamic') },
  afl_read: { ...sealed, name: 'ours', reads: text },
  // What a learner, or a guardian for a child, wrote for an assignment and has not handed in.
  'afl_hand_in_*': { ...sealed, name: 'ours', reads: text },
  afl_notes_gone: { ...sealed, name: 'ours', reads: text },
  // A list of names that a teacher is writing, until its cards are there.
  afl_roster: { ...sealed, name: 'ours', reads: text },
  // A lesson that a teacher is writing, until the school has it.
  'afl_own_lesson_*': { ...sealed, name: 'ours', reads: text },
  // Better texts that a speaker is writing, until the server has them.
  afl_text_drafts: { ...sealed, name: 'ours', reads: text },
  // What a person chose without a network, until it is sent.
  'afl_settings_*': { ...sealed, name: 'ours', reads: text },
  // Whose the sealed ones are now. After an ended session it says so, see `personal-keys.ts`.
  afl_owner: { ...cleared, name: 'ours', reads: text },
} as const satisfies Record<string, LocalRow>;

/** Session storage: of one tab, and of who is not signed in yet. */
export const tabTable = {
  afl_sign_up: cleared,
  afl_sign_in: cleared,
} as const satisfies Record<string, Fate>;

/** What lies under its owner's number from the start, where only that owner's visit asks for it. */
type Apart = { whose: 'person'; atLogout: 'apart' };
const apart = { whose: 'person', atLogout: 'apart' } as const;

/** The stores of the database; `facts` holds many small things, of which each has a row of its own. */
export const storeTable = { events: apart, facts: 'factTable' } as const satisfies Record<
  string,
  Apart | 'factTable'
>;

/** The facts by their first word. After it stands the owner's number, but for those of the device. */
export const factTable = {
  seq: device,
  // Figures from the server: it gives them again.
  own: cleared,
  // A quiz under way holds what was typed.
  quiz: sealed,
  // Where an explainer was left, and what of it was seen.
  place: sealed,
  // A report that is not with the server yet: nobody else's visit reads or sends it.
  report: apart,
  // Words and photos that a learner, or a guardian for a child, handed in and the server does not have yet: only their own
  // visit reads or sends them.
  hand: apart,
  // Taps of a register that are not with the server yet: only their teacher's visit reads or sends them.
  tap: apart,
  // Reviews of handed-in work that are not with the server yet, and refused ones until their teacher has read why: only
  // that teacher's visit reads or sends them.
  review: apart,
  // What of a register the server refused, until its teacher has read why.
  lost: apart,
  // What a teacher recorded and the school does not have yet: only that teacher's visit hears or sends it.
  voice: apart,
  // Which life of which server answered last.
  epoch: apart,
  // Signed receipts: sent back to a server, they prove that a backup was restored.
  receipts: apart,
  // The token of a session that has ended: it opens nothing, and tells whether the account is gone (`#offline/gone.ts`).
  ended: apart,
  // What was put away.
  sealed: apart,
} as const satisfies Record<string, Fate | Apart>;

type Pattern<K> = K extends `${infer Start}*` ? `${Start}${string}` : K;
type RowName = keyof typeof localTable;
export type LocalKey = { [K in RowName]: Pattern<K> }[RowName];
/** The row of a key: its own, or that of its pattern. */
type RowOf<K extends LocalKey> = K extends RowName
  ? K
  : { [R in RowName]: K extends Pattern<R> ? R : never }[RowName];
/** What stands under a key. */
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

/** Null for what is not ours. */
export const localRow = (key: string): LocalRow | null => {
  const name = rowNames.find((one) => matches(one, key));
  return name === undefined ? null : localTable[name];
};
