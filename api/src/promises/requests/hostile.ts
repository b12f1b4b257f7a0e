/**
 * Input that no form sends but an attacker or a broken phone may. Every text contains a word that no log may contain.
 */
import fc, { type Arbitrary } from 'fast-check';
import { scripts, sqlPayloads, unicode } from '#testing/bad-values.ts';

/** A unique word for all generated texts: wherever it is found, it came from a request. */
export const childsWord = 'zqkawunyamwezi';

export const friendly: Arbitrary<string> = fc.constantFrom(
  'Akello Grace',
  `my ${childsWord}`,
  'electricity',
  'Primary 4',
  'Science',
  'u400-l1',
  'unit:400',
  '7',
  'Africa/Kampala',
);

/* Each of these once caused a 500 here, or does so in many other servers. */
const turns: readonly string[] = [
  '2½',
  'ŉ hond',
  '⑴⑴',
  '\u0000',
  '\ud800',
  '\udc00x',
  '😀',
  '%',
  '%00',
  '%ff',
  '%2e%2e%2f',
  '..',
  '0x1F',
  '0b1',
  '1e3',
  '-1',
  '00007',
  '9007199254740993',
  '99999999999999999999999999',
  'NaN',
  '٣',
  '\u202e',
  "'",
  '"',
  '\\',
  '&|!:*()<->',
  ':*',
  '__proto__',
  'constructor',
  'null',
  'true',
  '',
  ' ',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
];

const marked = (text: string) => `${text} ${childsWord}`;

export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...turns),
  fc.constantFrom(...turns).map(marked),
  fc.constantFrom(...Object.values(unicode), ...Object.values(scripts)).map(marked),
  fc.constantFrom(...sqlPayloads).map(marked),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(101, 1000, 20_000).map((size) => 'a'.repeat(size)),
  fc.constantFrom(300, 5000).map((size) => '½\u0301'.repeat(size)),
);

const deepList = (depth: number): unknown => {
  let value: unknown = childsWord;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom(0, -0, -1, 0.5, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MAX_VALUE, 5e-324),
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: 1, valueOf: 1 }),
  fc.constantFrom(50, 1000).map(deepList),
  fc.constantFrom(1000, 9000).map((size) => Array.from({ length: size }, () => 0)),
  fc.jsonValue({ maxDepth: 4 }),
);

/* Deeper than a parser's stack. Written by hand, because JSON.stringify would need that stack too. */
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nestedObjects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Bodies that are not JSON, or JSON that no JavaScript object can represent. */
export const brokenBody: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"a":1,"a":2}',
    '{"__proto__":{"administrator":true}}',
    '{"constructor":{"prototype":{}}}',
    '\ufeff{}',
    '{"a":"\ud800"}',
    '{"a":1e400}',
    `{"a":"${childsWord}"`,
    nested(30_000),
    nestedObjects(10_000),
    'a'.repeat(70_000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

export const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/xml',
  'a'.repeat(300),
  '/',
] as const;

/** Paths that belong to no call. */
export const strayPath: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '//',
    '///',
    '//a:b:c',
    '//evil.example/x',
    '/api',
    '/api/',
    '/api//',
    '/api/%zz',
    '/api/%c0%ae%c0%ae/',
    '/api/../../etc/passwd',
    '/uploads/..%2f..%2fmain.js',
    '/uploads/%00.jpg',
    '/.well-known/security.txt',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/dev/components',
    '/*',
    '/?',
    '/#',
    `/api/${'a'.repeat(9000)}`,
    `/${'a/'.repeat(3000)}`,
    '/api/unit/400/',
    '/api/unit/400;x=1',
  ),
  fc.webPath().map((path) => `/api${path}`),
  hostileText.map((text) => `/${encodeURIComponent(Buffer.from(text).toString())}`),
);
