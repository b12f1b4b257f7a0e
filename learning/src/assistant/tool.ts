/**
 * Defines a tool of the assistant: its form and its page maker. Makers use no clock and no randomness: a draw
 * is passed in. The tools of a group are one list, such as `plan/plan-tools.ts`, which is loaded when one of
 * them is opened.
 */
import { frameOf } from '#assistant/frames.ts';
import type { ToolPage } from '#assistant/page.ts';
import type { ClassFigures, UnitHead, UnitOutline, UnitSource } from '#assistant/source.ts';
import { groupOfTool, type ToolGroup, type ToolId } from '#assistant/tools.ts';
import type { Lesson } from '#lessons/lesson.ts';

/** The closed list of form fields: each has its words in every language. */
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

/** A date is a day such as `2026-03-10`, or empty. `lines` is multi-line text. */
export type Field =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly usual: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly usual: string }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'lines'; readonly most: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'yes'; readonly usual: boolean }
  /** A choice from the sources, such as a mistake of the lesson, listed by the tool's `picks`. */
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

/** One option of a `pick` field; the first is the default. */
export type Offer = { readonly value: string; readonly label: string };

/** The input of a tool. A lesson always comes with its unit. */
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
  /** Whether the tool can use a unit, judged from its list entry; every unit fits without it. */
  readonly fits?: (unit: UnitHead) => boolean;
  /** Empty where the sources are missing. */
  readonly picks?: (facts: AnyFacts) => readonly Offer[];
  /** Makes a page of a unit that has titles only; the page says what is missing. */
  readonly outline?: (unit: UnitOutline, values: AnyValues) => ToolPage | null;
  /**
   * Default values of a new form by the school calendar: of the term with this number, or of the day's term.
   */
  readonly begins?: Begins;
  /**
   * Pure: the same input always gives the same page. Null where the sources are missing or have nothing for
   * it.
   */
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

/** Completes a form: every field gets a value within its bounds. */
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
      // `has` and `completeValues` have checked exactly what these types claim.
      has(facts, needs)
        ? make(facts as unknown as Facts<S>, completeValues(fields, values) as unknown as ValuesOf<F>)
        : null,
  };
};
