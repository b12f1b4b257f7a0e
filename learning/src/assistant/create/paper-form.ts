/** The form of the papers that end Primary 7, as UNEB sets them. A test of a class keeps it at its own length. */
import { subjectById } from '#catalogue/subjects.ts';

export type PaperForm = {
  /** Section A: short answers, each worth the same. */
  readonly short: { readonly count: number; readonly marks: number };
  /** Section B: answers in parts. Where every one is worth the same, `marks` says how much. */
  readonly long: { readonly count: number; readonly marks: number | null };
  /** How many parts a question of Section B has that is put together from short ones. */
  readonly parts: number;
  /** Whether a word of the unit may be asked for. */
  readonly asksWords: boolean;
  /** The time of the whole paper, which is out of 100. */
  readonly minutes: number;
  readonly rules: readonly string[];
};

const pen = 'Write with a blue or black pen. Use a pencil only for drawings and graphs.';
const neat = 'Write neatly. Cross out what is wrong with one line.';
const knowledge: PaperForm = {
  short: { count: 40, marks: 1 },
  long: { count: 15, marks: 4 },
  parts: 4,
  asksWords: true,
  minutes: 135,
  rules: [pen, neat],
};

const forms: Readonly<Record<string, PaperForm>> = {
  math: {
    short: { count: 20, marks: 2 },
    long: { count: 12, marks: null },
    parts: 2,
    asksWords: false,
    minutes: 150,
    rules: [pen, 'Show all your working in the space under the question. No calculators.'],
  },
  sst: knowledge,
  science: knowledge,
  english: {
    short: { count: 50, marks: 1 },
    long: { count: 5, marks: 10 },
    parts: 10,
    asksWords: true,
    minutes: 135,
    rules: [pen, 'In Section B answer in full sentences.', neat],
  },
};

const firstGradeInThisForm = 4;

/** Null below P4 and beyond the classroom: no examination stands behind those. */
export const paperFormOf = (gradeId: number | null, subjectId: number): PaperForm | null =>
  gradeId === null || gradeId < firstGradeInThisForm
    ? null
    : (forms[subjectById(subjectId)?.key ?? ''] ?? knowledge);

/** How many of `wanted` questions stand in Section B, in the proportion of the whole paper. */
export const longCount = ({ short, long }: PaperForm, wanted: number): number =>
  Math.max(1, Math.round((wanted * long.count) / (short.count + long.count)));

/** How long so many marks take at the pace of the examination, in steps of five minutes. */
export const minutesFor = ({ minutes }: PaperForm, marks: number): number =>
  Math.max(5, Math.round((marks * minutes) / 500) * 5);
