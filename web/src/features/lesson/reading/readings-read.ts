import { readLocal, writeLocal } from '#lib/local.ts';

/** Readings that were opened on this device (spec 1 §2.7: unread at first, then 'Read', locally). */
export const readReadings = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(readLocal('afl_read') ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

const most = 2000;

export const markRead = (id: string): void => {
  const kept = readReadings();
  if (!kept.includes(id)) writeLocal('afl_read', JSON.stringify([...kept, id].slice(-most)));
};
