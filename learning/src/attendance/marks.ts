/** The marks of an attendance register. The server stores them; the page computes the same while offline. */
import { type NamedTerm, termsUntil } from '#streaks/calendar.ts';
import type { Day } from '#streaks/days.ts';

/** Late counts as present: the child came. */
export const attendanceStates = ['present', 'late', 'absent'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** Reasons for an absence, each with a picture on the page. An absence may have no reason yet. */
export const absenceReasons = ['sick', 'fees', 'rain', 'work', 'family', 'unknown'] as const;
export type AbsenceReason = (typeof absenceReasons)[number];

export type Mark = { readonly state: AttendanceState; readonly reason: AbsenceReason | null };

/** The most taps in one call: longer queues are split. No class has more pupils. */
export const mostTaps = 300;
/** The most days of a register in one read: more than any term has. */
export const longestRegister = 190;

/** One tap, as a device stores and sends it. */
export type Tap = Mark & {
  readonly id: string;
  readonly learnerId: number;
  /** Milliseconds, from the device's clock. */
  readonly at: number;
};

/** A current mark and the tap that set it; null without a tap, since everybody starts as present. */
export type StandingMark = Mark & { readonly at: number; readonly tapId: string | null };

/** Only an absence has a reason. */
export const cleanMark = ({ state, reason }: Mark): Mark => ({
  state,
  reason: state === 'absent' ? reason : null,
});

/** The later of two taps wins; at the same moment the id decides, so that all devices agree. */
const holdsOver = (tap: Pick<Tap, 'id' | 'at'>, standing: StandingMark): boolean => {
  if (standing.tapId === null) return true;
  return tap.at === standing.at ? tap.id > standing.tapId : tap.at > standing.at;
};

export type Change = {
  readonly tap: Tap;
  readonly from: Mark;
  /** False for a tap that arrived after a later one: it is stored and changes nothing. */
  readonly held: boolean;
};

/**
 * Applies taps to the current marks and returns every change in order. The result does not depend on the
 * order of arrival.
 */
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

/** Taps within these first minutes take the register; later changes of a state are corrections. */
export const takingMinutes = 10;

/**
 * A correction changes a state, or a reason that was given, after the register was taken. Adding a reason
 * later is not one.
 */
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
