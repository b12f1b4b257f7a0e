/** Something that can be overwritten in place: an open file, or bytes in memory. */
export type Blankable = {
  read: (into: Buffer, offset: number, length: number, at: number) => Promise<{ bytesRead: number }>;
  write: (bytes: Buffer, offset: number, length: number, at: number) => Promise<unknown>;
  stat: () => Promise<{ size: number }>;
};

/** Mutates these bytes. */
export const blankableBytes = (bytes: Buffer): Blankable => ({
  read: async (into, offset, length, at) => ({
    bytesRead: bytes.copy(into, offset, at, Math.min(bytes.length, at + length)),
  }),
  write: async (from, offset, length, at) => from.copy(bytes, at, offset, offset + length),
  stat: async () => ({ size: bytes.length }),
});
