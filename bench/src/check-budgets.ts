/** Fails when a page weighs more than its budget. `--all` lists every part, not only the heaviest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budgets, tooHeavy, type Weight, weigh } from './page-weight.ts';

const dist = join(import.meta.dirname, '../../web/dist');
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')) as Budgets;
const weights = weigh(dist, budgets);

// Control: with each budget one byte below what was weighed, every single part must be over.
const tightened = weights.map((weight) => ({ ...weight, limit: weight.bytes - 1 }));
if (tooHeavy(tightened).length !== weights.length) {
  console.error('The check does not bite: a budget below the weight was accepted.');
  process.exit(1);
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(2).padStart(7);
const line = ({ what, bytes, limit }: Weight) =>
  `${bytes > limit ? 'OVER' : 'ok  '} ${kilobytes(bytes)} of ${kilobytes(limit)} kB  ${what}`;
const heavy = tooHeavy(weights);
const shown = process.argv.includes('--all') ? weights : weights.slice(0, 12);
console.log(shown.map(line).join('\n'));
for (const weight of heavy.filter((one) => !shown.includes(one))) console.log(line(weight));
console.log(
  `${weights.length} parts weighed, ${heavy.length} over budget (gzip, 1 kB = 1024 bytes; control passed).`,
);
process.exit(heavy.length === 0 ? 0 : 1);
