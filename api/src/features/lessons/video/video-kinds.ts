import { isWebmHead } from './webm.ts';

/** Detects the file type by its first bytes, never by name or declared type. */
export type VideoKind = 'mp4' | 'webm';

/** The bytes needed. */
export const tellingBytes = 64;

const mp4Brands = /^(?:iso[m2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV)$/;
export const videoKindOf = (head: Buffer): VideoKind | null => {
  if (head.length < 16) return null;
  if (head.toString('latin1', 4, 8) === 'ftyp' && mp4Brands.test(head.toString('latin1', 8, 12)))
    return 'mp4';
  return isWebmHead(head) ? 'webm' : null;
};
