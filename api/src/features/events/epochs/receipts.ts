/**
 * A receipt proves that this database, in one of its epochs, stored an event of a learner. It is signed with
 * a secret in the database, and so in its backups. A device sends its receipts with every batch. If a valid
 * receipt's event is missing, the database is older than the receipt: a backup was restored.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Receipt = {
  epoch: string;
  event: string;
  /** Arrival time in milliseconds: the later receipt proves more. */
  arrivedAt: number;
};

const form = 1;
const [uuidBytes, timeBytes, macBytes] = [16, 6, 16];
const signedBytes = 1 + 2 * uuidBytes + timeBytes;

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidIn = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/* Bound to the learner, so that a copied receipt is invalid in another account. */
const macOf = (secret: Buffer, learner: number, signed: Buffer): Buffer =>
  createHmac('sha256', secret).update(`receipt ${learner} `).update(signed).digest().subarray(0, macBytes);

export const writeReceipt = (
  secret: Buffer,
  learner: number,
  { epoch, event, arrivedAt }: Receipt,
): string => {
  const signed = Buffer.concat([Buffer.of(form), bytesOf(epoch), bytesOf(event), Buffer.alloc(timeBytes)]);
  signed.writeUIntBE(arrivedAt, signedBytes - timeBytes, timeBytes);
  return Buffer.concat([signed, macOf(secret, learner, signed)]).toString('base64url');
};

/** Null for a receipt that this database did not sign for this learner. */
export const readReceipt = (secret: Buffer, learner: number, text: string): Receipt | null => {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== signedBytes + macBytes || bytes[0] !== form) return null;
  const signed = bytes.subarray(0, signedBytes);
  if (!timingSafeEqual(bytes.subarray(signedBytes), macOf(secret, learner, signed))) return null;
  return {
    epoch: uuidIn(signed.subarray(1, 1 + uuidBytes)),
    event: uuidIn(signed.subarray(1 + uuidBytes, 1 + 2 * uuidBytes)),
    arrivedAt: signed.readUIntBE(signedBytes - timeBytes, timeBytes),
  };
};
