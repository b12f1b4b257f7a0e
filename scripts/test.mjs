// @ts-check
/** `npm test`: sets up what is missing, then runs every check and says how many passed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { say } from './console.mjs';
import { root, run } from './run.mjs';
import { checkNode, ensureBuilt, ensurePackages } from './setup.mjs';

checkNode();
await ensurePackages('full');

/** @typedef {{ name: string, passed: number, failed: number, output: string }} Outcome */

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);
const node = process.execPath;
const reportFile = (/** @type {string} */ name) => join(root, '.cache', `${name}.json`);

/** A check that is right or wrong as a whole. @returns {Promise<Outcome>} */
const whole = async (/** @type {string} */ name, /** @type {string[]} */ args) => {
  const { code, output } = await run(node, args);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
};

/**
 * A runner that counts: its JSON report is the truth. Without one, or with an exit that disagrees, it failed.
 * @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @param {(report: any) => { passed: number, failed: number }} count
 * @returns {Promise<Outcome>}
 */
const counted = async (name, args, env, count) => {
  rmSync(reportFile(name), { force: true });
  const { code, output } = await run(node, args, { env: { ...process.env, ...env } });
  const report = existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), 'utf8')) : null;
  const { passed, failed } = report === null ? { passed: 0, failed: 1 } : count(report);
  return { name, passed, failed: code !== 0 && failed === 0 ? 1 : failed, output };
};

const vitest = (/** @type {string} */ name, /** @type {string[]} */ projects) =>
  counted(
    name,
    [
      bin('vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile(name)}`,
    ],
    { FORCE_COLOR: '0' },
    (report) => ({
      passed: report.numPassedTests,
      // A file that does not even load has failed suites and no failed test.
      failed: report.numFailedTests || report.numFailedTestSuites,
    }),
  );

const playwright = (/** @type {string} */ chromium) =>
  counted(
    'journeys',
    [
      bin('@playwright/test/cli.js'),
      'test',
      '--config',
      join(root, 'e2e/playwright.config.ts'),
      '--reporter=line,json',
    ],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('journeys'), FORCE_COLOR: '0' },
    ({ stats }) => {
      if (stats.flaky > 0) say(`     ${stats.flaky} journeys passed only at the second try.`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  );

const rooms = ['learning', 'contract', 'curriculum', 'api', 'web', 'e2e', 'bench', 'scripts/house'];

// Calls read the packed lessons; promises and journeys run the built product.
await ensureBuilt();

/** @type {Outcome[]} */
const outcomes = [];
const report = (/** @type {Outcome} */ outcome, /** @type {number} */ began) => {
  outcomes.push(outcome);
  const { name, passed, failed, output } = outcome;
  if (failed > 0) say(`\n── ${name} ──\n${output.trim()}\n`);
  say(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed (${((Date.now() - began) / 1000).toFixed(0)} s)`,
  );
};
const check = async (/** @type {() => Promise<Outcome>} */ act) => {
  const began = Date.now();
  report(await act(), began);
};

const only = process.argv.slice(2);
const wanted = (/** @type {string} */ name) => only.length === 0 || only.includes(name);
const checks = [
  ['style', () => whole('style', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])],
  ...rooms.map((room) => [
    `types`,
    () => whole(`types of ${room}`, [bin('typescript/bin/tsc'), '-p', join(root, room)]),
  ]),
  ['unused', () => whole('unused code', [bin('knip/bin/knip.js')])],
  ['content', () => whole('content', ['--import', 'tsx', join(root, 'curriculum/src/command.ts')])],
  ['rules', () => vitest('rules', ['learning', 'contract', 'curriculum', 'house'])],
  ['pages', () => vitest('pages', ['web'])],
  ['calls', () => vitest('calls', ['api'])],
  ['postgres', () => vitest('postgres', ['postgres'])],
];
for (const [name, act] of checks) if (wanted(String(name))) await check(/** @type {any} */ (act));

if (wanted('weight'))
  await check(() => whole('page weight', ['--import', 'tsx', join(root, 'bench/src/check-budgets.ts')]));
if (wanted('promises')) await check(() => vitest('promises', ['promises']));
if (wanted('journeys')) {
  const chromium = await ensureChromium();
  await check(() => playwright(chromium));
}

const sum = (/** @type {'passed' | 'failed'} */ key) =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
