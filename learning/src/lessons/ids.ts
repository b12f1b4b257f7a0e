// The entries of a unit are addressed by `u{unit}-l{n}`, `u{unit}-r{n}` and `u{unit}-q{n}` (spec 1 §3). The numbers are
// permanent, never positions: an id that was once shared in a link keeps its meaning.

export type EntryType = 'video' | 'reading' | 'quiz';

export type EntryId = `u${number}-${'l' | 'r' | 'q'}${number}`;

export type EntryAddress = { readonly unit: number; readonly type: EntryType; readonly n: number };

const letters = { video: 'l', reading: 'r', quiz: 'q' } as const;
const types: Readonly<Record<string, EntryType>> = { l: 'video', r: 'reading', q: 'quiz' };
const pattern = /^u([1-9]\d{0,8})-([lrq])([1-9]\d{0,3})$/;

export const entryId = ({ unit, type, n }: EntryAddress): EntryId => `u${unit}-${letters[type]}${n}`;

export const lessonId = (unit: number, n: number): EntryId => entryId({ unit, type: 'video', n });

export const readingId = (unit: number, n: number): EntryId => entryId({ unit, type: 'reading', n });

export const quizId = (unit: number, n: number): EntryId => entryId({ unit, type: 'quiz', n });

export const parseEntryId = (text: string): EntryAddress | undefined => {
  const [, unit, letter, n] = pattern.exec(text) ?? [];
  const type = letter === undefined ? undefined : types[letter];
  return type === undefined ? undefined : { unit: Number(unit), type, n: Number(n) };
};

/** Lessons that teachers write themselves are `t{n}`. */
export const ownLessonId = (n: number): `t${number}` => `t${n}`;

export const parseOwnLessonId = (text: string): number | undefined => {
  const [, n] = /^t([1-9]\d{0,8})$/.exec(text) ?? [];
  return n === undefined ? undefined : Number(n);
};
