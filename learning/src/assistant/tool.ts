/**
 * A tool of the assistant: what it asks for, and how it makes a page. No clock and no chance: a draw is passed in.
 * The makers of a group are one list, `plan/plan-tools.ts`, which a page loads when a tool of the group is opened.
 */
import { frameOf } from '#assistant/frames.ts';
import type { ToolPage } from '#assistant/page.ts';
import type { ClassFigures, UnitHead, UnitOutline, UnitSource } from '#assistant/source.ts';
import { groupOfTool, type ToolGroup, type ToolId } from '#assistant/tools.ts';
import type { Lesson } from '#lessons/lesson.ts';

/** The closed list of what a form can ask for: each has its words in every language. */
export const fieldNames = [
  'className',
  'pupils',
  'minutes',
  'date',
  'week',
  'weeks',
  'periods',
  'term',
  'starts',
  'events',
  'haves',
  'questions',
  'place',
  'copies',
  'layout',
  'reading',
  'grade',
  'topic',
  'operation',
  'language',
  'learnerName',
  'groups',
  'need',
  'mistake',
  'names',
  'occasion',
  'sender',
  'school',
  'concern',
  'situation',
  'marks',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Dates are days, `2026-03-10`, or empty. `lines` is a text of several lines. */
export type Field =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly usual: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly usual: string }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'lines'; readonly most: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'yes'; readonly usual: boolean }
  /** One of what the sources hold, such as a mistake of the lesson: the tool's `picks` lists them. */
  | { readonly kind: 'pick' };

export type Fields = Readonly<Partial<Record<FieldName, Field>>>;

type ValueOf<F> = F extends { readonly kind: 'number' }
  ? number
  : F extends { readonly kind: 'yes' }
    ? boolean
    : F extends { readonly kind: 'choice'; readonly choices: readonly (infer One)[] }
      ? One
      : string;
export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]-?: ValueOf<NonNullable<F[Name]>> };
export type AnyValues = Readonly<Partial<Record<FieldName, string | number | boolean>>>;

/** What a field of the kind `pick` offers; the first is taken where nothing is chosen. */
export type Offer = { readonly value: string; readonly label: string };

/** What a tool is made from. A lesson always comes with its unit. */
type Sources = {
  readonly unit: { readonly unit: UnitSource };
  readonly lesson: { readonly unit: UnitSource; readonly lesson: Lesson };
  readonly class: { readonly figures: ClassFigures };
};
export type SourceName = keyof Sources;

type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void
  ? All
  : never;
export type Facts<S extends SourceName> = { readonly draw: number } & ([S] extends [never]
  ? unknown
  : Together<Sources[S]>);
export type AnyFacts = {
  readonly draw: number;
  readonly unit?: UnitSource;
  readonly lesson?: Lesson;
  readonly figures?: ClassFigures;
};

type Begins = (today: string, term: number | null) => AnyValues;

export type Tool = {
  readonly id: ToolId;
  readonly group: ToolGroup;
  readonly needs: readonly SourceName[];
  readonly fields: Fields;
  /** Whether a unit is any use to the tool, by its card alone; all are where this is absent. */
  readonly fits?: (unit: UnitHead) => boolean;
  /** Nothing where the sources are missing. */
  readonly picks?: (facts: AnyFacts) => readonly Offer[];
  /** What it can still make of a unit that is titles only, each tool that needs one; the page says what is missing. */
  readonly outline?: (unit: UnitOutline, values: AnyValues) => ToolPage | null;
  /** What a new form begins with on a day, by the calendar: of the term with this number, or of that of the day. */
  readonly begins?: Begins;
  /** The same input gives the same page for ever. Null where the sources are missing or hold nothing for it. */
  readonly make: (facts: AnyFacts, values: AnyValues) => ToolPage | null;
};

type Definition<S extends SourceName, F extends Fields> = {
  readonly id: ToolId;
  readonly needs: readonly S[];
  readonly fields: F;
  readonly fits?: (unit: UnitHead) => boolean;
  readonly picks?: (facts: Facts<S>) => readonly Offer[];
  readonly begins?: Begins;
  readonly outline?: (unit: UnitOutline, values: ValuesOf<F>) => ToolPage;
  readonly make: (facts: Facts<S>, values: ValuesOf<F>) => ToolPage | null;
};

const valueWithin = (
  field: Field,
  given: string | number | boolean | undefined,
): string | number | boolean => {
  switch (field.kind) {
    case 'number': {
      const number = typeof given === 'number' && Number.isFinite(given) ? Math.round(given) : field.usual;
      return Math.min(field.most, Math.max(field.least, number));
    }
    case 'choice':
      return field.choices.find((choice) => choice === given) ?? field.usual;
    case 'yes':
      return typeof given === 'boolean' ? given : field.usual;
    case 'date':
      return typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : '';
    default:
      return typeof given === 'string' ? given.trim().slice(0, field.kind === 'pick' ? 80 : field.most) : '';
  }
};

/** What the form starts with, and what a maker gets: every field has a value within its bounds. */
export const completeValues = (fields: Fields, given: AnyValues = {}): AnyValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueWithin(field, given[name as FieldName])]),
  );

const has = (facts: AnyFacts, needs: readonly SourceName[]): boolean =>
  needs.every((need) => {
    if (need === 'class') return facts.figures !== undefined;
    if (facts.unit === undefined || facts.unit.lessons.length === 0) return false;
    return need === 'unit' || (facts.lesson !== undefined && facts.lesson.unitId === facts.unit.id);
  });

export const defineTool = <const S extends SourceName, const F extends Fields>(
  definition: Definition<S, F>,
): Tool => {
  const { id, needs, fields, fits, picks, begins, outline, make } = definition;
  const needsUnit = needs.some((need) => need === 'unit' || need === 'lesson');
  return {
    id,
    group: groupOfTool(id),
    needs,
    fields,
    ...(fits === undefined ? {} : { fits }),
    ...(begins === undefined ? {} : { begins }),
    ...(needsUnit
      ? {
          outline: (unit, values) =>
            outline === undefined
              ? frameOf(id, unit)
              : outline(unit, completeValues(fields, values) as unknown as ValuesOf<F>),
        }
      : {}),
    ...(picks === undefined
      ? {}
      : { picks: (facts) => (has(facts, needs) ? picks(facts as unknown as Facts<S>) : []) }),
    make: (facts, values) =>
      // `has` and `completeValues` made sure of exactly what these types say.
      has(facts, needs)
        ? make(facts as unknown as Facts<S>, completeValues(fields, values) as unknown as ValuesOf<F>)
        : null,
  };
};
