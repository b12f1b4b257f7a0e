/** Sorts and displays people by name. */
import { studentId } from './roles.ts';

type Named = { readonly id: number; readonly name: string };

const keyOf = (name: string): string => name.trim().toLowerCase();

/** By name, ignoring case; of two with one name the older account first. */
export const byName = (one: Named, other: Named): number => {
  const [a, b] = [keyOf(one.name), keyOf(other.name)];
  if (a === b) return one.id - other.id;
  return a < b ? -1 : 1;
};

/** Display names for a list: people with the same name get their student ID added. */
export const distinctNames = (people: readonly Named[]): ReadonlyMap<number, string> => {
  const idsOf = new Map<string, Set<number>>();
  for (const { id, name } of people) idsOf.set(keyOf(name), (idsOf.get(keyOf(name)) ?? new Set()).add(id));
  return new Map(
    people.map(({ id, name }) => [
      id,
      (idsOf.get(keyOf(name))?.size ?? 0) > 1 ? `${name} ${studentId(id)}` : name,
    ]),
  );
};
