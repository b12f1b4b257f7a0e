/**
 * A PNG reduced to what makes its picture. Its texts and colour profile are packed: 2 MB of them unpack to 2 GB,
 * and the library unpacks them before anybody can say no.
 */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'eXIf']);
const signature = 8;

/** Null when the pieces do not fit together. */
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
