// @ts-check
/** Every check of `npm test`, each as a function that answers how much passed and failed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { root, run } from './run.mjs';
import { journeyCount } from './second-tries.mjs';

/** @typedef {{ name: string, passed: number, failed: number, output: string, told?: string[] }} Outcome */
/** @typedef {{ group: string, light: boolean, act: () => Promise<Outcome> }} Gate */
/** @typedef {{ rooms: readonly string[], tests: readonly string[], journeys: readonly string[], content: boolean }} Touched */

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
 * @param {(report: any) => { passed: number, failed: number, told?: string[] }} count
 * @returns {Promise<Outcome>}
 */
const counted = async (name, args, env, count) => {
  rmSync(reportFile(name), { force: true });
  const { code, output } = await run(node, args, { env: { ...process.env, ...env } });
  const report = existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), 'utf8')) : null;
  const { passed, failed, told = [] } = report === null ? { passed: 0, failed: 1 } : count(report);
  return { name, passed, failed: code !== 0 && failed === 0 ? 1 : failed, output, told };
};

/** @param {string} name @param {string[]} projects @param {readonly string[]} files no file means all of them */
const vitest = (name, projects, files) =>
  counted(
    name,
    [
      bin('vitest/vitest.mjs'),
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      '--passWithNoTests',
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

/** @param {readonly string[]} specs */
const playwright = async (specs) => {
  const chromium = await ensureChromium();
  return await counted(
    'journeys',
    [
      bin('@playwright/test/cli.js'),
      'test',
      ...specs,
      '--config',
      join(root, 'e2e/playwright.config.ts'),
      '--reporter=line,json',
    ],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('journeys'), FORCE_COLOR: '0' },
    (report) => journeyCount(report, join(root, '.cache/second-tries.json')),
  );
};

const rooms = ['learning', 'contract', 'curriculum', 'api', 'web', 'e2e', 'bench', 'scripts/house'];

/** @param {string} group @param {() => Promise<Outcome>} act @returns {Gate} */
const light = (group, act) => ({ group, light: true, act });
/** @param {string} group @param {() => Promise<Outcome>} act @returns {Gate} */
const heavy = (group, act) => ({ group, light: false, act });

/** @param {Touched | null} touched null stands for everything @returns {Gate[]} */
export const gatesFor = (touched) => {
  /** @param {string} group @param {string[]} projects @param {RegExp} where */
  const tests = (group, projects, where) => {
    const files = touched === null ? [] : touched.tests.filter((path) => where.test(path));
    if (touched !== null && files.length === 0) return [];
    return [heavy(group, () => vitest(group, projects, files))];
  };
  const journeys = touched?.journeys ?? [];
  return [
    light('style', () =>
      whole('style', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
    ),
    ...(touched?.rooms ?? rooms).map((room) =>
      light('types', () => whole(`types of ${room}`, [bin('typescript/bin/tsc'), '-p', join(root, room)])),
    ),
    light('unused', () => whole('unused code', [bin('knip/bin/knip.js')])),
    ...(touched === null || touched.content
      ? [
          light('content', () =>
            whole('content', ['--import', 'tsx', join(root, 'curriculum/src/command.ts')]),
          ),
        ]
      : []),
    ...tests(
      'rules',
      ['learning', 'contract', 'curriculum', 'house'],
      /^(?:learning|contract|curriculum|scripts)\//,
    ),
    ...tests('pages', ['web'], /^web\//),
    ...tests('calls', ['api'], /^api\/src\/(?!db\/embedded\/|promises\/)/),
    ...tests('postgres', ['postgres'], /^api\/src\/db\/embedded\//),
    ...(touched === null
      ? [
          heavy('weight', () =>
            whole('page weight', ['--import', 'tsx', join(root, 'bench/src/check-budgets.ts')]),
          ),
        ]
      : []),
    ...tests('promises', ['promises'], /^api\/src\/promises\//),
    ...(touched === null || journeys.length > 0 ? [heavy('journeys', () => playwright(journeys))] : []),
  ];
};
