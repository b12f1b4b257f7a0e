/** The form of UNEB's Primary 7 papers. A class test keeps this form at its own length. */
import { subjectById } from '#catalogue/subjects.ts';

export type PaperForm = {
  /** Section A: short answers, each worth the same. */
  readonly short: { readonly count: number; readonly marks: number };
  /** Section B: answers in parts. `marks` is set where every question is worth the same. */
  readonly long: { readonly count: number; readonly marks: number | null };
  /** The number of parts in a Section B question that is built from short ones. */
  readonly parts: number;
  /** Whether the paper may ask for the meaning of a word. */
  readonly asksWords: boolean;
  /** The time for the whole paper of 100 marks. */
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

/** Null below P4 and beyond the classroom, where there is no such examination. */
export const paperFormOf = (gradeId: number | null, subjectId: number): PaperForm | null =>
  gradeId === null || gradeId < firstGradeInThisForm
    ? null
    : (forms[subjectById(subjectId)?.key ?? ''] ?? knowledge);

/** How many of `wanted` questions belong in Section B, in the proportion of the full paper. */
export const longCount = ({ short, long }: PaperForm, wanted: number): number =>
  Math.max(1, Math.round((wanted * long.count) / (short.count + long.count)));

/** The minutes for this many marks at the pace of the examination, rounded to five minutes. */
export const minutesFor = ({ minutes }: PaperForm, marks: number): number =>
  Math.max(5, Math.round((marks * minutes) / 500) * 5);
