import { readLocal, writeLocal } from '../local.ts';

/* Without storage each visit is a separate device. */
let ofThisVisit: string | null = null;

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A random device id, sent while signed out. It lets the server distinguish sixty tablets behind one address,
 * and recognise a person's device, which strangers' guesses then cannot lock out. It contains no personal
 * data and grants nothing.
 */
export const deviceId = (): string => {
  const kept = readLocal('afl_device') ?? ofThisVisit;
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept;
  ofThisVisit = newId();
  writeLocal('afl_device', ofThisVisit);
  return ofThisVisit;
};
