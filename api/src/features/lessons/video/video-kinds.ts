/** What a file is, told by its first bytes: never by its name or by what the sender says. */
export type VideoKind = 'mp4' | 'webm';

/** So many bytes tell. */
export const tellingBytes = 64;

const mp4Brands = /^(?:iso[m2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV)$/;
const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const docType = Buffer.from([0x42, 0x82]);

const isWebm = (head: Buffer): boolean => {
  if (!head.subarray(0, 4).equals(ebml)) return false;
  const at = head.indexOf(docType, 4);
  // Matroska begins alike and may hold anything; its type is another word.
  return at > 0 && /^.{1,8}webm/s.test(head.subarray(at + 2, at + 16).toString('latin1'));
};

export const videoKindOf = (head: Buffer): VideoKind | null => {
  if (head.length < 16) return null;
  if (head.toString('latin1', 4, 8) === 'ftyp' && mp4Brands.test(head.toString('latin1', 8, 12)))
    return 'mp4';
  return isWebm(head) ? 'webm' : null;
};
