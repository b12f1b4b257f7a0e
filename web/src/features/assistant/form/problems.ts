import type { AnyValues, FieldName, Fields } from '@afrolearn/learning/assistant/tool.ts';

export type Problem =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'long'; readonly most: number; readonly count: number };
export type Problems = Readonly<Partial<Record<FieldName, Problem>>>;

const problemOf = (
  field: NonNullable<Fields[FieldName]>,
  value: AnyValues[FieldName],
): Problem | undefined => {
  if (field.kind === 'number' && typeof value === 'number') {
    // A field that was emptied gets the usual number.
    const fits =
      Number.isNaN(value) || (Number.isInteger(value) && value >= field.least && value <= field.most);
    return fits ? undefined : { kind: 'number', least: field.least, most: field.most };
  }
  if ((field.kind === 'text' || field.kind === 'lines') && typeof value === 'string') {
    const count = value.trim().length;
    return count <= field.most ? undefined : { kind: 'long', most: field.most, count };
  }
  return undefined;
};

/** What a form cannot use as it was typed. The makers would cut it in silence; a teacher mends it. */
export const problemsIn = (fields: Fields, values: AnyValues): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const problem = problemOf(field, values[name as FieldName]);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
