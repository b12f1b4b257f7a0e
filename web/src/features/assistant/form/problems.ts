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
    // An emptied field gets the default.
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

/** Values that the makers would silently cut; shown to the teacher instead. */
export const problemsIn = (fields: Fields, values: AnyValues): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const problem = problemOf(field, values[name as FieldName]);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
