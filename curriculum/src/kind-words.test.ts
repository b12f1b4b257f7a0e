import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unkindNameProblem } from '@afrolearn/learning/safety/kind-name.ts';
import { expect, test } from 'vitest';

const content = join(import.meta.dirname, '../content');

/** Titles of units, lessons and topics, straight from the files. */
const titlesIn = (file: string): string[] =>
  readFileSync(join(content, file), 'utf8')
    .split('\n')
    .flatMap((line) => /^\s*(?:- )?(?:title|theme|strand|name): (.+)$/.exec(line)?.[1] ?? [])
    .map((title) => title.replace(/^["']|["']$/g, ''));

test('no title of the curriculum is stopped by the word filter', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  const titles = files.filter((file) => file.endsWith('.yaml')).flatMap(titlesIn);
  expect(titles.length).toBeGreaterThan(2000);
  expect(titles.filter((title) => unkindNameProblem(title) !== null)).toEqual([]);
});
