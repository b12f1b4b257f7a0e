import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { forms, goodPassword, testApp } from '#testing/test-app.ts';
import { isWeakPassword } from './weak-passwords.ts';

const owner = { name: 'Akello Grace', email: 'grace.akello@mango-tree.ug' };

test('all of the 3,000 most used passwords are weak (ASVS 6.2.4), and the other 46,000 too', async () => {
  const words = dictionary['passwords-common'];
  expect(words.length).toBeGreaterThan(40_000);
  const strong: string[] = [];
  for (const word of words) if (!(await isWeakPassword(word))) strong.push(word);
  expect(strong).toEqual([]);
});

test.each([
  ...[
    'Password',
    'PASSWORD1',
    'p@ssw0rd',
    'P@$$w0rd!',
    'password2024!',
    'pass word',
    'Dragon2025',
    '!!dragon!!',
  ],
  ...[
    'aaaaaaaa',
    'abcabcabc',
    'abababab',
    '12121212',
    'abcdefgh',
    '98765432',
    'iloveyou',
    'ＰＡＳＳＷＯＲＤ',
  ],
  ...['afrolearn', 'AfroLearn1', 'afro-learn-2026', '@fr0le4rn', 'iloveafrolearn', 'learnafro'],
  ...['akellograce', 'Akello Grace', 'grace2014', 'AKELLO123', 'gr4ce.4kello', 'graceakello1', 'mango-tree1'],
])('%j is weak', async (password) => {
  expect(await isWeakPassword(password, owner)).toBe(true);
});

test.each([
  ...[
    goodPassword,
    'matoke and groundnut sauce',
    'three mangoes',
    'ten zebu',
    'kasozi-42-river',
    'Nile perch 7 kg',
  ],
  ...['akello walks to school', 'we learn by the lake', 'tp7!vq9z', 'jua kali soko', '🦁 roars at night'],
])('%j is not', async (password) => {
  expect(await isWeakPassword(password, owner)).toBe(false);
});

test('registration refuses a weak password beside its field, in kind words', async () => {
  const { send } = await testApp();
  const body = { ...forms.learner(), password: 'password2024' };
  const answer = await send('POST', '/api/register', { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: 'request/invalid',
    fields: { password: 'That password is easy to guess. Please choose another.' },
  });
  expect((await send('POST', '/api/register', { body: forms.learner() })).status).toBe(201);
});

test('the list is for the server: no page of the web names its package', () => {
  const folder = join(import.meta.dirname, '../../../../web/src');
  const naming = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('zxcvbn'));
  expect(naming).toEqual([]);
});
