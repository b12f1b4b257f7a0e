import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretsIn } from './secrets.ts';
import { allFiles, read, root } from './tree.ts';

const isText = (path: string) => !/\.(?:png|jpe?g|webp|woff2?|ico|pdf|gz|br|wasm)$/.test(path);

test('no file of the project holds a secret', () => {
  expect(allFiles.filter(isText).flatMap((path) => secretsIn({ path, source: read(path) }))).toEqual([]);
});

const hasHistory = existsSync(join(root, '.git'));
test.skipIf(!hasHistory)('nor did any, ever', () => {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 } as const;
  const history = execFileSync(
    'git',
    ['log', '--all', '-p', '--unified=0', '--no-color', '--no-ext-diff'],
    options,
  );
  expect(secretsIn({ path: 'history', source: history })).toEqual([]);
});

const built = ['api/dist', 'web/dist'].map((folder) => join(root, folder)).filter(existsSync);
test.skipIf(built.length === 0)('nothing that is built holds one', () => {
  const files = built.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isText(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(files.flatMap((path) => secretsIn({ path, source: readFileSync(path, 'utf8') }))).toEqual([]);
});

/* The pattern is put together from pieces, so that this file does not contain what it looks for. */
const planted: Readonly<Record<string, string>> = {
  'a private key': ['-----BEGIN', 'RSA', 'PRIVATE KEY-----'].join(' '),
  'a cloud access key': `key = "${'AKIA'}${'Q3EGRIFZ7XK2MNBP'}"`,
  'a cloud secret key': `aws_secret_access_key=${'wJalrXUtnFEMIK7MDENG'.repeat(2)}`,
  'a token of a code host': `${'ghp'}_${'a1B2c3D4e5F6'.repeat(3)}`,
  'a token of a chat service': `${'xoxb'}-1234567890-abcdef`,
  'a key of a payment service': `${'sk'}_live_${'4eC39HqLyjWDarjtT1zdp7dc'}`,
  'a key of a language model': `${'sk'}-proj-${'Ab1'.repeat(14)}`,
  'a Google key': `${'AIza'}${'SyD3x9'.repeat(6).slice(0, 35)}`,
  'a package token': `//host/:_authToken${'='}abcdefgh12345678`,
  'a signed token': ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTYifQ', 'c2lnbmF0dXJlLW9mLWEtdG9rZW4'].join(
    '.',
  ),
  'a password in an address': `postgres://${'afrolearn'}:${'hunter2hunter2'}@db.school.ug/main`,
};

test.each(Object.entries(planted))(
  'control: %s that is planted is found, and not repeated',
  (what, source) => {
    expect(secretsIn({ path: 'api/src/app.ts', source: `first line\n${source}` })).toEqual([
      `api/src/app.ts:2 holds ${what}`,
    ]);
  },
);
