import { createHmac } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The current TOTP number for a key (RFC 6238: SHA-1, 30 seconds, six digits). */
export const numberOf = (key: string, now = Date.now()): string => {
  const bits = [...key.replace(/[^A-Z2-7]/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const mac = createHmac('sha1', secret).update(step).digest();
  const from = (mac[mac.length - 1] ?? 0) & 15;
  return String((mac.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};
