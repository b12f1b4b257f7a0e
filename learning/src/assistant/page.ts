/** What a tool of the assistant makes: a page of plain data, which a teacher changes, prints and keeps. */

/** `lines` is how many lines are left for the answer on paper; with `options` there are none. */
export type PageQuestion = {
  readonly text: string;
  readonly options?: readonly string[];
  readonly marks?: number;
  readonly lines?: number;
};

export type PageCard = { readonly title: string; readonly lines: readonly string[] };

/** Drawings of the bank in a row, each so many times, and what is to be done with them on paper. */
export type PictureRow = {
  readonly task: string;
  readonly pictures: readonly { readonly drawing: string; readonly times: number }[];
  /** A box for the answer. */
  readonly write?: true;
  /** Only their lines, to be coloured. */
  readonly pale?: true;
  /** Stand below, to be joined with a picture and traced. */
  readonly words?: readonly string[];
};

export type PageBlock =
  /** `teacher`: what follows, up to the next heading, is never on the copy of a pupil. */
  /** `sheet`: begins a sheet of its own on paper, such as a form that is filled in and put away. */
  | { readonly kind: 'heading'; readonly text: string; readonly teacher?: true; readonly sheet?: true }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly lines: readonly string[] }
  /** Without a head the first cell of a row names it, and an empty cell is a line to write on. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'questions'; readonly questions: readonly PageQuestion[] }
  /** For the teacher only: it is printed on a page of its own. */
  | { readonly kind: 'answers'; readonly lines: readonly string[] }
  /** To cut out. */
  | { readonly kind: 'cards'; readonly cards: readonly PageCard[] }
  /** A chalkboard, drawn in parts from left to right. */
  | { readonly kind: 'board'; readonly parts: readonly PageCard[] }
  | { readonly kind: 'pictures'; readonly rows: readonly PictureRow[] }
  /** Empty lines to write on. */
  | { readonly kind: 'writing'; readonly count: number };

/** A unit entry (`u400-l2`) or a unit (`u400`) that the page was made from. */
export type MadeFrom = { readonly id: string; readonly title: string };

export type ToolPage = {
  readonly title: string;
  /** Short lines under the title: class, subject, day. */
  readonly about: readonly string[];
  readonly blocks: readonly PageBlock[];
  readonly madeFrom: readonly MadeFrom[];
  /** A teacher took words over that a model had suggested; the page says so, on paper too. */
  readonly modelWords?: true;
  /** Fewer questions were written than the teacher asked for. It is said once, and not kept with the page. */
  readonly fewer?: { readonly wanted: number; readonly written: number };
};

/** For a tool that is asked for a number: what it could not give is said plainly. */
export const counted = (wanted: number, written: number): Pick<ToolPage, 'fewer'> =>
  written < wanted ? { fewer: { wanted, written } } : {};

/** What a page may hold: a scheme of work of a long unit is far below it. */
export const pageLimits = {
  title: 200,
  about: 8,
  blocks: 120,
  /** Lines of a list, rows of a table, questions, cards. */
  lines: 200,
  columns: 14,
  text: 4000,
  /** One value of a form: the names of a large class. */
  value: 8000,
  cell: 1200,
  writing: 40,
  /** Of one drawing in a row. */
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

/** A heading and what follows it; nothing at all where nothing follows. */
export const section = (title: string, blocks: readonly PageBlock[]): readonly PageBlock[] =>
  blocks.length === 0 ? [] : [heading(title), ...blocks];

/** A section that only the teacher reads; it stands behind what pupils get, so that paper can be given out. */
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
