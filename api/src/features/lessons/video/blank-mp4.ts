/**
 * Telephones write into an MP4 where it was recorded, when and on what. Those boxes are overwritten in place with
 * nothing, so that no other byte moves. A file whose boxes do not fit together is refused.
 */
import type { FileHandle } from 'node:fs/promises';

/* Boxes that hold other boxes on the way to what tells, and boxes that tell. */
const holders = new Set(['moov', 'trak']);
const tellers = new Set(['udta', 'meta', 'uuid']);
/* A film in pieces has two boxes a second; far more means that somebody wants us to be busy. */
const mostBoxes = 20_000;
const chunk = Buffer.alloc(64 * 1024);

type Box = { type: string; body: number; end: number };

const boxAt = async (file: FileHandle, at: number, end: number): Promise<Box | null> => {
  const head = Buffer.alloc(16);
  const { bytesRead } = await file.read(head, 0, 16, at);
  if (bytesRead < 8) return null;
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && bytesRead < 16) return null;
  const size = short === 0 ? end - at : isLong ? Number(head.readBigUInt64BE(8)) : short;
  const body = at + (isLong ? 16 : 8);
  if (at + size < body || at + size > end) return null;
  return { type: head.toString('latin1', 4, 8), body, end: at + size };
};

const blank = async (file: FileHandle, at: number, { body, end }: Box) => {
  await file.write('free', at + 4, 'latin1');
  for (let from = body; from < end; from += chunk.length)
    await file.write(chunk, 0, Math.min(chunk.length, end - from), from);
};

/** False when the file is no whole film. */
export const blankMp4 = async (file: FileHandle): Promise<boolean> => {
  let seen = 0;
  let hasFilm = false;
  const walk = async (from: number, to: number): Promise<boolean> => {
    for (let at = from; at < to; ) {
      const box = await boxAt(file, at, to);
      seen += 1;
      if (box === null || seen > mostBoxes) return false;
      if (box.type === 'moov') hasFilm = true;
      if (tellers.has(box.type)) await blank(file, at, box);
      else if (holders.has(box.type) && !(await walk(box.body, box.end))) return false;
      at = box.end;
    }
    return true;
  };
  const { size } = await file.stat();
  return (await walk(0, size)) && hasFilm;
};
