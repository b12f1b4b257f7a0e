// @ts-check
/** One line per step, with its time: a newcomer sees that something happens, and what. */

const bold = (text) => (process.stdout.isTTY ? `\u001b[1m${text}\u001b[0m` : text);

/** @param {string} text */
export const say = (text) => process.stdout.write(`${text}\n`);

/** @param {string} title @param {() => Promise<unknown>} act */
export const step = async (title, act) => {
  const began = Date.now();
  process.stdout.write(`${bold('·')} ${title} … `);
  const result = await act();
  process.stdout.write(`${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
};

/** Ends with one clear sentence instead of a trace. @param {string} sentence */
export const giveUp = (sentence) => {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
};
