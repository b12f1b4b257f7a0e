/** What stands in a register: what the server told, and over it the taps that this device made. */
import type { RegisterDay } from '@afrolearn/contract/attendance.ts';
import {
  applyTaps,
  cleanMark,
  isCorrection,
  type StandingMark,
  type Tap,
} from '@afrolearn/learning/attendance/marks.ts';

export type PupilOfDay = RegisterDay['pupils'][number];

/** A day of which only the names are known: nobody took it, as far as this device knows. */
export const blankDay = (known: RegisterDay, date: string): RegisterDay => ({
  ...known,
  date,
  today: date > known.today ? date : known.today,
  taken: null,
  pupils: known.pupils.filter(({ left }) => !left).map((pupil) => ({ ...pupil, mark: null })),
  corrections: [],
});

/* Before every tap: in Kampala a day begins three hours before its date does in UTC, and a tap of those hours counts too. */
const beforeAnyTap = new Date(0).toISOString();

/** The register as its first tap takes it: all who stand on the page are present, whatever the taps say then. */
export const begunDay = (day: RegisterDay, startedAt: number): RegisterDay =>
  day.taken !== null
    ? day
    : {
        ...day,
        taken: { at: new Date(startedAt).toISOString(), by: null },
        pupils: day.pupils.map((pupil) => ({
          ...pupil,
          mark: pupil.mark ?? { state: 'present', reason: null, at: beforeAnyTap },
        })),
      };

type Correction = RegisterDay['corrections'][number];

/** What the taps of this device change is there at once: marks, and the corrections that the server will tell too. */
export const withTaps = (day: RegisterDay, taps: readonly Tap[], by: Correction['by']): RegisterDay => {
  const standing = new Map<number, StandingMark>(
    day.pupils.flatMap(({ id, mark }) =>
      mark === null
        ? []
        : [[id, { state: mark.state, reason: mark.reason, at: Date.parse(mark.at), tapId: '' }] as const],
    ),
  );
  const { marks, changes } = applyTaps(standing, taps);
  const takenAt = day.taken === null ? Number.POSITIVE_INFINITY : Date.parse(day.taken.at);
  const corrections = changes
    .filter((change) => isCorrection(change, takenAt))
    .map(
      ({ tap, from }): Correction => ({
        learnerId: tap.learnerId,
        name: day.pupils.find(({ id }) => id === tap.learnerId)?.name ?? '',
        from: { ...from },
        to: { ...cleanMark(tap) },
        at: new Date(tap.at).toISOString(),
        by,
      }),
    )
    .reverse();
  return {
    ...day,
    corrections: [...corrections, ...day.corrections],
    pupils: day.pupils.map((pupil) => {
      const mark = marks.get(pupil.id);
      return mark === undefined
        ? pupil
        : {
            ...pupil,
            mark: { state: mark.state, reason: mark.reason, at: new Date(mark.at).toISOString() },
          };
    }),
  };
};

/** How a pupil stands on the page. `none`: came to the class after this register was taken. */
export const standingOf = ({ mark }: PupilOfDay, isTaken: boolean) =>
  mark?.state ?? (isTaken ? 'none' : 'present');

export const countsOf = (day: RegisterDay, isTaken: boolean) => {
  const states = day.pupils.map((pupil) => standingOf(pupil, isTaken));
  const count = (state: string) => states.filter((one) => one === state).length;
  return { present: count('present') + count('late'), late: count('late'), absent: count('absent') };
};
