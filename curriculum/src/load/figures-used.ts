import type { Figure } from '@afrolearn/learning/lessons/lesson.ts';
import type { Source } from '#findings.ts';
import { groundsOf } from '#load/grounds.ts';
import type { Place } from '#load/place.ts';

type Use = { readonly name: string; readonly path: string };

/** Figures are referenced by `figure` fields anywhere: in visuals, columns, blocks and questions. */
const usesIn = (value: unknown, path: string): readonly Use[] => {
  if (Array.isArray(value)) return value.flatMap((entry, index) => usesIn(entry, join(path, index)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'figure' && typeof entry === 'string'
      ? [{ name: entry, path: join(path, key) }]
      : usesIn(entry, join(path, key)),
  );
};

const join = (path: string, key: string | number): string => (path === '' ? `${key}` : `${path}.${key}`);

/** All figures of a content by name, so that it needs no other file. */
export const figuresUsed = (
  content: object,
  source: Source,
  place: Place,
): Readonly<Record<string, Figure>> => {
  const found = new Map<string, Figure>();
  for (const { name, path } of usesIn(content, '')) {
    const figure = place.figure(name);
    if (figure) {
      const { title, svg } = figure;
      const grounds = groundsOf(svg);
      found.set(name, grounds === undefined ? { title, svg } : { title, svg, grounds });
    } else
      place.tell(
        source,
        path,
        `There is no figure '${name}'; look for it in the bank (npm run content -- --figures), put it together in the unit's figures.yaml, or draw figures/${name}.svg in the unit's folder.`,
      );
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
};
