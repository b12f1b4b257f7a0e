/* This room has no Node types, but its tests run in Node. */
const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } };

/** Whether promises are tested at full length (`npm run proof`); the gates run a short form. */
export const isProof = process?.env['PROOF'] === '1';

export const lengthOf = ({ short, full }: { short: number; full: number }): number =>
  isProof ? full : short;
