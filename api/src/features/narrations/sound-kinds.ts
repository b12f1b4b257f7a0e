import { elementIn, isWebmHead, webm } from '#features/lessons/index.ts';

/**
 * Detects the type of a recording by its bytes, never by name or declared type. Files with video, and
 * inconsistent ones, are refused.
 */
export type SoundKind = 'audio/webm' | 'audio/mp4' | 'audio/ogg';

const mostElements = 4_000;

type Element = { id: number; body: number; end: number };

/** An element without a length extends to the end of its parent. */
const elementAt = (bytes: Buffer, at: number, until: number): Element | null => {
  const found = elementIn(bytes, at, until);
  const end = found?.end ?? until;
  return found === null || end > until ? null : { ...found, end };
};

const childrenOf = (bytes: Buffer, { body, end }: { body: number; end: number }): Element[] | null => {
  const found: Element[] = [];
  for (let at = body; at < end; ) {
    const one = elementAt(bytes, at, end);
    // The header is complete before the first cluster, which may be open after an interrupted recording.
    if (one?.id === webm.cluster) return [...found, one];
    if (one === null || found.length > mostElements) return null;
    found.push(one);
    at = one.end;
  }
  return found;
};

const isWebm = (bytes: Buffer): boolean => {
  const head = elementAt(bytes, 0, bytes.length);
  if (head === null || !isWebmHead(bytes)) return false;
  const whole = elementAt(bytes, head.end, bytes.length);
  if (whole?.id !== webm.segment) return false;
  const parts = childrenOf(bytes, whole);
  const list = parts?.find(({ id }) => id === webm.tracks);
  if (parts?.some(({ id }) => id === webm.cluster) !== true || list === undefined) return false;
  const entries = (childrenOf(bytes, list) ?? []).filter(({ id }) => id === webm.track);
  const kinds = entries.map(
    (entry) => bytes[(childrenOf(bytes, entry) ?? []).find(({ id }) => id === webm.trackType)?.body ?? -1],
  );
  return kinds.length === 1 && kinds[0] === webm.sound;
};

type Box = { type: string; body: number; end: number };

const boxesIn = (bytes: Buffer, from: number, until: number): Box[] | null => {
  const found: Box[] = [];
  for (let at = from; at < until; ) {
    if (at + 8 > until) return null;
    const size = bytes.readUInt32BE(at);
    const end = at + size;
    if (size < 8 || end > until || found.length > mostElements) return null;
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), body: at + 8, end });
    at = end;
  }
  return found;
};

const within = (bytes: Buffer, boxes: readonly Box[], type: string): Box[] =>
  boxes.filter((box) => box.type === type).flatMap(({ body, end }) => boxesIn(bytes, body, end) ?? []);

const isMp4 = (bytes: Buffer): boolean => {
  const boxes = boxesIn(bytes, 0, bytes.length);
  if (boxes === null || boxes[0]?.type !== 'ftyp' || !boxes.some(({ type }) => type === 'mdat')) return false;
  const tracksOf = within(bytes, boxes, 'moov').filter(({ type }) => type === 'trak');
  const handlers = within(bytes, within(bytes, tracksOf, 'trak'), 'mdia').filter(
    ({ type }) => type === 'hdlr',
  );
  const kinds = handlers.map(({ body }) => bytes.toString('latin1', body + 8, body + 12));
  return tracksOf.length === 1 && kinds.length === 1 && kinds[0] === 'soun';
};

/** Ogg pages: the first one starts the only stream, which is Opus. */
const isOgg = (bytes: Buffer): boolean => {
  let begun = 0;
  for (let at = 0; at < bytes.length; ) {
    if (at + 27 > bytes.length || bytes.toString('latin1', at, at + 4) !== 'OggS') return false;
    const pieces = bytes[at + 26] ?? 0;
    const lengths = bytes.subarray(at + 27, at + 27 + pieces);
    const body = at + 27 + pieces;
    if (((bytes[at + 5] ?? 0) & 2) !== 0) {
      begun += 1;
      if (bytes.toString('latin1', body, body + 8) !== 'OpusHead') return false;
    }
    at = body + lengths.reduce((sum, length) => sum + length, 0);
    if (at > bytes.length) return false;
  }
  return begun === 1;
};

export const soundKindOf = (bytes: Buffer): SoundKind | null => {
  if (bytes.length < 64) return null;
  if (isWebm(bytes)) return 'audio/webm';
  if (isMp4(bytes)) return 'audio/mp4';
  return isOgg(bytes) ? 'audio/ogg' : null;
};
