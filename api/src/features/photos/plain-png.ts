/**
 * Strips a PNG to its essential chunks. Texts and colour profiles are compressed: 2 MB can unpack to 2 GB,
 * and the library unpacks them before any check.
 */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'eXIf']);
const signature = 8;

/** Null when the chunks are inconsistent. */
export const plainPng = (bytes: Buffer): Buffer | null => {
  const kept = [bytes.subarray(0, signature)];
  for (let at = signature; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (needed.has(kind)) kept.push(bytes.subarray(at, end));
    if (kind === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
};
