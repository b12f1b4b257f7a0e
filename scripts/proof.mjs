// @ts-check
/** `npm run proof`: the promises at full length. Slow by nature, so not part of `npm test`. */
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { say } from './console.mjs';
import { root, run } from './run.mjs';
import { checkNode, ensureBuilt, ensurePackages } from './setup.mjs';

checkNode();
await ensurePackages('full');
await ensureBuilt();
say(
  'Proving the promises at full length: requests from the document (S2), lock files (R3), kill -9 under load (R1), ' +
    'a full disk (R4), restarts of the database (R5), events exactly once (R7), guesses (S5), time (R9), slow senders (R15), ' +
    '200 random days of a learner in a browser, 100 cuts and kills under a learner at work, colours by night at both widths.',
);
const prove = (/** @type {string[]} */ ...what) =>
  run(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...what], {
    env: { ...process.env, PROOF: '1' },
    show: true,
  });
const { code } = await prove('--project', 'postgres', '--project', 'promises');
const { code: ofEvents } = await prove(
  '--project',
  'api',
  'api/src/features/events/exactly-once',
  'api/src/features/entry/sign-in',
);
const { code: ofRules } = await prove(
  ...['--project', 'learning', '--project', 'web'],
  ...['learning/src/events', 'web/src/features/lesson/quiz/state/random-days'],
);
const { code: ofDays } = await run(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    'random-days',
    'random-cuts',
    'accessibility-walk',
    '--config',
    join(root, 'e2e/playwright.config.ts'),
    '--retries=0',
  ],
  { env: { ...process.env, PROOF: '1', CHROMIUM_PATH: await ensureChromium() }, show: true },
);
process.exit([code, ofEvents, ofRules, ofDays].find((one) => one !== 0) ?? 0);
