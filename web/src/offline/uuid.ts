let last = 0;
/**
 * Never returns the same moment twice, because two ids of one millisecond would sort randomly. If the clock was set
 * back by a second or more, the new time is used.
 */
const moment = (): number => {
  const now = Date.now();
  last = last >= now && last - now < 1000 ? last + 1 : now;
  return last;
};

/** UUIDv7: ids of one device sort by time of creation. */
export const uuid = (now = moment()): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let place = 0; place < 6; place++) bytes[place] = Math.floor(now / 2 ** (8 * (5 - place))) % 256;
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
