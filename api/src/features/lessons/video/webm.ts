/** How a WebM is read, film or voice: elements one after the other, each a name, a length and what it holds. */
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

/** A name of four bytes and a length of eight. */
export const longestHead = 12;

export type WebmElement = {
  id: number;
  /** Counted from where the bytes begin. */
  body: number;
  /** Null when it goes on until something else begins. */
  end: number | null;
};

/** The number of leading zero bits says how many bytes follow: at most eight. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** Null where no whole name and length stand before `until`. */
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

/** Matroska begins alike and may hold anything; its type is another word. The first bytes of a file are enough. */
export const isWebmHead = (bytes: Buffer): boolean => {
  const head = elementIn(bytes, 0, bytes.length);
  if (head?.id !== webm.head || head.end === null) return false;
  const until = Math.min(head.end, bytes.length);
  for (let at = head.body; at < until; ) {
    const one = elementIn(bytes, at, until);
    if (one === null || one.end === null) return false;
    // Its end may be filled with nothing.
    if (one.id === webm.docType) return /^webm\0*$/.test(bytes.toString('latin1', one.body, one.end));
    at = one.end;
  }
  return false;
};
