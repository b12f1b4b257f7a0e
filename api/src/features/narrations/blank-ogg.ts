/**
 * Removes metadata from Ogg Opus: the second packet names the software and may have free text such as titles,
 * dates and places. It is overwritten in place by an empty one of the same length, and its pages get new
 * checksums.
 */

/* The CRC of RFC 3533, most significant bit first, starting at zero. */
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

/** False without such a packet, or if other data shares its pages. `bytes` are whole Ogg pages. */
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
    // Both lengths become zero; the rest is padding.
    bytes.fill(0, isFirst ? body + 8 : body, end);
    page.fill(0, sumAt, sumAt + 4);
    page.writeUInt32LE(oggSum(page), sumAt);
    if (isLast) return true;
    isFirst = false;
    at = end;
  }
  return false;
};
