import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Text, Texts } from '#lib/messages.ts';
import { accounts } from './en/accounts.ts';
import { administration } from './en/administration.ts';
import { avatars } from './en/avatars.ts';
import { children } from './en/children.ts';
import { growth } from './en/growth.ts';
import { info } from './en/info.ts';
import { landing } from './en/landing.ts';
import { lesson } from './en/lesson.ts';
import { lessons } from './en/lessons.ts';
import { notifications } from './en/notifications.ts';
import { pages } from './en/pages.ts';
import { plan } from './en/plan.ts';
import { practice } from './en/practice.ts';
import { profile } from './en/profile.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { standing } from './en/standing.ts';
import { languages, loadMore, loadPack } from './pack.ts';

const english: readonly { name: string; texts: Texts }[] = [
  shell,
  landing,
  accounts,
  pages,
  info,
  lesson,
  lessons,
  settings,
  children,
  administration,
  standing,
  profile,
  growth,
  plan,
  notifications,
  avatars,
  practice,
];
const translations = languages.map(({ code }) => code).filter((code) => code !== 'en');

const forms = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const problems = (pack: Readonly<Record<string, Texts>>): string[] => {
  const found: string[] = [];
  for (const { name, texts } of english) {
    const translated = pack[name] ?? {};
    for (const key of Object.keys(translated))
      if (!(key in texts)) found.push(`${name}.${key} is not English`);
    for (const [key, text] of Object.entries(texts)) {
      const other = translated[key];
      if (other === undefined) {
        found.push(`${name}.${key} is missing`);
        continue;
      }
      const wanted = placeholders(forms(text).at(-1) ?? '').join();
      for (const form of forms(other)) {
        if (form.trim() === '') found.push(`${name}.${key} is empty`);
        if (placeholders(form).join() !== wanted) found.push(`${name}.${key} has other placeholders`);
      }
    }
  }
  return found;
};

const packOf = async (code: (typeof translations)[number]) =>
  ({ ...(await loadPack(code)), ...(await loadMore(code)) }) as Readonly<Record<string, Texts>>;

test('the languages are English, Swahili, French and Luganda beside them (spec 1 §2.1)', () => {
  expect(languages.map(({ code }) => code)).toEqual(['en', 'sw', 'fr', 'lg']);
});

test.each(translations)('%s has every key and placeholder that English has, and no other', async (code) => {
  expect(problems(await packOf(code))).toEqual([]);
});

test.each(translations.flatMap((code) => [code, `${code}-more`]))('%s weighs at most 15 kB (gz)', (code) => {
  // The source is a little heavier than the built file, so this bounds what is sent.
  const bytes = gzipSync(readFileSync(`${import.meta.dirname}/${code}.ts`)).length;
  expect(bytes).toBeLessThanOrEqual(15 * 1024);
});

test('control: a missing key, an empty text, a lost placeholder and a stray key are all found', async () => {
  const pack = await packOf('sw');
  const { skip: _, ...rest } = pack['shell'] ?? {};
  const broken = { ...pack, shell: { ...rest, hi: 'Hujambo', home: ' ', stray: 'x' } };
  expect(problems(broken).sort()).toEqual([
    'shell.hi has other placeholders',
    'shell.home is empty',
    'shell.skip is missing',
    'shell.stray is not English',
  ]);
});
