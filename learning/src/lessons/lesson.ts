import type { GradeId } from '#catalogue/grades.ts';
import type { Level } from '#catalogue/levels.ts';
import type { Faith } from '#catalogue/units.ts';
import type { EntryId } from '#lessons/ids.ts';
import type { Block } from '#lessons/text.ts';
import type { Visual } from '#lessons/visuals.ts';
import type { Misconception, Question } from '#quizzes/questions.ts';

/** `name` appears on the seek bar; the narrations, in order, are the transcript. */
export type Scene = { readonly name: string; readonly narration: string; readonly visual: Visual };

/** `sw` is the Swahili word, which search uses, too. */
export type KeyTerm = { readonly term: string; readonly meaning: string; readonly sw?: string };

export type Figure = {
  readonly title: string;
  readonly svg: string;
  /**
   * The colours of its upper and lower edge (sky and earth, or wall and floor), which extend over the stage.
   */
  readonly grounds?: readonly [above: string, below: string] | undefined;
};

/** A sheet is our own printable page; a link leaves the app. */
export type Resource = { readonly id: string; readonly title: string; readonly description: string } & (
  | { readonly type: 'doc'; readonly sheet: readonly Block[] }
  | { readonly type: 'link'; readonly url: string }
);

type Home = {
  readonly id: EntryId;
  readonly unitId: number;
  readonly n: number;
  readonly title: string;
  readonly subjectId: number;
  readonly gradeId: GradeId | null;
  readonly level: Level;
  /** The named mistakes of its questions, added when packing so that help works offline. */
  readonly misconceptions?: readonly Misconception[];
};

/** The place of a lesson's activity: in the classroom, in the compound or field, or at home. */
export const activityPlaces = ['class', 'outside', 'home'] as const;
export type ActivityPlace = (typeof activityPlaces)[number];

export type Lesson = Home & {
  readonly type: 'video';
  readonly faith?: Faith;
  readonly overview: string;
  readonly explore: readonly Block[];
  readonly objectives: readonly string[];
  readonly keyTerms: readonly KeyTerm[];
  readonly scenes: readonly Scene[];
  readonly tryThis: readonly Block[];
  /** The place and minutes of `tryThis`; absent where its author gave none. */
  readonly activity?: { readonly place: ActivityPlace; readonly minutes: number };
  readonly quickCheck: readonly Question[];
  readonly remember: readonly string[];
  readonly talkAtHome: string;
  readonly resources: readonly Resource[];
  /** Every figure of the lesson, so that it works offline alone. */
  readonly figures: Readonly<Record<string, Figure>>;
};

export type Reading = Home & {
  readonly type: 'reading';
  readonly overview: string;
  readonly text: readonly Block[];
  /**
   * A shorter version of the story for slow readers of P4 to P7; texts of lower classes are short already.
   */
  readonly shortText?: readonly string[];
  readonly keyPoints: readonly string[];
  readonly quote: { readonly text: string; readonly from: string };
  readonly whyItMatters: string;
  readonly tryThis: readonly Block[];
  readonly keyTerms: readonly KeyTerm[];
  readonly quickCheck: readonly Question[];
  readonly figures: Readonly<Record<string, Figure>>;
};

export type Quiz = Home & {
  readonly type: 'quiz';
  readonly items: readonly Question[];
  readonly figures: Readonly<Record<string, Figure>>;
};

export type EntryContent = Lesson | Reading | Quiz;
