/**
 * The second packet of an Ogg with Opus names the program and may hold anything that somebody wrote: titles, dates, places.
 * Its bytes are overwritten in place by an empty one of the same length, and the sums of its pages are made anew.
 */

/* The sum of RFC 3533: its polynomial, from the highest bit, begun with nothing. */
const table = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  return sum >>> 0;
});

export const oggSum = (page: Buffer): number => {
  let sum = 0;
  for (const byte of page) sum = ((sum << 8) ^ (table[(sum >>> 24) ^ byte] ?? 0)) >>> 0;
  return sum;
};

const sumAt = 22;
const tags = Buffer.from('OpusTags', 'latin1');

const lengthOf = (bytes: Buffer, at: number): number => {
  const pieces = bytes[at + 26] ?? 0;
  return bytes.subarray(at + 27, at + 27 + pieces).reduce((sum, length) => sum + length, 0);
};

/** False when there is no such packet, or something else shares its pages. `bytes` are whole pages of Ogg. */
export const blankOgg = (bytes: Buffer): boolean => {
  let isFirst = true;
  for (let at = 27 + (bytes[26] ?? 0) + lengthOf(bytes, 0); at < bytes.length; ) {
    const body = at + 27 + (bytes[at + 26] ?? 0);
    const end = body + lengthOf(bytes, at);
    const page = bytes.subarray(at, end);
    const laced = bytes.subarray(at + 27, body);
    if (isFirst && !bytes.subarray(body, body + 8).equals(tags)) return false;
    const isLast = laced.some((length) => length < 255);
    if (isLast && laced.findIndex((length) => length < 255) !== laced.length - 1) return false;
    // No program, no lines: both lengths are nought, and what follows them is padding.
    bytes.fill(0, isFirst ? body + 8 : body, end);
    page.fill(0, sumAt, sumAt + 4);
    page.writeUInt32LE(oggSum(page), sumAt);
    if (isLast) return true;
    isFirst = false;
    at = end;
  }
  return false;
};
