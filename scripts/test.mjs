// @ts-check
/**
 * `npm test`: sets up what is missing, then runs every check and says how many passed.
 * `npm test -- rules calls` runs some; `npm test -- --changed [revision]` runs what a change touches.
 */
import { changedSince } from './changed.mjs';
import { say } from './console.mjs';
import { gatesFor } from './gates.mjs';
import { checkNode, ensureBuilt, ensurePackages } from './setup.mjs';

/** @typedef {import('./gates.mjs').Outcome} Outcome */
/** @typedef {import('./gates.mjs').Gate} Gate */

checkNode();
await ensurePackages('full');

const asked = process.argv.slice(2);
const [first, since] = asked;
const touched = first === '--changed' ? await changedSince(since) : null;
const groups = first === '--changed' ? [] : asked;

// Calls read the packed lessons; promises and journeys run the built product.
await ensureBuilt();

/** @type {Outcome[]} */
const outcomes = [];
const check = async (/** @type {Gate} */ { act }) => {
  const began = Date.now();
  const outcome = await act();
  outcomes.push(outcome);
  const { name, passed, failed, output, told = [] } = outcome;
  if (failed > 0) say(`\n── ${name} ──\n${output.trim()}\n`);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  say(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  for (const line of told) say(`     ${line}`);
};

/** Two at a time: none of these uses more than one core for long. @param {readonly Gate[]} gates */
const inTwoLanes = async (gates) => {
  const waiting = [...gates];
  const lane = async () => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) await check(gate);
  };
  await Promise.all([lane(), lane()]);
};

const wanted = gatesFor(touched).filter(({ group }) => groups.length === 0 || groups.includes(group));
const unknown = groups.filter((group) => !wanted.some((gate) => gate.group === group));
if (unknown.length > 0) {
  say(`There is no check named ${unknown.join(', ')}. CONTRIBUTING.md lists them.`);
  process.exit(1);
}
await inTwoLanes(wanted.filter(({ light }) => light));
for (const gate of wanted.filter(({ light }) => !light)) await check(gate);

const told = outcomes.flatMap((outcome) => outcome.told ?? []);
if (told.length > 0) say(`\nSecond tries: ${told.length}, named above.`);
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
