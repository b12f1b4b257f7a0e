// @ts-check
/** Finds a browser for the checks: the system's own, Playwright's, or one that can be installed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, step } from './console.mjs';
import { root, run } from './run.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const own = async () => {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
};

const installFromDebian = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await step('Installing Chromium from the system’s packages', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  });
};

const installOwn = () =>
  step('Downloading Playwright’s Chromium', () =>
    run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']),
  );

/** @returns {Promise<string>} the path of a browser */
export const ensureChromium = async () => {
  const find = async () =>
    [process.env.CHROMIUM_PATH, ...usual].find((path) => path !== undefined && existsSync(path)) ??
    (await own());
  const found = await find();
  if (found) return found;
  await installFromDebian();
  const installed = await find();
  if (installed) return installed;
  await installOwn();
  return (
    (await find()) ??
    giveUp('No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH to its program.')
  );
};
