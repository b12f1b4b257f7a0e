/** `npm run speakers`: the operator's list, and the export of readings. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { textReadings, textSpeakers } from '#db/tables.ts';
import { StartError } from '#env.ts';
import { addUser } from '#features/accounts/index.ts';
import { packedTexts } from '#testing/matrix/packed-texts.ts';
import { testDatabase } from '#testing/test-app.ts';
import { speakersCommand } from './speakers-command.ts';
import { saveReading } from './texts.db.ts';

const folder = mkdtempSync(join(tmpdir(), 'afrolearn-speakers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { db } = await testDatabase();
const now = new Date('2026-11-30T09:00:00Z');
const act = speakersCommand(packedTexts(folder));

const run = async (...argv: string[]): Promise<string> => {
  const said: string[] = [];
  await act(db, { argv, now }, { say: (line) => said.push(line) });
  return said.join('\n');
};
const problem = (...argv: string[]): Promise<string> =>
  run(...argv).then(
    () => 'no problem',
    (error: unknown) => {
      if (error instanceof StartError) return error.message;
      throw error;
    },
  );
const person = async (name: string, role: 'teacher' | 'learner', email: string) => {
  const row = await addUser(db, 'school', { role, name, email });
  if (row === null) throw new Error('nobody was added');
  return row;
};
const amina = await person('Amina Juma', 'teacher', 'amina@school.ug');
const child = await person('Akello Grace', 'learner', 'akello@home.ug');

beforeEach(async () => {
  await db.delete(textReadings);
  await db.delete(textSpeakers);
});

test('an adult is put on the list by email or number, once, and taken off it again', async () => {
  expect(await run('list')).toBe('Nobody may read texts yet.');
  expect(await run('allow', 'Amina@School.UG', 'lg', 'sw')).toContain(
    'Amina Juma (amina@school.ug) may read lg, sw',
  );
  await run('allow', String(amina.id), 'lg');
  expect(await run('list')).toBe('lg  Amina Juma  amina@school.ug\nsw  Amina Juma  amina@school.ug');
  expect(await run('stop', 'amina@school.ug', 'sw')).toContain('does not read sw any more');
  expect(await run('list')).toBe('lg  Amina Juma  amina@school.ug');
  await run('stop', 'amina@school.ug');
  expect(await run('stop', 'amina@school.ug')).toContain('was not on the list');
});

test.each([
  [['allow', 'nobody@school.ug', 'lg'], 'Nobody here has the email or student ID nobody@school.ug'],
  [['allow', 'amina@school.ug'], 'Use: npm run speakers'],
  [['allow', 'amina@school.ug', 'en'], 'en: the languages are sw, fr, lg'],
  [['allow', 'akello@home.ug', 'lg'], 'Akello Grace is a learner'],
  [['allow', String(child.id), 'lg'], 'Akello Grace is a learner'],
  [['export', 'lg'], 'Use: npm run speakers'],
  [['export', 'xx', 'a.po'], 'xx: the languages are'],
  [[], 'Use: npm run speakers'],
])('%j is refused with a sentence, and nothing is changed', async (argv, said) => {
  expect(await problem(...argv)).toContain(said);
  expect(await db.select().from(textSpeakers)).toEqual([]);
});

const reading = (key: string, mark: string, more: object = {}) =>
  saveReading(db, {
    userId: amina.id,
    language: 'lg',
    key,
    mark,
    english: '',
    own: '',
    verdict: 'good',
    readAt: now,
    ...more,
  });

test('the file has what was read of the present wording, and an existing file is not overwritten', async () => {
  await reading('web/lesson.hello', 'aaaaaaaaaaa1', { verdict: 'better', proposal: ['Mirembe, {name}'] });
  await reading('web/administration.swing', 'aaaaaaaaaaa3');
  await reading('web/lesson.days', 'of-an-older-version');
  const file = join(folder, 'luganda.po');
  expect(await run('export', 'lg', file)).toBe(
    `2 texts in ${file}.\n1 readings are of a wording that this version no longer has; they stay in the database.`,
  );
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(
    '# read by Amina Juma, 2026-11-30\nmsgctxt "web/lesson.hello"\nmsgid "Hello, {name}"\nmsgstr "Mirembe, {name}"',
  );
  expect(text).toContain('msgctxt "web/administration.swing"\nmsgid "A swing"\nmsgstr "Olwesuubo"');
  expect(text).not.toContain('web/lesson.days');
  expect(await problem('export', 'lg', file)).toContain('is there already');
  expect(readFileSync(file, 'utf8')).toBe(text);
});
