import { gradeByName } from '#catalogue/grades.ts';

/** The classes that an entry is written for. */
export const riddleBands = ['P1 to P3', 'P4 to P7'] as const;
export type RiddleBand = (typeof riddleBands)[number];

type Entry = {
  readonly id: string;
  readonly band: RiddleBand;
  readonly ask: string;
  readonly answer: string;
};
/** `also`: further accepted answers. `people` is a key of the book's peoples. */
export type Riddle = Entry & {
  readonly kind: 'riddle';
  readonly people: string;
  readonly also: readonly string[];
  readonly why?: string | undefined;
};
export type Joke = Entry & { readonly kind: 'joke' };
export type RiddleEntry = Riddle | Joke;

/** The people that tells a riddle, and its opening: one person calls, the others reply. */
export type People = {
  readonly name: string;
  readonly region: string;
  readonly call?: string | undefined;
  readonly reply?: string | undefined;
};

export type RiddleBook = {
  readonly peoples: Readonly<Record<string, People>>;
  readonly entries: readonly RiddleEntry[];
};

/** The band of a class by its name. Without a class it is the older band, as on other pages. */
export const bandOfGrade = (grade: string | null | undefined): RiddleBand =>
  (gradeByName(grade ?? '')?.id ?? 4) <= 3 ? 'P1 to P3' : 'P4 to P7';

/** Each region once, in the order of the file. */
export const regionsOf = ({ peoples }: RiddleBook): readonly string[] => [
  ...new Set(Object.values(peoples).map(({ region }) => region)),
];
