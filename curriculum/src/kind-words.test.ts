import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactDataIn } from '@afrolearn/learning/safety/contact-data.ts';
import { unkindNameProblem } from '@afrolearn/learning/safety/kind-name.ts';
import { hasUnkindWord } from '@afrolearn/learning/safety/word-filter.ts';
import { expect, test } from 'vitest';

const content = join(import.meta.dirname, '../content');

/** Titles of units, lessons and topics, directly from the files. */
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

/** Sentences of lessons, readings and quizzes. */
const sentencesIn = (file: string): string[] =>
  readFileSync(join(content, file), 'utf8')
    .split('\n')
    .filter((line) => /^\s*(?:- |\d+\. )?(?:\w+: )?["'‘“]?\p{Lu}/u.test(line))
    .flatMap((line) => line.split(/(?<=[.!?]) /))
    .filter((sentence) => sentence.split(' ').length > 3);

test('promise C6: of 10,000 sentences of the curriculum at most one in a hundred is stopped', {
  timeout: 300_000,
}, () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  const sentences = new Set(files.filter((file) => /\.(?:md|yaml)$/.test(file)).flatMap(sentencesIn));
  expect(sentences.size).toBeGreaterThan(10_000);
  const stopped = [...sentences].filter((text) => hasUnkindWord(text) || contactDataIn(text) !== null);
  expect(stopped.length / sentences.size, stopped.slice(0, 10).join('\n')).toBeLessThanOrEqual(0.01);
});
