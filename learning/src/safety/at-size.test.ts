/**
 * Promise C6 at full size: over a thousand disguised phrases, and a thousand ways to write contact details.
 * The phrases are those of the two sets (`figures.test.ts`); the disguises are what children use against
 * filters.
 */
import { expect, test } from 'vitest';
import { contactDataIn } from '#safety/contact-data.ts';
import { luresChild } from '#safety/phrases.ts';
import { heldOutUnkind } from '#safety/testing/held-out-unkind.ts';
import { unkindLines } from '#safety/testing/lines.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';

const stops = (line: string): boolean =>
  hasUnkindWord(line) || contactDataIn(line) !== null || luresChild(line);

const swapped = (line: string, from: string, to: string): string =>
  [...line].map((sign) => to[from.indexOf(sign)] ?? sign).join('');

/* Digits stay as they are: a number in another script is another test. */
const disguises: Readonly<Record<string, (line: string) => string>> = {
  capitals: (line) => line.toUpperCase(),
  'marks above letters': (line) => line.replace(/[aeiou]/g, (letter) => `${letter}\u0301`),
  'signs that draw nothing': (line) => line.replace(/(\p{L})(?=\p{L})/gu, '$1\u200b'),
  'letters that look alike': (line) => swapped(line, 'aeopcx', 'аеорсх'),
  'wide letters': (line) =>
    line.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'signs around': (line) => `*** ${line} !!!`,
  'an innocent beginning': (line) => `Good morning class, ${line}`,
};

const languages = ['en', 'sw', 'lg', 'fr'] as const;
const dressed = languages.map((language) => {
  const lines = [...unkindLines(language), ...heldOutUnkind[language]];
  const all = Object.values(disguises).flatMap((wear) => lines.map(wear));
  return { language, all, of: all.length, caught: all.filter(stops).length };
});

test('there are a thousand phrases and more', () => {
  expect(dressed.reduce((sum, { of }) => sum + of, 0)).toBeGreaterThanOrEqual(1_000);
});

test.each(dressed)('$language: $caught of $of in disguise are caught, at least 95 %', ({ caught, of }) => {
  expect(caught / of).toBeGreaterThanOrEqual(0.95);
});

const numbers = ['0772123456', '0701987654', '256772123456', '+256701987654', '0414255255', '254712345678'];
const grouped = (digits: string, by: number, sign: string): string =>
  digits.replace(new RegExp(`(\\d{${by}})(?=\\d)`, 'g'), `$1${sign}`);
const phones = numbers.flatMap((number) =>
  [2, 3, 4].flatMap((by) =>
    [' ', '-', '.', '  ', ' - ', '/', ') ('].map((sign) => grouped(number, by, sign)),
  ),
);
const said = ['Call me on …', 'My number: …', '… is my mum', 'whatsapp …', '…'];
const people = ['akello', 'okello.james', 'nakato_a', 'wasswa2013'];
const hosts = ['gmail.com', 'yahoo.com', 'school.ac.ug', 'outlook.fr'];
const addresses = people.flatMap((name) =>
  hosts.flatMap((host) => {
    const spelled = host.replace(/\./g, ' dot ');
    return [
      `${name}@${host}`,
      `${name} @ ${host}`,
      `${name}(at)${host}`,
      `${name} at ${spelled}`,
      `${name}[at]${spelled}`,
    ];
  }),
);
const links = [
  'evil.example.com',
  'tiktok.com/@akello',
  'wa.me/256772123456',
  'bit.ly/3xYz',
  'chat.app/room',
].flatMap((link) => [`https://${link}`, `http://${link}`, `www.${link}`, link]);
const contacts = [...phones, ...addresses, ...links].flatMap((way) =>
  said.map((frame) => frame.replace('…', way)),
);

test(`of ${new Set(contacts).size} ways to be reached at least 98 % are caught`, () => {
  expect(new Set(contacts).size).toBeGreaterThanOrEqual(1_000);
  const missed = [...new Set(contacts)].filter((text) => contactDataIn(text) === null);
  expect(missed.length / new Set(contacts).size, missed.slice(0, 20).join('\n')).toBeLessThanOrEqual(0.02);
});

test('control: a filter that undoes no disguise misses most', () => {
  const plain = (line: string) => /stupid|idiot|loser|fool|ugly|hate|kill|whatsapp|07\d{8}/.test(line);
  const english = dressed[0];
  expect((english?.all ?? []).filter(plain).length).toBeLessThan((english?.of ?? 0) / 2);
});
