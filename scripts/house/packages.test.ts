/** We install exactly what was tested: exact versions, the same in every room, from any mirror. */
import { expect, test } from 'vitest';
import { allFiles, read } from './tree.ts';

type Package = {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
};

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const packages = allFiles
  .filter((path) => /^(?:[\w-]+\/)?package\.json$/.test(path))
  .map((path) => ({ path, json: JSON.parse(read(path)) as Package }));

const wanted = packages.flatMap(({ path, json }) =>
  Object.entries({ ...json.dependencies, ...json.devDependencies, ...json.overrides }).map(
    ([name, version]) => ({ path, name, version }),
  ),
);

test('every room is a workspace with a package of its own', () => {
  const rooms = JSON.parse(read('package.json')) as Package;
  const found = packages
    .map(({ path }) => path.replace(/\/?package\.json$/, ''))
    .filter((room) => room !== '');
  expect(found).toEqual([...(rooms.workspaces ?? [])].sort());
});

test('every version is exact; a room of ours is any', () => {
  expect(wanted.length).toBeGreaterThan(20);
  const loose = wanted.filter(({ name, version }) =>
    name.startsWith('@afrolearn/') ? version !== '*' : !exact.test(version),
  );
  expect(loose).toEqual([]);
});

test('one package has one version in all rooms', () => {
  const versions = new Map<string, Set<string>>();
  for (const { name, version } of wanted) versions.set(name, (versions.get(name) ?? new Set()).add(version));
  expect([...versions].filter(([, all]) => all.size > 1)).toEqual([]);
});

test('the lock file names no place to download from', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { resolved?: string; link?: boolean; integrity?: string }>;
  };
  const entries = Object.entries(lock.packages);
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter(([, { resolved, link }]) => resolved !== undefined && link !== true)).toEqual([]);
});
