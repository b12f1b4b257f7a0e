/** Who is in school, as a register says it. The server keeps it; the page says the same while there is no network. */
import { type NamedTerm, termsUntil } from '#streaks/calendar.ts';
import type { Day } from '#streaks/days.ts';

/** Late is present: the child came. */
export const attendanceStates = ['present', 'late', 'absent'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** Why somebody is absent, by the pictures of the page. An absence may stand without one: nobody has said yet. */
export const absenceReasons = ['sick', 'fees', 'rain', 'work', 'family', 'unknown'] as const;
export type AbsenceReason = (typeof absenceReasons)[number];

export type Mark = { readonly state: AttendanceState; readonly reason: AbsenceReason | null };

/** More are sent in several calls. No class has more pupils. */
export const mostTaps = 300;
/** Days of a register that is read at once: more than any term. */
export const longestRegister = 190;

/** One tap, as a device keeps and sends it. */
export type Tap = Mark & {
  readonly id: string;
  readonly learnerId: number;
  /** Milliseconds, by the clock of the device. */
  readonly at: number;
};

/** A mark as it stands, and the tap that made it; null for one that nobody tapped: all start as present. */
export type StandingMark = Mark & { readonly at: number; readonly tapId: string | null };

/** Only an absence has a reason. */
export const cleanMark = ({ state, reason }: Mark): Mark => ({
  state,
  reason: state === 'absent' ? reason : null,
});

/** Of two taps the later one holds; of one moment the id decides, so that every device comes to the same end. */
const holdsOver = (tap: Pick<Tap, 'id' | 'at'>, standing: StandingMark): boolean => {
  if (standing.tapId === null) return true;
  return tap.at === standing.at ? tap.id > standing.tapId : tap.at > standing.at;
};

export type Change = {
  readonly tap: Tap;
  readonly from: Mark;
  /** False for a tap that came after a later one: it is kept, and changes nothing. */
  readonly held: boolean;
};

/** What taps make of the marks that stand, and every change in its order. In whatever order they come, the end is one. */
export const applyTaps = (
  standing: ReadonlyMap<number, StandingMark>,
  taps: readonly Tap[],
): { marks: Map<number, StandingMark>; changes: Change[] } => {
  const marks = new Map(standing);
  const changes: Change[] = [];
  const inOrder = [...taps].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  for (const tap of inOrder) {
    const before = marks.get(tap.learnerId) ?? { state: 'present', reason: null, at: 0, tapId: null };
    const held = holdsOver(tap, before);
    changes.push({ tap, from: { state: before.state, reason: before.reason }, held });
    if (held) marks.set(tap.learnerId, { ...cleanMark(tap), at: tap.at, tapId: tap.id });
  }
  return { marks, changes };
};

/** Taps of the first minutes take the register; what changes a state later is a correction. */
export const takingMinutes = 10;

/** A state, or a reason that was given, changed after the register was taken. A reason given later is no correction. */
export const isCorrection = ({ tap, from, held }: Change, takenAt: number): boolean => {
  const to = cleanMark(tap);
  const isOther = from.state !== to.state || (from.reason !== null && from.reason !== to.reason);
  return held && isOther && tap.at > takenAt + takingMinutes * 60_000;
};

/** A register stays open to corrections through its own term and the next one. */
export const firstOpenDay = (today: Day): Day => termBefore(today).from;

/** The term of a day, or the one before it when the day is in the holidays. */
export const termOf = (today: Day): NamedTerm => {
  const [term] = termsUntil(today);
  if (term === undefined) throw new Error(`no term began before ${today}`);
  return term;
};

const termBefore = (today: Day): NamedTerm => termsUntil(today)[1] ?? termOf(today);
