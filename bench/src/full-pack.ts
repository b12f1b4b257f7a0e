/**
 * A pack of full size made from the real one: every lesson, reading and checkpoint of the catalogue is
 * written by reusing existing contents in turn, so that sizes and shapes are realistic. The same input gives
 * the same bytes.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildList } from '@afrolearn/learning/lessons/list.ts';

type Content = { id: string; type: 'video' | 'reading' | 'quiz'; unitId: number; n: number; title: string };
type Unit = Parameters<typeof buildList>[0] & {
  subjectId: number;
  gradeId: number | null;
  written: string[];
  readingTitles: Record<number, string>;
};
type Entry = { id: string; type: string; unitId: number; title: string; hash: string; bytes: number };
type Shelf = { gradeId: number | null; subjectId: number; items: Entry[] };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Contents of one kind, used in rotation. */
const templatesIn = (folder: string) => {
  const all = readdirSync(join(folder, 'items'))
    .sort()
    .map((file) => readJson<{ content: Content }>(join(folder, 'items', file)).content);
  let turn = 0;
  return (type: Content['type']): Content => {
    const fitting = all.filter((one) => one.type === type);
    const found = fitting[turn++ % fitting.length];
    if (found === undefined) throw new Error(`The pack has no ${type} to copy: this measures nothing`);
    return found;
  };
};

/** Writes the pack and returns its number of pieces and bytes. */
export const writeFullPack = (source: string, target: string): { pieces: number; bytes: number } => {
  mkdirSync(join(target, 'items'), { recursive: true });
  mkdirSync(join(target, 'manifests'), { recursive: true });
  const catalogue = readJson<{ units: Unit[] }>(join(source, 'catalogue.json'));
  const template = templatesIn(source);
  const shelves = new Map<string, Shelf>();
  let bytes = 0;
  for (const unit of catalogue.units) {
    const { id: unitId, gradeId, subjectId } = unit;
    const name = `manifests/${gradeId ?? 'beyond'}-${subjectId}.json`;
    const shelf = shelves.get(name) ?? { gradeId, subjectId, items: [] };
    shelves.set(name, shelf);
    unit.written = [];
    for (const { id, type, n, title } of buildList(unit, { readings: unit.readingTitles })) {
      const content = { ...template(type), id, n, title, unitId };
      const hash = hashOf(JSON.stringify(content));
      const text = JSON.stringify({ content, hash, source: 'bench' });
      writeFileSync(join(target, 'items', `${id}.json`), text);
      shelf.items.push({ id, type, unitId, title, hash, bytes: text.length });
      unit.written.push(id);
      bytes += text.length;
    }
  }
  const manifests = [...shelves].map(([file, { items, ...place }]) => {
    const hash = hashOf(JSON.stringify(items));
    const size = items.reduce((sum, one) => sum + one.bytes, 0);
    writeFileSync(join(target, file), JSON.stringify({ ...place, hash, bytes: size, items }));
    return { file, hash, items: items.length };
  });
  writeFileSync(join(target, 'catalogue.json'), JSON.stringify(catalogue));
  const parts = { format: 1, licence: 'CC BY-SA 4.0', catalogue: { file: 'catalogue.json' }, manifests };
  writeFileSync(join(target, 'pack.json'), JSON.stringify({ ...parts, hash: hashOf(JSON.stringify(parts)) }));
  return { pieces: manifests.reduce((sum, one) => sum + one.items, 0), bytes };
};
