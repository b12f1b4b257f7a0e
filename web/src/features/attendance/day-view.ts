/** Merges the server's register with this device's unsent taps. */
import type { RegisterDay } from '@afrolearn/contract/attendance.ts';
import {
  applyTaps,
  cleanMark,
  isCorrection,
  type StandingMark,
  type Tap,
} from '@afrolearn/learning/attendance/marks.ts';

export type PupilOfDay = RegisterDay['pupils'][number];

/** An untaken day with only the names, as far as this device knows. */
export const blankDay = (known: RegisterDay, date: string): RegisterDay => ({
  ...known,
  date,
  today: date > known.today ? date : known.today,
  taken: null,
  pupils: known.pupils.filter(({ left }) => !left).map((pupil) => ({ ...pupil, mark: null })),
  corrections: [],
});

/* Earlier than any tap: a day in Kampala begins three hours before its UTC date. */
const beforeAnyTap = new Date(0).toISOString();

/** The register after its first tap: everybody on the page counts as present until marked. */
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

/** Applies this device's taps at once: marks, and corrections as the server will report them. */
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

/** A pupil's state on the page. `none`: joined the class after this register was taken. */
export const standingOf = ({ mark }: PupilOfDay, isTaken: boolean) =>
  mark?.state ?? (isTaken ? 'none' : 'present');

export const countsOf = (day: RegisterDay, isTaken: boolean) => {
  const states = day.pupils.map((pupil) => standingOf(pupil, isTaken));
  const count = (state: string) => states.filter((one) => one === state).length;
  return { present: count('present') + count('late'), late: count('late'), absent: count('absent') };
};
