/**
 * Removes metadata from MP4 files: phones record place, time and device. The boxes are overwritten in place,
 * so that no other byte moves: metadata boxes, timestamps of the film and its tracks, and tracks other than
 * video and audio (cameras write locations into them). Samples of such tracks stay in the file without
 * references. Free space is blanked, too, because editors leave old data there. Inconsistent files are
 * refused.
 */
import type { Blankable } from './blankable.ts';

/*
 * Container boxes on the path to metadata, with their parents; elsewhere they are invalid. So the nesting is
 * at most three boxes, and no byte is rewritten more often.
 */
const holders = new Map<string, string | null>([
  ['moov', null],
  ['trak', 'moov'],
  ['mdia', 'trak'],
]);
const tellers = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);
/* Boxes that start with creation and modification times. */
const timed = new Set(['mvhd', 'tkhd', 'mdhd']);
const shown = new Set(['vide', 'soun']);
/* A fragmented film has two boxes a second; far more is an attack. */
const mostBoxes = 20_000;
const chunk = Buffer.alloc(64 * 1024);
const free = Buffer.from('free', 'latin1');

type Box = { type: string; body: number; end: number };

const boxAt = async (file: Blankable, at: number, end: number): Promise<Box | null> => {
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

const blank = async (file: Blankable, at: number, { type, body, end }: Box) => {
  if (type !== 'free') await file.write(free, 0, free.length, at + 4);
  for (let from = body; from < end; from += chunk.length)
    await file.write(chunk, 0, Math.min(chunk.length, end - from), from);
};

/* The first byte gives the size of both times, four or eight bytes; three bytes of flags follow. */
const blankTimes = async (file: Blankable, { body, end }: Box) => {
  const version = Buffer.alloc(1);
  await file.read(version, 0, 1, body);
  const length = version[0] === 1 ? 16 : 8;
  await file.write(chunk, 0, Math.min(length, Math.max(0, end - body - 4)), body + 4);
};

const handlerIn = async (file: Blankable, { body, end }: Box): Promise<string> => {
  const kind = Buffer.alloc(4);
  if (end - body < 12) return '';
  await file.read(kind, 0, 4, body + 8);
  return kind.toString('latin1');
};

/** False when the file is no complete film. */
export const blankMp4 = async (file: Blankable): Promise<boolean> => {
  let seen = 0;
  let hasFilm = false;
  let handler: string | null = null;
  const walk = async (from: number, to: number, parent: string | null): Promise<boolean> => {
    for (let at = from; at < to; ) {
      const box = await boxAt(file, at, to);
      seen += 1;
      if (box === null || seen > mostBoxes) return false;
      const isHolder = holders.get(box.type) === parent;
      const isTrack = isHolder && box.type === 'trak';
      if (isHolder && box.type === 'moov') hasFilm = true;
      if (isTrack) handler = null;
      if (box.type === 'hdlr' && parent === 'mdia') handler = await handlerIn(file, box);
      if (isHolder) {
        if (!(await walk(box.body, box.end, box.type))) return false;
      } else if (tellers.has(box.type) || holders.has(box.type)) await blank(file, at, box);
      else if (timed.has(box.type)) await blankTimes(file, box);
      if (isTrack && handler !== null && !shown.has(handler)) await blank(file, at, box);
      at = box.end;
    }
    return true;
  };
  const { size } = await file.stat();
  return (await walk(0, size, null)) && hasFilm;
};
