/** Numbers that an app computes from a shared key and the time: RFC 6238, as every such app does it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const half = 30;
const digits = 6;

/** The half minute of a moment, counted since 1970. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / half);

/** RFC 4226, §5.3: four bytes from a place that the hash itself names. */
export const numberOf = (key: Buffer, step: number, length = digits): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const place = (hash[hash.length - 1] ?? 0) & 0x0f;
  const number = hash.readUInt32BE(place) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
};

/** Phones are some seconds off: the half minute before and the one after count too. */
const drift = [0, -1, 1] as const;

/** The last half minute whose number is taken at this moment. */
export const latestStep = (now: Date): number => stepOf(now) + Math.max(...drift);

/** The half minute that a typed number belongs to; null when it belongs to none of now. */
export const stepOfNumber = (key: Buffer, typed: string, now: Date): number | null => {
  const sent = Buffer.from(typed);
  let found: number | null = null;
  // All are compared, so that the time tells nothing.
  for (const off of drift) {
    const step = stepOf(now) + off;
    const right = Buffer.from(numberOf(key, step));
    if (sent.length === right.length && timingSafeEqual(sent, right)) found ??= step;
  }
  return found;
};

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding: how a key is typed into an app. */
export const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => signs[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

/** What the QR code says; apps show the label beside the number. */
export const uriOf = (key: Buffer, label: string): string =>
  `otpauth://totp/AfroLearn:${encodeURIComponent(label)}?secret=${base32(key)}&issuer=AfroLearn&digits=${digits}&period=${half}`;
