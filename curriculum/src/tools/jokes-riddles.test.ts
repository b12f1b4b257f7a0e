import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRightGuess } from '@afrolearn/learning/tools/jokes-riddles/guess.ts';
import { riddleBands } from '@afrolearn/learning/tools/jokes-riddles/riddles.ts';
import { drawRound, entriesFor, entriesPerRound } from '@afrolearn/learning/tools/jokes-riddles/round.ts';
import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { type Finding, tellInto } from '#findings.ts';
import type { Files } from '#load/files.ts';
import { readFiles } from '#load/files.ts';
import { makePack } from '#pack/pack.ts';
import { hashOf } from '#pack/stable-json.ts';
import type { Pack } from '#pack/types.ts';
import { sampleFiles } from '#sample.ts';
import { readRiddleBook } from '#tools/jokes-riddles.ts';

const folder = 'tools/jokes-riddles';
const written: Files = new Map(
  [...readFiles(join(import.meta.dirname, '../../content', folder))].map(
    ([file, text]) => [`${folder}/${file}`, text] as const,
  ),
);
const withTool = (files: Files = written): Files => new Map([...sampleFiles(), ...files]);
const told = (files: Files) =>
  checkCurriculum(files).findings.map(({ file, line, message }) => `${file}:${line} ${message}`);
const book = readRiddleBook(folder, written, () => {}) ?? { peoples: {}, entries: [] };

test('the collection has at least 240 entries, without a mistake', () => {
  expect(told(withTool())).toEqual([]);
  expect(book.entries.length).toBeGreaterThanOrEqual(240);
});

test('every choice of a class and a kind has enough for several rounds without a repetition', () => {
  for (const band of riddleBands)
    for (const kind of ['riddle', 'joke'] as const) {
      const entries = entriesFor(book, { band, kind, region: null });
      expect([band, kind, entries.length >= 8 * entriesPerRound]).toEqual([band, kind, true]);
      expect(drawRound(entries, 7, [])).toHaveLength(entriesPerRound);
    }
});

test('every answer and every other form of it is taken as right when it is typed', () => {
  const missed = book.entries.flatMap((entry) =>
    entry.kind === 'riddle'
      ? [entry.answer, ...entry.also]
          .filter((form) => !isRightGuess(form, entry))
          .map((form) => `${entry.id}: ${form}`)
      : [],
  );
  expect(missed).toEqual([]);
});

test('it is packed under its name and hash; another word gives another pack', () => {
  const pack = makePack(checkCurriculum(withTool()).content);
  const { tools, hash } = JSON.parse(pack.get('pack.json') ?? '') as Pack;
  const text = pack.get('tools/jokes-riddles.json') ?? '';
  expect(tools).toEqual([{ tool: 'jokes-riddles', file: 'tools/jokes-riddles.json', hash: hashOf(text) }]);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(book)));
  const mended = new Map(written);
  const file = `${folder}/jokes-older.yaml`;
  mended.set(
    file,
    readFileSync(join(import.meta.dirname, '../../content', file), 'utf8').replace('belt', 'scarf'),
  );
  expect(
    (JSON.parse(makePack(checkCurriculum(withTool(mended)).content).get('pack.json') ?? '') as Pack).hash,
  ).not.toBe(hash);
});

test('a curriculum without data for tools packs none', () => {
  const pack = makePack(checkCurriculum(sampleFiles()).content);
  expect((JSON.parse(pack.get('pack.json') ?? '') as Pack).tools).toEqual([]);
});

const long = 'very '.repeat(31);
test.each([
  ['riddles-young', '    answer: an egg\n', '', "'entries.no-door.answer' is missing."],
  ['riddles-young', 'for: P1 to P3', 'for: P1 to P4', "'for' must be one of: P1 to P3, P4 to P7."],
  ['riddles-young', '  no-door:', '  No Door:', 'must be a name such as no-door'],
  ['riddles-young', '    why: The shell', '    because: The shell', "'because' is not known here"],
  ['riddles-young', 'My house has no door.', `My house is ${long}small.`, 'P1 to P3 read at most 20 here.'],
  [
    'riddles-young',
    'My house has no door.',
    'My accommodation has no door.',
    "'accommodation' is too long a word",
  ],
  ['riddles-young', 'answer: an egg', `answer: ${long}`, 'An answer for P1 to P3 has at most 12 words.'],
  [
    'riddles-young',
    'My house has no door.',
    'My house stands on one post!',
    "This is asked in 'no-door' already.",
  ],
  [
    'riddles-young',
    '  one-post:',
    '  clock-in-chest:',
    'is already an entry of tools/jokes-riddles/riddles-',
  ],
  ['riddles-young', 'from: waswahili', 'from: swahili', "peoples.yaml names no 'swahili'."],
  ['riddles-young', 'also: [egg shell,', 'also: [An egg,', 'The answer itself need not stand here.'],
  [
    'riddles-young',
    'My house has no door.',
    'My priest has no door.',
    "'priest': no jokes and riddles about faith.",
  ],
  ['riddles-young', 'My house has no door.', 'You stupid idiot.', 'The word filter stops this.'],
  [
    'riddles-young',
    'My house has no door.',
    'Call 0772 123 456 now.',
    'This looks like an address or a number.',
  ],
  ['riddles-young', 'My house has no door.', 'TODO a riddle.', "'TODO' is a placeholder"],
  ['peoples', 'zulu:', 'xhosa:', "peoples.yaml names no 'zulu'."],
  ['peoples', 'zulu:', 'xhosa:', "No riddle is from 'xhosa'."],
  ['peoples', ', reply: Tega!', '', 'A call and its reply stand together, or neither.'],
])('in %s, %j written as %j is told', (name, from, to, message) => {
  const file = `${folder}/${name}.yaml`;
  const text = written.get(file) ?? '';
  expect(text).toContain(from);
  const planted = new Map(written).set(file, text.replace(from, to));
  const findings: Finding[] = [];
  readRiddleBook(folder, planted, tellInto(findings));
  const found = findings.filter((one) => one.message.includes(message));
  expect(found).not.toEqual([]);
  expect(found.every((one) => one.line > 0 && planted.has(one.file))).toBe(true);
});

test('a folder of a tool that reads no data is told', () => {
  expect(told(new Map([...withTool(), ['tools/quest-quiz/a.yaml', 'a: b\n']]))).toEqual([
    'tools/quest-quiz/a.yaml:1 No study tool reads data from a folder of this name.',
  ]);
});
