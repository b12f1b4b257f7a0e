/** TOTP by RFC 6238, as in common apps. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const half = 30;
const digits = 6;

/** The time step since 1970. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / half);

/** RFC 4226, §5.3: dynamic truncation. */
export const numberOf = (key: Buffer, step: number, length = digits): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const place = (hash[hash.length - 1] ?? 0) & 0x0f;
  const number = hash.readUInt32BE(place) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
};

/** Tolerates one step before and after for clock drift. */
const drift = [0, -1, 1] as const;

/** The latest accepted time step. */
export const latestStep = (now: Date): number => stepOf(now) + Math.max(...drift);

/** The time step of a typed number; null if none matches. */
export const stepOfNumber = (key: Buffer, typed: string, now: Date): number | null => {
  const sent = Buffer.from(typed);
  let found: number | null = null;
  // Compares all, for constant time.
  for (const off of drift) {
    const step = stepOf(now) + off;
    const right = Buffer.from(numberOf(key, step));
    if (sent.length === right.length && timingSafeEqual(sent, right)) found ??= step;
  }
  return found;
};

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, for typing a key. */
export const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => signs[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

/** The QR code's URI; apps show the label. */
export const uriOf = (key: Buffer, label: string): string =>
  `otpauth://totp/AfroLearn:${encodeURIComponent(label)}?secret=${base32(key)}&issuer=AfroLearn&digits=${digits}&period=${half}`;
