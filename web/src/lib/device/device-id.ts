import { readLocal, writeLocal } from '../local.ts';

/* Where nothing can be stored, one visit is one device. */
let ofThisVisit: string | null = null;

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A random number for this device, sent while nobody is signed in. By it the server tells sixty tablets behind one
 * address apart, and knows a device on which a person signed in before, which strangers' guesses
 * then cannot lock out. It says nothing about the device or the person, and opens nothing.
 */
export const deviceId = (): string => {
  const kept = readLocal('afl_device') ?? ofThisVisit;
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept;
  ofThisVisit = newId();
  writeLocal('afl_device', ofThisVisit);
  return ofThisVisit;
};
