/**
 * The floors of the server, as `api/src/slices.ts` lists them: slices import only from lower floors, so that no two need
 * each other. And no circle of imports anywhere.
 */
import { importsOf, parseFile } from './parse.ts';
import { follow, type Place, placeOf } from './places.ts';
import { isTest, read, type SourceFile } from './tree.ts';

const list = 'api/src/slices.ts';

/** The folders of the slices, floor by floor: read from the text, because importing the list would start the server. */
export const floorsIn = (source: string): readonly (readonly string[])[] => {
  const { program } = parseFile({ path: list, source });
  const folders = new Map<string, string>();
  for (const node of program.body)
    if (node.type === 'ImportDeclaration')
      for (const { local } of node.specifiers)
        folders.set(local.name, /^#features\/([\w-]+)\/slice\.ts$/.exec(node.source.value)?.[1] ?? '');
  const [, array = ''] = /const floors = \[(.*?)\n\] as const;/s.exec(source) ?? [];
  const rows = array.replaceAll(/\/\/.*$/gm, '').match(/\[[^\]]*\]/g) ?? [];
  return rows.map((row) => (row.match(/\w+/g) ?? []).map((name) => folders.get(name) ?? name));
};

export const floors = floorsIn(read(list));

const floorOf = (slice: string): number => floors.findIndex((floor) => floor.includes(slice));

const isSlice = ({ room, layer, slice }: Place) => room === 'api' && layer === 'features' && slice !== '';

/** Imports of a slice that do not lead downwards, and slices that are on no floor. */
export const floorProblems = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap((file) => {
    const from = placeOf(file.path);
    if (!isSlice(from) || isTest(file.path)) return [];
    if (floorOf(from.slice) === -1)
      return [`${file.path}: the slice ${from.slice} stands on no floor (api/src/slices.ts)`];
    return importsOf(file).flatMap((one) => {
      const to = follow(from, one.from);
      if ('package' in to || !isSlice(to) || to.slice === from.slice) return [];
      if (floorOf(to.slice) < floorOf(from.slice)) return [];
      return [`${file.path}:${one.line} imports ${one.from}: ${to.slice} does not stand below ${from.slice}`];
    });
  });

/** Floors that list a missing slice, or one twice. */
export const idleFloors = (files: readonly SourceFile[]): readonly string[] => {
  const there = new Set(
    files
      .map(({ path }) => placeOf(path))
      .filter(isSlice)
      .map(({ slice }) => slice),
  );
  const named = floors.flat();
  return named.filter((slice, place) => !there.has(slice) || named.indexOf(slice) !== place);
};

/**
 * Type imports that may close a circle, and why. A call names its refusals from a fixed list, and each area of the
 * contract defines its part of that list beside its calls. Without this exception the list or the areas would have to
 * be split.
 */
const mayClose: ReadonlySet<string> = new Set(['contract/src/define.ts -> contract/src/refusals.ts']);

/** Files that import themselves through other files, types included: each circle once, from its first file. */
export const circles = (files: readonly SourceFile[]): readonly string[] => {
  const paths = new Set(files.map(({ path }) => path));
  const next = new Map(
    files.map((file): [string, string[]] => {
      const from = placeOf(file.path);
      const targets = importsOf(file).flatMap((one) => {
        const to = follow(from, one.from);
        if (one.lazy || 'package' in to || !paths.has(to.path)) return [];
        return one.typeOnly && mayClose.has(`${file.path} -> ${to.path}`) ? [] : [to.path];
      });
      return [file.path, [...new Set(targets)]];
    }),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start !== -1) {
      found.push([...trail.slice(start), path].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const target of next.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) walk(path, []);
  return found;
};
