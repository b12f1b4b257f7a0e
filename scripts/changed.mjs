// @ts-check
/** Finds the tests that a change touches, from git and the imports. */
import { giveUp, say } from './console.mjs';
import { run } from './run.mjs';

/** @param {string[]} args */
const git = async (args) => {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : null;
};

/** All that is not yet in the revision: committed here, uncommitted, and new. @param {string} [revision] */
export const changedSince = async (revision) => {
  const base = revision ?? (await git(['merge-base', 'HEAD', '@{upstream}'])) ?? 'HEAD';
  const named = await git(['diff', '--name-only', '--no-renames', base]);
  if (named === null) return giveUp(`git does not know the revision ${base}.`);
  const fresh = (await git(['ls-files', '--others', '--exclude-standard'])) ?? '';
  const changed = [...named.split('\n'), ...fresh.split('\n')].filter((path) => path !== '');
  // Only here: before the packages are installed there is no tsx.
  const { tsImport } = await import('tsx/esm/api');
  const { touchedBy } = await tsImport('./house/touched.ts', import.meta.url);
  const { allCode } = await tsImport('./house/tree.ts', import.meta.url);
  const touched = touchedBy(changed, allCode());
  if (touched === null)
    say(`${changed.length} files changed, among them the ground of all: every check runs.`);
  else
    say(
      `${changed.length} files changed: ${touched.tests.length} test files, ${touched.journeys.length} journeys.`,
    );
  return touched;
};
