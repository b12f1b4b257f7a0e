import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import type { Files } from '#load/files.ts';
import { readFiles } from '#load/files.ts';
import { makePack } from '#pack/pack.ts';
import { hashOf, stableJson } from '#pack/stable-json.ts';
import type { Catalogue, Manifest, PackedEntry } from '#pack/types.ts';
import { writePack } from '#pack/write.ts';
import { plant, sampleFiles, sampleUnit } from '#sample.ts';

const packOf = (files: Files) => makePack(checkCurriculum(files).content);
const read = <T>(files: ReadonlyMap<string, string>, name: string): T =>
  JSON.parse(files.get(name) ?? 'null') as T;

test('packing twice gives the same bytes, whatever the order of reading', () => {
  const turned = new Map([...sampleFiles()].toReversed());
  expect([...packOf(turned)]).toEqual([...packOf(sampleFiles())]);
});

test('the files are the same whatever line ends the author has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  writeFileSync(join(folder, 'a.md'), 'one\r\ntwo\r\n');
  expect(readFiles(folder).get('a.md')).toBe('one\ntwo\n');
  rmSync(folder, { recursive: true });
});

test('a lesson is packed whole, with its figures, under its id and hash', () => {
  const pack = packOf(sampleFiles());
  const { hash, source, content } = read<PackedEntry>(pack, 'items/u7-l1.json');
  const lesson = content as Lesson;
  expect(source).toBe(`${sampleUnit}/01-water-lesson-1/lesson.md`);
  expect(hash).toBe(hashOf(stableJson(content)));
  expect(lesson.title).toBe('Water lesson 1');
  expect(lesson.scenes.map(({ visual }) => visual.kind)).toEqual([
    'title',
    'picture',
    'diagram',
    'steps',
    'number-line',
    'question',
    'question',
    'picture',
    'picture',
  ]);
  expect(lesson.scenes[0]?.visual).toMatchObject({ text: 'Water lesson 1' });
  expect(lesson.scenes[1]?.visual).toMatchObject({ alt: 'A cup that is full of water.' });
  expect(lesson.keyTerms[0]).toEqual({
    term: 'borehole',
    sw: 'kisima',
    meaning: 'A deep hole that gives water.',
  });
  expect(lesson.explore[0]).toMatchObject({
    line: [{}, { text: 'the second lesson', href: '/lesson/u7-l2' }, {}],
  });
  expect(lesson.resources[0]).toMatchObject({ type: 'doc', title: 'A sheet to colour' });
  expect(lesson.quickCheck.map(({ id }) => id)).toEqual(['u7-l1-c1', 'u7-l1-c2']);
  expect(Object.keys(lesson.figures)).toEqual(['cup']);
});

test('a piece brings the help for the mistakes that its own questions name', () => {
  const pack = packOf(sampleFiles());
  const { misconceptions: known } = read<Catalogue>(pack, 'catalogue.json');
  for (const name of ['u7-l1', 'u7-r1', 'u7-q1']) {
    const text = pack.get(`items/${name}.json`) ?? '';
    const named = new Set([...text.matchAll(/"misconception":"([a-z0-9-]+)"/g)].map(([, id]) => id));
    const { content } = read<PackedEntry>(pack, `items/${name}.json`);
    const brought = (content.misconceptions ?? []).map(({ id }) => id);
    expect(brought.filter((id) => id !== 'wrong-unit')).toEqual([...named].sort());
    expect(content.misconceptions ?? []).toEqual(known.filter(({ id }) => brought.includes(id)));
  }
});

test('a manifest lists what a subject needs, with sizes that are true', () => {
  const pack = packOf(sampleFiles());
  const manifest = read<Manifest>(pack, 'manifests/2-lit-1.json');
  expect(manifest.items.map(({ id }) => id)).toEqual(['u7-l1', 'u7-r1', 'u7-q1']);
  for (const { id, bytes, compressed, hash } of manifest.items) {
    expect(bytes).toBe(Buffer.byteLength(pack.get(`items/${id}.json`) ?? ''));
    expect(compressed).toBeGreaterThan(bytes / 10);
    expect(compressed).toBeLessThan(bytes);
    expect(hash).toBe(read<PackedEntry>(pack, `items/${id}.json`).hash);
  }
  expect(read<Manifest>(pack, 'manifests/4-sst.json').items).toEqual([]);
});

test('the catalogue lists every unit and says what is written', () => {
  const { units, subjects, grades } = read<Catalogue>(packOf(sampleFiles()), 'catalogue.json');
  expect([units.length, subjects.length, grades.length]).toEqual([2, 14, 7]);
  expect(units[0]).toMatchObject({
    id: 7,
    written: ['u7-l1', 'u7-r1', 'u7-q1'],
    readingTitles: { 1: 'Biira and the spring' },
  });
});

test('only what an author changed gets a new hash', () => {
  const before = packOf(sampleFiles());
  const after = packOf(plant(`${sampleUnit}/reading-1.md`, 'clear and cold', 'cool and clear'));
  const changed = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  expect(changed).toEqual(['items/u7-r1.json', 'manifests/2-lit-1.json', 'pack.json']);
});

test('writing again writes nothing, and what is no longer packed goes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  const pack = packOf(sampleFiles());
  expect(writePack(pack, folder)).toEqual({ written: pack.size, removed: 0 });
  expect(writePack(pack, folder)).toEqual({ written: 0, removed: 0 });
  writeFileSync(join(folder, 'items', 'u99-l1.json'), '{}');
  expect(writePack(pack, folder)).toEqual({ written: 0, removed: 1 });
  expect(readdirSync(join(folder, 'items'))).toEqual(['u7-l1.json', 'u7-q1.json', 'u7-r1.json']);
  expect(readFileSync(join(folder, 'pack.json'), 'utf8')).toBe(pack.get('pack.json'));
  rmSync(folder, { recursive: true });
});
