/* A room without Node has no `process` by type; its tests run in one all the same. */
const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } };

/** Whether the promises are proved at full length (`npm run proof`); the gates run a short form of the same. */
export const isProof = process?.env['PROOF'] === '1';

export const lengthOf = ({ short, full }: { short: number; full: number }): number =>
  isProof ? full : short;
