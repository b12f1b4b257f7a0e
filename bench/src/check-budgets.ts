/**
 * Fails when a page exceeds its budget, or a file is too small to be sent alone. `--all` lists every part.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budgets, isWrong, type Weight, weigh } from './page-weight.ts';

const dist = join(import.meta.dirname, '../../web/dist');
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')) as Budgets;
const weights = weigh(dist, budgets);

// Control: with each budget one byte different from the weight, every single part must fail.
const tightened = weights.map((weight) =>
  weight.least === undefined
    ? { ...weight, limit: weight.bytes - 1 }
    : { ...weight, least: weight.bytes + 1 },
);
if (!tightened.every(isWrong)) {
  console.error('The check does not bite: a budget beside the weight was accepted.');
  process.exit(1);
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(2).padStart(7);
const line = (weight: Weight) => {
  const { what, bytes, limit, least } = weight;
  const rule = least === undefined ? `of ${kilobytes(limit)} kB` : `at least ${kilobytes(least)} kB`;
  return `${isWrong(weight) ? 'OVER' : 'ok  '} ${kilobytes(bytes)} ${rule}  ${what}`;
};
const wrong = weights.filter(isWrong);
const shown = process.argv.includes('--all') ? weights : weights.slice(0, 12);
console.log(shown.map(line).join('\n'));
for (const weight of wrong.filter((one) => !shown.includes(one))) console.log(line(weight));
console.log(
  `${weights.length} parts weighed, ${wrong.length} wrong (gzip, 1 kB = 1024 bytes; alone: as built; control passed).`,
);
process.exit(wrong.length === 0 ? 0 : 1);
