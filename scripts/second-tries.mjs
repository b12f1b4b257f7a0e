// @ts-check
/**
 * A journey may need a second try on an overloaded machine. It is named each time and remembered: if it needed a second
 * try in two of the last three runs, it counts as failed and must be repaired.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const runsKept = 3;
const mostSecondTries = 1;

/** @param {any} suite @param {string} file @returns {{ title: string, project: string, status: string }[]} */
const testsIn = (suite, file = suite.file ?? '') => [
  ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ one) => ({
      title: `${file}: ${spec.title}`,
      project: one.projectName,
      status: one.status,
    })),
  ),
  ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => testsIn(inner, file)),
];

/** @param {any} report Playwright's own @returns {string[]} */
export const secondTriesIn = (report) =>
  (report.suites ?? [])
    .flatMap((/** @type {any} */ suite) => testsIn(suite))
    .filter((/** @type {{ status: string }} */ { status }) => status === 'flaky')
    .map((/** @type {{ title: string, project: string }} */ { title, project }) => `${title} [${project}]`);

/** The journeys that needed too many second tries. @param {readonly (readonly string[])[]} runs the newest last */
export const unsteady = (runs) =>
  (runs.at(-1) ?? []).filter(
    (title) => runs.filter((titles) => titles.includes(title)).length > mostSecondTries,
  );

const read = (/** @type {string} */ file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** @param {any} report @param {string} memory where the last runs are remembered */
export const journeyCount = (report, memory) => {
  const again = secondTriesIn(report);
  const runs = [...read(memory), again].slice(-runsKept);
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(runs));
  const failed = unsteady(runs);
  return {
    passed: report.stats.expected + report.stats.flaky - failed.length,
    failed: report.stats.unexpected + failed.length,
    told: [
      ...again.map((title) => `passed only at the second try: ${title}`),
      ...failed.map((title) => `needed a second try in two of three runs, so it failed: ${title}`),
    ],
  };
};
