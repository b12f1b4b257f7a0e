/** A class as lines of a form: one pupil on each, with the mark and the attendance that are known. */

export type Pupil = {
  readonly name: string;
  readonly percent: number | null;
  /** Per cent of the days of the register; null where none was taken. */
  readonly attendance: number | null;
};

const attendanceNote = /\s*\(attendance (\d{1,3})\s*%?\)\s*$/iu;

/** What a class has recorded, as lines of the form: the teacher adds the marks. */
export const pupilLines = (
  pupils: readonly { readonly name: string; readonly attendance: number | null }[],
): string =>
  pupils
    .map(({ name, attendance }) =>
      attendance === null ? name : `${name} (attendance ${Math.round(attendance)}%)`,
    )
    .join('\n');

/** `Akello Sarah 78`, `Okello, 41/60 (attendance 92%)`, `Nakato Grace`: a name, a mark of 100 or of what is said. */
export const readPupil = (line: string): Pupil | null => {
  const [noted, days] = attendanceNote.exec(line) ?? [];
  const rest = noted === undefined ? line : line.slice(0, -noted.length);
  const [, name = '', marks, of = '100'] =
    /^(.*?)(?:[\s,;:]+(\d{1,3})\s*(?:%|\/\s*(\d{1,3}))?)?$/u.exec(rest.trim()) ?? [];
  const plain = name.replace(/[,;:\s]+$/u, '');
  const attendance = days === undefined ? null : Number(days);
  if (plain === '' || (attendance ?? 0) > 100) return null;
  if (marks === undefined) return { name: plain, percent: null, attendance };
  const share = Number(marks) / Number(of);
  return Number(of) > 0 && share <= 1 ? { name: plain, percent: Math.round(share * 100), attendance } : null;
};
