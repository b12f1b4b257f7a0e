/**
 * Generates values that a JSON schema of the OpenAPI document allows, or nearly allows: the server may have stricter
 * rules than the schema.
 */
import fc, { type Arbitrary } from 'fast-check';
import { friendly } from './hostile.ts';

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  pattern?: string;
  format?: string;
};

const aMoment = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })
  .map((at) => new Date(at).toISOString());

const byFormat: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid({ version: 4 }),
  email: fc.integer({ min: 1, max: 999_999 }).map((n) => `any${n}@home.ug`),
  'date-time': aMoment,
  date: aMoment.map((moment) => moment.slice(0, 10)),
  uri: fc.constantFrom('https://khanacademy.org/math', 'https://learn.school.ug/a?b=c'),
};

/* Some patterns use lookahead, which the string generator does not support. */
const matching = (pattern: string): Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  } catch {
    return friendly;
  }
};

const texts = ({ format, pattern, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> => {
  const known = format === undefined ? undefined : byFormat[format];
  if (known !== undefined) return known;
  if (pattern !== undefined) return fc.oneof({ weight: 3, arbitrary: matching(pattern) }, friendly);
  const long = Math.min(maxLength, Math.max(minLength, 60));
  const any = fc.string({ unit: 'grapheme', minLength, maxLength: long });
  return fc.oneof({ weight: 3, arbitrary: friendly }, any);
};

const bounded = (schema: Schema) => ({
  low: schema.minimum ?? (schema.exclusiveMinimum === undefined ? -50 : schema.exclusiveMinimum + 1),
  high: schema.maximum ?? (schema.exclusiveMaximum === undefined ? 5000 : schema.exclusiveMaximum - 1),
});

const numbers = (schema: Schema, whole: boolean): Arbitrary<number> => {
  const { low, high } = bounded(schema);
  const max = Math.max(low, high);
  if (whole) {
    const [least, most] = [Math.ceil(low), Math.floor(max)];
    // Small numbers are likely to be existing ids and positions.
    const small = fc.integer({ min: least, max: Math.min(most, Math.max(least, 10)) });
    return fc.oneof(small, fc.integer({ min: least, max: most }));
  }
  return fc.double({ min: low, max, noNaN: true });
};

const objects = (schema: Schema, deep: number): Arbitrary<unknown> => {
  const { properties = {}, required = [] } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, fromSchema(one, deep - 1)]),
  );
  const listed = fc.record(model, { requiredKeys: required.filter((name) => Object.hasOwn(model, name)) });
  const more = schema.additionalProperties;
  if (typeof more !== 'object') return listed;
  const names = schema.propertyNames === undefined ? friendly : texts(schema.propertyNames);
  const open = fc.dictionary(
    schema.propertyNames?.enum === undefined
      ? names
      : fc.constantFrom(...(schema.propertyNames.enum as string[])),
    fromSchema(more, deep - 1),
    { maxKeys: 4 },
  );
  return fc.tuple(open, listed).map(([others, own]) => ({ ...others, ...own }));
};

const lists = (schema: Schema, deep: number): Arbitrary<unknown> => {
  if (schema.prefixItems !== undefined)
    return fc.tuple(...schema.prefixItems.map((one) => fromSchema(one, deep - 1)));
  const { minItems = 0, maxItems = 5 } = schema;
  const maxLength = Math.max(minItems, Math.min(maxItems, 5));
  return fc.array(fromSchema(schema.items ?? {}, deep - 1), { minLength: minItems, maxLength });
};

const ofType = (schema: Schema, type: string, deep: number): Arbitrary<unknown> => {
  if (type === 'string') return texts(schema);
  if (type === 'integer' || type === 'number') return numbers(schema, type === 'integer');
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return type === 'array' ? lists(schema, deep) : objects(schema, deep);
};

export const fromSchema = (schema: Schema, deep = 6): Arbitrary<unknown> => {
  if (deep <= 0) return fc.constant(null);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const one = schema.anyOf ?? schema.oneOf;
  if (one !== undefined) return fc.oneof(...one.map((choice) => fromSchema(choice, deep)));
  if (schema.allOf !== undefined)
    return fromSchema(Object.assign({}, ...schema.allOf, { allOf: undefined }) as Schema, deep);
  const { type } = schema;
  if (type === undefined) return fc.jsonValue({ maxDepth: 3 });
  const types = typeof type === 'string' ? [type] : type;
  return fc.oneof(...types.map((name) => ofType(schema, name, deep)));
};
