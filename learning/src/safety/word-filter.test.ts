import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactDataIn } from '#safety/contact-data.ts';
import { unkindNameProblem } from '#safety/kind-name.ts';
import { normaliseText } from '#safety/normalise.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';
import { strongWords, wordLists } from '#safety/word-lists.ts';

test.each([
  ['NFKC', 'ＭＡＮＧＯ ⓣⓡⓔⓔ', 'mango tree'],
  ['capitals and marks', 'MÁNGÒ Ṱree', 'mango tree'],
  ['hidden signs', 'man\u200bgo\u00ad tr\u2066ee', 'mango tree'],
  ['Cyrillic and Greek look-alikes', 'mаngо trее αβε', 'mango tree abe'],
  ['letter-digit swaps', 'm4ng0 7r33 $hade', 'mango tree shade'],
  ['repeats', 'mangoooooo treeeee', 'mangoo tree'],
  ['spacing', 'm a n g o t-r-e-e t.r.e.e', 'mangotreetree'],
  ['numbers stay numbers', 'P 4 and 2026', 'p 4 and 2026'],
])('normalising undoes %s', (_, text, plain) => {
  expect(normaliseText(text)).toBe(plain);
});

test.each([
  ...[
    'Stupid',
    'sTuPiD',
    'stuuuupid',
    's t u p i d',
    's.t.u.p.i.d',
    's-t-u-p-i-d',
    's_t_u_p_i_d',
    '5tup1d',
    'stup!d',
  ],
  ...[
    'ѕtuріd',
    'stu\u200bpid',
    'stúpïd',
    'ｓｔｕｐｉｄ',
    'stupid123',
    '123stupid',
    'stuplɩd'.replace('lɩ', 'l'),
    'STUPID!!!',
  ],
  ...[
    'you are stupid',
    'Mr. Stupid',
    'stupid.',
    'idi0t',
    '1d10t',
    'a$$hole',
    '@sshole',
    'assh0le',
    'a55ho1e',
  ],
  ...[
    'sh1t',
    'sh!t',
    'shiiiit',
    's h i t',
    'sh*t',
    'f*ck',
    'f**k',
    'fu ck',
    'fuc ker',
    'bigfuckname',
    'fuck69',
  ],
  ...['mjinga', 'Mj1nga', 'mpumbavu', 'm a l a y a', 'kuma nyoko', 'KUMANYOKO', 'mshenzi', 'mbwa wewe'],
  ...['omusiru', 'musiru', 'abasiyazi', 'okutomba', 'mbwa ggwe'],
  ...[
    'connard',
    'C0NNARD',
    'enculé',
    'pute',
    'fils de pute',
    'nique ta mère',
    'crétin',
    'bâtard',
    'm.e.r.d.e',
  ],
])('%j is caught', (text) => {
  expect(hasUnkindWord(text)).toBe(true);
  expect(unkindNameProblem(text)).toEqual({ key: 'name/unkind' });
});

test('every listed word is caught as it stands, in capitals and drawn out', () => {
  const missed = [...Object.values(wordLists).flat(), ...strongWords]
    .map((word) => word.replaceAll('_', ' '))
    .flatMap((word) => [word, word.toUpperCase(), `${word}${word.at(-1)}${word.at(-1)}`, `the ${word} one`])
    .filter((text) => !hasUnkindWord(text));
  expect(missed).toEqual([]);
});

test('the same word inside an innocent one is not caught (the Scunthorpe error)', () => {
  const innocent =
    'Scunthorpe,classic,assess,cockerel,Dickens,shittim,therapist,grape,Essex,Sussex,pissarro,analyse';
  expect(innocent.split(',').filter(hasUnkindWord)).toEqual([]);
});

test('no text makes it fail, whatever its signs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(typeof hasUnkindWord(text)).toBe('boolean');
      contactDataIn(text);
    }),
  );
});

test('60 letters are judged within a blink, also hostile ones', () => {
  const hostile = [
    'a'.repeat(60),
    's '.repeat(30),
    '1'.repeat(60),
    'fu'.repeat(30),
    '@.'.repeat(30),
    '0-'.repeat(30),
  ];
  for (const text of hostile) for (let time = 0; time < 50; time += 1) unkindNameProblem(text);
});

test.each([
  ['phone', 'P4 0772123456'],
  ['phone', '+256 772 123 456'],
  ['phone', '0772-12-34-56'],
  ['phone', 'O772l23456'],
  ['phone', 'zero seven seven two one two three four'],
  ['phone', 'sifuri saba saba mbili moja mbili tatu nne'],
  ['email', 'akello@home.ug'],
  ['email', 'akello at home dot ug'],
  ['email', 'akello (at) home (dot) ug'],
  ['email', 'akello gmail'],
  ['link', 'https://example.org'],
  ['link', 'www.example.org'],
  ['link', 'example.com'],
  ['link', 'example dot com'],
  ['link', 'school.co.ug'],
  ['link', 'wa.me'],
  ['handle', '@akello_04'],
  ['handle', 'insta: akello'],
  ['handle', 'add me on snap'],
  ['handle', 'my whatsapp'],
] as const)('contact data of the kind %s is found in %j', (kind, text) => {
  expect(contactDataIn(text)).toBe(kind);
});

test.each([
  ...[
    'Akello Grace',
    'P7 Blue 2026',
    '2024 2025 2026',
    'Primary 4, 60 pupils',
    'Dr. Comfort Nettey',
    'one two three',
  ],
  ...['look at the dot', 'a point at noon', 'Form 1 - 120 marks', 'Mary-Ann St. John'],
])('%j holds none', (text) => {
  expect(contactDataIn(text)).toBeNull();
});
