import type { Grade } from '@afrolearn/learning/catalogue/grades.ts';
import type { Subject } from '@afrolearn/learning/catalogue/subjects.ts';
import type { Unit } from '@afrolearn/learning/catalogue/units.ts';
import type { HomeTexts } from '@afrolearn/learning/growth/home-texts.ts';
import type { EntryType } from '@afrolearn/learning/lessons/ids.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import type { Misconception } from '@afrolearn/learning/quizzes/questions.ts';
import type { ToolWithContent } from '@afrolearn/learning/tools/registry.ts';

/** `items/{id}.json`. `hash` covers the content alone; `source` helps to locate a broken import. */
export type PackedEntry = { readonly hash: string; readonly source: string; readonly content: EntryContent };

export type ManifestEntry = {
  readonly id: string;
  readonly type: EntryType;
  readonly unitId: number;
  readonly title: string;
  readonly hash: string;
  /** Size of the file: about what it takes on a device. */
  readonly bytes: number;
  /** Size as it is sent, shown before a subject is downloaded. */
  readonly compressed: number;
};

/**
 * `manifests/7-science.json`, `manifests/beyond-money-smart.json`: what an offline copy of a subject needs.
 */
export type Manifest = {
  readonly hash: string;
  readonly gradeId: number | null;
  readonly subjectId: number;
  readonly bytes: number;
  readonly items: readonly ManifestEntry[];
};

/** `catalogue.json`: every unit and lesson; `written` lists the ids whose content is packed. */
export type Catalogue = {
  readonly grades: readonly Grade[];
  readonly subjects: readonly Subject[];
  readonly units: readonly (Unit & {
    readonly written: readonly string[];
    readonly readingTitles: Readonly<Record<number, string>>;
    /** The unit's family texts: for the server alone, not sent with lessons. */
    readonly home: HomeTexts;
  })[];
  readonly misconceptions: readonly Misconception[];
};

/** `drawings.json`: the bank, for the own lessons of teachers. */
export type PackedDrawing = {
  readonly name: string;
  readonly kind: string;
  readonly title: string;
  readonly svg: string;
};

/** `pack.json`: read first; if its hash is already known, the import skips everything else. */
export type Pack = {
  readonly format: 1;
  readonly hash: string;
  readonly licence: string;
  readonly catalogue: { readonly file: string; readonly hash: string };
  readonly drawings: { readonly file: string; readonly hash: string };
  /** `tools/{slug}.json`: the data of each study tool that has some. `hash` is that of the file. */
  readonly tools: readonly { readonly tool: ToolWithContent; readonly file: string; readonly hash: string }[];
  readonly manifests: readonly { readonly file: string; readonly hash: string; readonly items: number }[];
};
