// `npm run content` checks; `-- --report` adds the coverage table, `-- --pack` writes curriculum/dist, `--
// --figures` writes the page of the drawing bank, `-- --watch` repeats it after each save.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bankPage } from '#bank/page.ts';
import { figureUse, showFigureUse } from '#bank/use.ts';
import { checkCurriculum } from '#check/check.ts';
import { readFactBank } from '#facts/bank.ts';
import { rotaOf, showRota } from '#facts/rota.ts';
import { showFinding } from '#findings.ts';
import { readFiles } from '#load/files.ts';
import { makePack } from '#pack/pack.ts';
import { writePack } from '#pack/write.ts';
import { coverage, showCoverage } from '#report.ts';
import { watchFolder } from '#write/watch.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const flags = new Set(process.argv.slice(2));
const known = ['--report', '--pack', '--figures', '--mend', '--watch'];
const unknown = [...flags].filter((flag) => !known.includes(flag));

if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Use ${known.join(', ')}, or nothing.`);
  process.exit(2);
}

/** Whether there are no findings. */
const run = (): boolean => {
  const started = performance.now();
  const files = readFiles(join(home, 'content'));
  const { content, findings, waiting } = checkCurriculum(files);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const rows = coverage(content);
  const all = rows.at(-1);

  /** Written even with findings, because illustrators want to see it. */
  if (flags.has('--figures')) {
    const page = join(home, '../.cache/figures.html');
    mkdirSync(join(page, '..'), { recursive: true });
    writeFileSync(page, bankPage(content.bank));
    console.log(
      `${content.bank.length} drawings of the bank: open ${relative(process.cwd(), page)} in a browser.`,
    );
  }
  if (flags.has('--report')) {
    console.log(showCoverage(rows));
    console.log(showFigureUse(figureUse(content), content.bank.length));
    /** Findings in the banks were reported by the check. */
    console.log(showRota(rotaOf(content.units, readFactBank(files, () => {}).names)));
  }
  if (flags.has('--mend'))
    for (const finding of waiting) console.log(`curriculum/content/${showFinding(finding)}`);
  for (const finding of findings) console.error(`curriculum/content/${showFinding(finding)}`);

  if (findings.length > 0) {
    console.error(`${findings.length} to mend. Nothing was packed.`);
    return false;
  }

  console.log(
    `${all?.units} units, ${all?.lessons} lessons, ${all?.explainers} explainers written; checked in ${seconds} s.`,
  );
  if (waiting.length > 0)
    console.log(
      `${waiting.length} places of older units wait to be mended: npm run content -- --mend lists them.`,
    );
  if (flags.has('--pack')) {
    const { written, removed } = writePack(makePack(content), join(home, 'dist'));
    console.log(`Packed into curriculum/dist: ${written} files written, ${removed} removed.`);
  }
  return true;
};

const isWell = run();
if (flags.has('--watch')) watchFolder(join(home, 'content'), run);
else if (!isWell) process.exit(1);
