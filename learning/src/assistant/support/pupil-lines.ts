/** Converts a class to form lines: one pupil each, with the known mark and attendance. */

export type Pupil = {
  readonly name: string;
  readonly percent: number | null;
  /** Percent of the register's days; null where no register was taken. */
  readonly attendance: number | null;
};

const attendanceNote = /\s*\(attendance (\d{1,3})\s*%?\)\s*/iu;

/** The class as form lines; the teacher adds the marks. */
export const pupilLines = (
  pupils: readonly { readonly name: string; readonly attendance: number | null }[],
): string =>
  pupils
    .map(({ name, attendance }) =>
      attendance === null ? name : `${name} (attendance ${Math.round(attendance)}%)`,
    )
    .join('\n');

/**
 * Parses `Akello Sarah 78`, `Okello, 41/60 (attendance 92%)` or `Nakato Grace`: a name, and a mark out of 100
 * or the given total. The mark may also follow the attendance, because a class is filled in with it at the end.
 */
export const readPupil = (line: string): Pupil | null => {
  const days = attendanceNote.exec(line)?.[1];
  const rest = line.replace(attendanceNote, ' ');
  const [, name = '', marks, of = '100'] =
    /^(.*?)(?:[\s,;:]+(\d{1,3})\s*(?:%|\/\s*(\d{1,3}))?)?$/u.exec(rest.trim()) ?? [];
  const plain = name.replace(/[,;:\s]+$/u, '');
  const attendance = days === undefined ? null : Number(days);
  if (plain === '' || (attendance ?? 0) > 100) return null;
  if (marks === undefined) return { name: plain, percent: null, attendance };
  const share = Number(marks) / Number(of);
  return Number(of) > 0 && share <= 1 ? { name: plain, percent: Math.round(share * 100), attendance } : null;
};
