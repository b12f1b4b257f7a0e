/** The output of an assistant tool: a page of plain data that a teacher edits, prints and keeps. */

/** `lines` is the number of answer lines on paper; a question with `options` has none. */
export type PageQuestion = {
  readonly text: string;
  readonly options?: readonly string[];
  readonly marks?: number;
  readonly lines?: number;
};

export type PageCard = { readonly title: string; readonly lines: readonly string[] };

/** A row of drawings from the bank, each repeated, and the task for them on paper. */
export type PictureRow = {
  readonly task: string;
  readonly pictures: readonly { readonly drawing: string; readonly times: number }[];
  /** Adds a box for the answer. */
  readonly write?: true;
  /** Draws outlines only, for colouring. */
  readonly pale?: true;
  /** Words printed below, to match with a picture and trace. */
  readonly words?: readonly string[];
};

export type PageBlock =
  /** `teacher`: the section up to the next heading is left out of pupils' copies. */
  /** `sheet`: starts a new sheet of paper, for example for a form to fill in and file. */
  | { readonly kind: 'heading'; readonly text: string; readonly teacher?: true; readonly sheet?: true }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly lines: readonly string[] }
  /** Without a head the first cell of a row is its label. An empty cell is printed as a line to write on. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'questions'; readonly questions: readonly PageQuestion[] }
  /** For the teacher only: printed on its own page. */
  | { readonly kind: 'answers'; readonly lines: readonly string[] }
  /** Cards to cut out. */
  | { readonly kind: 'cards'; readonly cards: readonly PageCard[] }
  /** A chalkboard drawn in parts from left to right. */
  | { readonly kind: 'board'; readonly parts: readonly PageCard[] }
  | { readonly kind: 'pictures'; readonly rows: readonly PictureRow[] }
  /** Empty lines to write on. */
  | { readonly kind: 'writing'; readonly count: number };

/** The unit entry (`u400-l2`) or unit (`u400`) that was the page's source. */
export type MadeFrom = { readonly id: string; readonly title: string };

export type ToolPage = {
  readonly title: string;
  /** Short lines under the title: class, subject, date. */
  readonly about: readonly string[];
  readonly blocks: readonly PageBlock[];
  readonly madeFrom: readonly MadeFrom[];
  /** The teacher accepted a model's wording; the page says so, on paper too. */
  readonly modelWords?: true;
  /** The unit has fewer questions than the teacher asked for. Shown once, not stored with the page. */
  readonly fewer?: { readonly wanted: number; readonly written: number };
};

/** For tools that ask for a number: reports when there are fewer. */
export const counted = (wanted: number, written: number): Pick<ToolPage, 'fewer'> =>
  written < wanted ? { fewer: { wanted, written } } : {};

/** Limits of a page, far above a scheme of work for a long unit. */
export const pageLimits = {
  title: 200,
  about: 8,
  blocks: 120,
  /** Lines of a list, rows of a table, questions, cards. */
  lines: 200,
  columns: 14,
  text: 4000,
  /** One form value: long enough for the names of a large class. */
  value: 8000,
  cell: 1200,
  writing: 40,
  /** Repeats of one drawing in a row. */
  times: 20,
  madeFrom: 60,
} as const;

export const heading = (text: string): PageBlock => ({ kind: 'heading', text });
export const text = (words: string): PageBlock => ({ kind: 'text', text: words });
export const bullets = (lines: readonly string[]): PageBlock => ({ kind: 'list', ordered: false, lines });
export const numbers = (lines: readonly string[]): PageBlock => ({ kind: 'list', ordered: true, lines });
export const rowsOf = (rows: readonly (readonly [string, string])[]): PageBlock => ({
  kind: 'table',
  head: [],
  rows,
});

/** A heading with its blocks; empty when there are no blocks. */
export const section = (title: string, blocks: readonly PageBlock[]): readonly PageBlock[] =>
  blocks.length === 0 ? [] : [heading(title), ...blocks];

/** A teacher-only section. It follows the pupils' part, so that paper can be handed out. */
export const forTeacher = (blocks: readonly PageBlock[], title = 'For the teacher'): readonly PageBlock[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', text: title, teacher: true }, ...blocks];

export const marksOf = (block: PageBlock): number =>
  block.kind === 'questions' ? block.questions.reduce((sum, { marks }) => sum + (marks ?? 0), 0) : 0;

/** All words of a block, for searching and for tests. */
export const wordsOfBlock = (block: PageBlock): readonly string[] => {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [block.text];
    case 'list':
    case 'answers':
      return block.lines;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'questions':
      return block.questions.flatMap(({ text: asked, options }) => [asked, ...(options ?? [])]);
    case 'cards':
      return block.cards.flatMap(({ title, lines }) => [title, ...lines]);
    case 'board':
      return block.parts.flatMap(({ title, lines }) => [title, ...lines]);
    case 'pictures':
      return block.rows.flatMap(({ task, words = [] }) => [task, ...words]);
    case 'writing':
      return [];
  }
};
