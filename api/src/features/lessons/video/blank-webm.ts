/**
 * Removes metadata from WebM files: title, date, software and device; tags may hold the place. Elements are
 * overwritten in place by an empty one of the same length, so that no other byte moves. Tracks other than
 * video and audio and unused space are blanked, too. Inconsistent files are refused.
 */
import type { Blankable } from './blankable.ts';
import { elementIn, longestHead, type WebmElement, webm } from './webm.ts';

const { segment, cluster, tracks, track, trackType } = webm;
/* The parts of a segment: seek table, info, tracks, clusters, cues, chapters, tags, attachments. */
const info = 0x1549a966;
const chapters = 0x1043a770;
const tags = 0x1254c367;
const attachments = 0x1941a469;
const ofSegment = new Set([0x114d9b74, info, tracks, cluster, 0x1c53bb6b, chapters, tags, attachments]);
/*
 * Container elements on the path to metadata, with their parents; elsewhere they are invalid. So the nesting
 * is at most three, and no byte is rewritten more often.
 */
const holders = new Map<number, number | null>([
  [segment, null],
  [info, segment],
  [tracks, segment],
  [track, tracks],
]);
/*
 * Title, date, names and ids of this and linked files, track names; and a checksum that would no longer
 * match.
 */
const named = [0x7ba9, 0x4461, 0x7384, 0x73a4, 0x3c83ab, 0x3cb923, 0x3e83bb, 0x3eb923, 0x536e, 0xbf];
const tellers = new Set([chapters, tags, attachments, ...named]);
const empty = 0xec;
/*
 * Elements that must stay but are emptied: the names of the writing software are mandatory; void elements may
 * hold old data.
 */
const silenced = new Set([0x4d80, 0x5741, empty]);
const shown = new Set<number>([webm.picture, webm.sound]);
/* An hour of film in one open cluster has 200,000 blocks; far more is an attack. */
const mostElements = 400_000;
const nothing = Buffer.alloc(64 * 1024);

const elementAt = async (file: Blankable, at: number): Promise<WebmElement | null> => {
  const head = Buffer.alloc(longestHead);
  const { bytesRead } = await file.read(head, 0, longestHead, at);
  const found = elementIn(head, 0, bytesRead);
  return found && { ...found, body: at + found.body, end: found.end === null ? null : at + found.end };
};

const fill = async (file: Blankable, from: number, to: number) => {
  for (let at = from; at < to; at += nothing.length)
    await file.write(nothing, 0, Math.min(nothing.length, to - at), at);
};

const blank = async (file: Blankable, from: number, to: number) => {
  const whole = to - from;
  const head = Buffer.alloc(whole < 9 ? 2 : 9);
  head[0] = empty;
  // The length takes one byte, or eight.
  if (head.length === 2) head[1] = 0x80 | (whole - 2);
  else {
    head[1] = 0x01;
    head.writeUIntBE(whole - 9, 3, 6);
  }
  await file.write(head, 0, head.length, from);
  await fill(file, from + head.length, to);
};

/** False when the file is no complete film. */
export const blankWebm = async (file: Blankable): Promise<boolean> => {
  const { size } = await file.stat();
  let seen = 0;
  let hasFilm = false;
  let isShown = true;

  /** The end of an open element: a cluster ends at the next part of the segment. */
  const endOfOpen = async ({ id, body }: WebmElement): Promise<number | null> => {
    if (id === segment) return size;
    if (id !== cluster) return null;
    for (let at = body; at < size; ) {
      const inner = await elementAt(file, at);
      seen += 1;
      if (inner === null || seen > mostElements) return null;
      if (ofSegment.has(inner.id)) return at;
      if (inner.end === null) return null;
      at = inner.end;
    }
    return size;
  };

  const walk = async (from: number, to: number, parent: number | null): Promise<boolean> => {
    for (let at = from; at < to; ) {
      const element = await elementAt(file, at);
      seen += 1;
      if (element === null || seen > mostElements) return false;
      const { id, body } = element;
      const said = element.end ?? (await endOfOpen(element));
      if (said === null) return false;
      // An interrupted recording ends within its pictures, and plays up to there.
      const end = id === segment || id === cluster ? Math.min(said, size) : said;
      if (end > to) return false;
      if (id === cluster) hasFilm = true;
      const isHolder = holders.get(id) === parent;
      if (isHolder && id === track) isShown = false;
      if (id === trackType && parent === track) {
        const kind = Buffer.alloc(1);
        await file.read(kind, 0, 1, end - 1);
        isShown = shown.has(kind[0] ?? 0);
      }
      if (isHolder) {
        if (!(await walk(body, end, id))) return false;
      } else if (tellers.has(id) || holders.has(id)) await blank(file, at, end);
      else if (silenced.has(id)) await fill(file, body, end);
      if (isHolder && id === track && !isShown) await blank(file, at, end);
      at = end;
    }
    return true;
  };
  return (await walk(0, size, null)) && hasFilm;
};
