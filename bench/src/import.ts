/** Measures an import of the whole catalogue into an empty database, and a second start without changes. */
import { rmSync } from 'node:fs';
import { measuredFrom, newDataFolder, type StartedServer, startBuiltServer } from './built-server.ts';
import { machine, quantile, rounded, writeResult } from './results.ts';

const rounds = Number(process.env['ROUNDS'] ?? 3);

const momentOf = ({ said }: StartedServer, words: RegExp): number => {
  const found = said.find(({ text }) => words.test(text));
  if (found === undefined) throw new Error(`The server did not say ${words}`);
  return found.ms;
};

const first: { importMs: number; readyMs: number }[] = [];
const second: { readyMs: number }[] = [];
for (let round = 0; round < rounds; round += 1) {
  const dataDir = newDataFolder();
  try {
    // The school profile fills in no demo people: between these two lines only the import happens.
    const fresh = await startBuiltServer({ profile: 'school', dataDir });
    const importMs = momentOf(fresh, /^Curriculum: \d+ units/) - momentOf(fresh, /^Tables made/);
    first.push({ importMs: rounded(importMs), readyMs: rounded(fresh.readyMs) });
    await fresh.stop();
    const again = await startBuiltServer({ profile: 'school', dataDir });
    if (again.said.some(({ text }) => text.startsWith('Curriculum:')))
      throw new Error('The second start imported again: this measures something else');
    second.push({ readyMs: rounded(again.readyMs) });
    await again.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const median = (values: readonly number[]) => quantile(values, 0.5);
const result = {
  what: 'the whole curriculum pack into an empty database; then a start with nothing changed',
  measured: new Date().toISOString(),
  machine: machine(),
  server: measuredFrom,
  rounds,
  median: {
    importMs: median(first.map(({ importMs }) => importMs)),
    firstStartMs: median(first.map(({ readyMs }) => readyMs)),
    secondStartMs: median(second.map(({ readyMs }) => readyMs)),
  },
  all: { first, second },
};
writeResult('import', result);
console.log(JSON.stringify(result.median, null, 2));
