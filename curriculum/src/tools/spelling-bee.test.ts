import { join } from 'node:path';
import { drawWords, wordsPerRound } from '@afrolearn/learning/tools/spelling-bee/round.ts';
import { spellingLevels, wordsOfLevel } from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { type Finding, tellInto } from '#findings.ts';
import { type Files, readFiles } from '#load/files.ts';
import { makePack } from '#pack/pack.ts';
import { sampleFiles } from '#sample.ts';
import { leastWordsOfLevel } from '#tools/check-spelling.ts';
import { readSpellingBook } from '#tools/spelling-bee.ts';

const folder = 'tools/spelling-bee';
const content = join(import.meta.dirname, '../../content');
const filesIn = (place: string): Files =>
  new Map([...readFiles(join(content, place))].map(([file, text]) => [`${place}/${file}`, text] as const));
const written: Files = new Map([...filesIn(folder), ...filesIn('facts')]);
const found = (files: Files): readonly Finding[] => {
  const findings: Finding[] = [];
  readSpellingBook(folder, files, tellInto(findings));
  return findings;
};
const book = readSpellingBook(folder, written, () => {}) ?? { words: [] };

test('each class has at least 60 words, without a mistake', () => {
  expect(found(written)).toEqual([]);
  for (const level of spellingLevels) {
    expect(wordsOfLevel(book, level).length).toBeGreaterThanOrEqual(leastWordsOfLevel);
    expect(drawWords(book, {}, { level, now: 0, draw: 7 })).toHaveLength(wordsPerRound);
  }
});

test('nine in ten words of a class are in its own lessons, so that they are spelled where they are met', () => {
  for (const level of spellingLevels) {
    const lessons = [...filesIn(`primary-${level}`)].filter(([file]) => file.endsWith('.md'));
    const met = new Set(lessons.flatMap(([, text]) => text.toLowerCase().match(/[a-z]+/gu) ?? []));
    const words = wordsOfLevel(book, level);
    const share = words.filter(({ word }) => met.has(word)).length / words.length;
    expect([level, share >= 0.9]).toEqual([level, true]);
  }
});

test('it is packed under its name', () => {
  const pack = makePack(checkCurriculum(new Map([...sampleFiles(), ...filesIn(folder)])).content);
  expect(JSON.parse(pack.get('tools/spelling-bee.json') ?? '')).toEqual(JSON.parse(JSON.stringify(book)));
});

test.each([
  ['p4', 'class: 4', 'class: 8', 'must be 1 to 7'],
  ['p4', 'class: 4', 'class: 5', 'is already the list of P5.'],
  ['p1', '    means: A child who will grow up to be a woman.\n', '', "'words.girl.means' is missing."],
  ['p1', '  girl:', '  Girl:', "'Girl' must be small letters only."],
  ['p1', '  girl:', '  g-irl:', "'g-irl' must be small letters only."],
  ['p1', '  girl:', '  akello:', "'akello' is a name of a person."],
  ['p1', '  girl:', '  idiot:', 'The word filter stops this.'],
  ['p1', '  girl:', '  children:', "'children' has 8 letters; P1 spells 3 to 5."],
  ['p2', '  colour:', '  color:', "'color' is not British spelling."],
  ['p2', '  colour:', '  girl:', "'girl' is already a word of tools/spelling-bee/p1.yaml."],
  ['p4', 'parts: emp-ty', 'parts: em-ty', "The parts of 'empty' must spell it."],
  ['p4', '    tricky: gth', '    tricky: ght', "'length' has no 'ght'."],
  ['p1', 'The girl skips', 'The child skips', "The sentence must have 'girl' exactly once."],
  ['p1', 'The girl skips', 'The girl and the girl skip', "The sentence must have 'girl' exactly once."],
  ['p1', 'The girl skips', 'The girl of the girls skips', "Another word of the sentence shows 'girl'."],
  [
    'p1',
    'A child who will grow up to be a woman.',
    'A girl is a child.',
    "The meaning must not show 'girl'.",
  ],
  ['p1', 'The girl skips', `The girl ${'very '.repeat(12)}skips`, 'P1 hears at most 12.'],
  ['p1', 'The girl skips', 'the girl skips', 'Begin with a capital letter and end with a stop.'],
  ['p1', 'The girl skips', 'The stupid girl skips', 'The word filter stops this.'],
  ['p1', 'The girl skips', 'The girl at 0772 123 456 skips', 'This looks like an address or a number.'],
  ['p1', 'The girl skips', 'The girl TODO skips', "'TODO' is a placeholder"],
])('in %s, %j written as %j is found', (name, from, to, message) => {
  const file = `${folder}/${name}.yaml`;
  const text = written.get(file) ?? '';
  expect(text).toContain(from);
  const planted = new Map(written).set(file, text.replace(from, to));
  const findings = found(planted).filter((one) => one.message.includes(message));
  expect(findings).not.toEqual([]);
  expect(findings.every((one) => one.line > 0 && planted.has(one.file))).toBe(true);
});

test('a class with too few words is found', () => {
  const file = `${folder}/p4.yaml`;
  const short = (written.get(file) ?? '').split('\n').slice(0, 7).join('\n');
  expect(found(new Map(written).set(file, short)).map(({ message }) => message)).toContain(
    'P4 has 1 words; it needs at least 60.',
  );
});
