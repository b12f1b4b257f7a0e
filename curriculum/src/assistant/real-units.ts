// Real units as the assistant gets them: packed and parsed, so that makers are tested on what teachers will
// see.
import { join } from 'node:path';
import { type UnitSource, unitSource } from '@afrolearn/learning/assistant/source.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { checkCurriculum } from '#check/check.ts';
import { readFiles } from '#load/files.ts';
import { makePack } from '#pack/pack.ts';
import type { Catalogue, PackedEntry } from '#pack/types.ts';

const files = makePack(checkCurriculum(readFiles(join(import.meta.dirname, '..', '..', 'content'))).content);
const read = <T>(name: string): T => JSON.parse(files.get(name) ?? 'null') as T;

/** Every unit that has lessons, from P1 to P7 and beyond the classroom. */
export const realUnits: readonly UnitSource[] = read<Catalogue>('catalogue.json').units.flatMap((unit) => {
  const entries = unit.written.map((id): EntryContent => read<PackedEntry>(`items/${id}.json`).content);
  return unitSource(unit, entries) ?? [];
});

/** A unit by its number: 400 is Electricity, in P7 Science. */
export const realUnit = (id: number): UnitSource => {
  const found = realUnits.find((unit) => unit.id === id);
  if (found === undefined) throw new RangeError(`unit ${id} has no lessons`);
  return found;
};

/** P1 Lit I, P2 MTC, P3 English, P4 Math, P5 SST, P6 Science, P7 Science. */
export const sampleUnits: readonly UnitSource[] = [1, 85, 121, 181, 212, 330, 400].map(realUnit);
