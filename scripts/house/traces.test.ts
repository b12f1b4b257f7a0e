import { expect, test } from 'vitest';
import { tracesIn } from './traces.ts';
import { allFiles, read } from './tree.ts';

const isPicture = (path: string) => /\.(?:png|jpe?g|webp|woff2?|ico|pdf|gz|br)$/.test(path);

test('no file names a machine, a mirror or a neighbouring folder', () => {
  const files = allFiles.filter((path) => !isPicture(path));
  expect(files.flatMap((path) => tracesIn({ path, source: read(path) }))).toEqual([]);
});

/* The pattern is put together from pieces, so that this file does not contain what it looks for. */
const path = (...parts: string[]) => parts.join('/');
const host = (...parts: string[]) => parts.join('.');

test.each([
  `see ${path('..', 'shared', 'design')}`,
  `cd ${path('', 'home', 'akello', 'project')}`,
  `import x from '${path('', 'work', 'main')}'`,
  `"resolved": "https://${host('registry', 'example', 'org')}/x.tgz"`,
  `https://www.${host('npmjs', 'com')}/package/x`,
])('a planted trace is told: %s', (source) => {
  expect(tracesIn({ path: 'docs/map.md', source })).toHaveLength(1);
});

test.each(['GET /homework/list', "open('/join-class')", '/var/lib/afrolearn', 'learners work/home balance'])(
  'no trace: %s',
  (source) => {
    expect(tracesIn({ path: 'docs/map.md', source })).toEqual([]);
  },
);
