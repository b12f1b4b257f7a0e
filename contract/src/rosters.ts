import { columnKinds, columnUses } from '@afrolearn/learning/rosters/columns.ts';
import { mostLines } from '@afrolearn/learning/rosters/understand.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { Handed, IssuedCard, SecretKind } from './families.ts';
import { fault } from './faults.ts';
import { Id } from './values.ts';

const cell = (most: number) =>
  z.string(fault('request/check')).max(most, fault('text/too-many-letters', { most }));

/** A line of the sheet with the teacher's decisions. */
const RosterRow = z.object({
  line: z.int().min(1).max(100_000),
  raw: cell(2000).default(''),
  name: cell(500),
  className: cell(200).default(''),
  grade: cell(100).default(''),
  number: cell(64).default(''),
  secret: cell(60).default(''),
  role: cell(60).default(''),
  status: cell(60).default(''),
  /** Unexpected text in an ignored column. */
  odd: cell(500).default(''),
  classId: Id.optional(),
  sure: z.boolean().optional(),
  same: Id.optional(),
  /** The letter after the name is part of it. */
  whole: z.boolean().optional(),
});
export type RosterRow = z.infer<typeof RosterRow>;

const Rows = z
  .array(RosterRow, fault('roster/nothing'))
  .min(1, fault('roster/nothing'))
  .max(mostLines, fault('roster/too-many', { most: mostLines }));

const ForAll = {
  /** The default class of lines without one. */
  classId: Id.optional(),
  secret: Handed,
};

const KnownPupil = z.object({ id: Id, name: z.string(), studentId: z.string(), classId: Id.nullable() });

const CheckedLine = z.object({
  row: RosterRow,
  name: z.string(),
  classId: Id.nullable(),
  className: z.string(),
  secret: SecretKind,
  same: KnownPupil.nullable(),
  problems: z.array(
    z.object({
      column: z.enum(['name', 'class', 'grade', 'number', 'secret', 'role', 'status']),
      /** 'fix': must be changed. 'decide': `sure` or `same` answers it. */
      kind: z.enum(['fix', 'decide']),
      /** The kind of problem, for a page that offers an answer. */
      key: z.string(),
      text: z.string(),
      pupil: KnownPupil.optional(),
    }),
  ),
});
export type CheckedLine = z.infer<typeof CheckedLine>;

const SheetColumn = z.object({
  heading: z.string(),
  /** The first distinct cells, to help choose the column's use. */
  samples: z.array(z.string()),
  /** Recognised by its cells. Sex, ages, birth dates and index numbers are dropped and never stored. */
  kind: z.enum(columnKinds),
  use: z.enum(columnUses),
});
export type SheetColumn = z.infer<typeof SheetColumn>;

const RosterCard = IssuedCard.extend({ className: z.string(), line: z.int() });
export type RosterCard = z.infer<typeof RosterCard>;

const Imported = z.object({
  /** The list was already imported: no account was made again, and no card can be shown again. */
  repeated: z.boolean(),
  cards: z.array(RosterCard),
  moved: z.array(z.object({ id: Id, name: z.string(), className: z.string() })),
});

export const rostersRefusals = {
  'rosters/problems': {
    status: 409,
    text: 'Something has changed since the check, so nobody was added. Please check the lines again.',
  },
} as const satisfies Refusals;

/* Three hundred lines with long cells. */
const limitBytes = 256 * 1024;

export const rosters = defineCalls({
  'GET /rosters/classes': {
    says: 'The classes to which this teacher may add pupils; for the administrator all of the school.',
    access: 'teacher',
    reply: z.array(z.object({ id: Id, name: z.string(), grade: z.string(), teacher: z.string() })),
    refusals: ['children/not-verified'],
  },
  'POST /rosters/check': {
    says: 'A dry run of a list: how each line is understood and every problem, by line and column. Nothing is saved.',
    access: 'teacher',
    body: z
      .object({
        /** Names, a sheet or a OneRoster users.csv, pasted or read from a file … */
        text: z.string().max(65_536, fault('text/too-long')).optional(),
        /** The use of each column, where the teacher chose it. */
        columns: z.array(z.enum(columnUses)).max(100).optional(),
        /** … or its corrected lines. */
        rows: Rows.optional(),
        ...ForAll,
      })
      .superRefine(({ text, rows }, context) => {
        if ((text === undefined || text.trim() === '') && rows === undefined)
          context.addIssue({ code: 'custom', path: ['text'], message: fault('roster/nothing') });
      }),
    limitBytes,
    reply: z.object({
      shape: z.enum(['names', 'sheet', 'oneroster']),
      /** For a text; absent when lines were sent. */
      columns: z.array(SheetColumn),
      lines: z.array(CheckedLine),
    }),
    refusals: ['children/not-verified'],
  },
  'POST /rosters/imports': {
    says: 'Adds all lines together or none. Cards are in this answer and never again; the same id makes nobody twice.',
    access: 'teacher',
    body: z.object({ id: z.uuid(), rows: Rows, ...ForAll }),
    limitBytes,
    reply: Imported,
    status: 201,
    refusals: ['children/not-verified', 'children/class-full', 'rosters/problems'],
  },
  'POST /rosters/imports/:id/cards': {
    says: 'New cards for those whom an own list made, where the answer with the first ones was lost.',
    access: 'teacher',
    params: z.object({ id: z.uuid() }),
    reply: z.array(RosterCard),
    refusals: ['children/not-verified'],
  },
});
