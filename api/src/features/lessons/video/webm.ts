/** Parses WebM files, film or audio: a sequence of elements with id, length and content. */
export const webm = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  picture: 1,
  sound: 2,
} as const;

/** An id of four bytes and a length of eight. */
export const longestHead = 12;

export type WebmElement = {
  id: number;
  /** Offset from the start of the bytes. */
  body: number;
  /** Null for an unknown length. */
  end: number | null;
};

/** Leading zero bits give the number of following bytes, at most eight. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** Null without a complete id and length before `until`. */
export const elementIn = (bytes: Buffer, at: number, until: number): WebmElement | null => {
  const idLength = lengthOf(bytes[at] ?? 0);
  const sizeLength = lengthOf(bytes[at + idLength] ?? 0);
  const body = at + idLength + sizeLength;
  if (idLength > 4 || sizeLength > 8 || body > Math.min(until, bytes.length)) return null;
  let size = (bytes[at + idLength] ?? 0) & (0xff >> sizeLength);
  let isOpen = size === 0xff >> sizeLength;
  for (const byte of bytes.subarray(at + idLength + 1, body)) {
    size = size * 256 + byte;
    isOpen &&= byte === 0xff;
  }
  return { id: bytes.readUIntBE(at, idLength), body, end: isOpen ? null : body + size };
};

/** Matroska starts alike but may hold anything; its doc type differs. The file's first bytes suffice. */
export const isWebmHead = (bytes: Buffer): boolean => {
  const head = elementIn(bytes, 0, bytes.length);
  if (head?.id !== webm.head || head.end === null) return false;
  const until = Math.min(head.end, bytes.length);
  for (let at = head.body; at < until; ) {
    const one = elementIn(bytes, at, until);
    if (one === null || one.end === null) return false;
    // May be padded with zeros.
    if (one.id === webm.docType) return /^webm\0*$/.test(bytes.toString('latin1', one.body, one.end));
    at = one.end;
  }
  return false;
};
