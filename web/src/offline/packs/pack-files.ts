/** The files of a pack: a subject of one class as it is stored on a device. */
import type { Reply } from '@afrolearn/contract';
import { urlOf } from '#lib/call.ts';

export type PackId = { subject: number; grade: number | null };
export type Manifest = Reply<'GET /manifest'>;
export type PackFile = { url: string; hash: string; bytes: number };

export const packKey = ({ subject, grade }: PackId): string => `${subject}-${grade ?? 0}`;

export const packIdOf = (key: string): PackId => {
  const [subject, grade] = key.split('-').map(Number);
  return { subject: subject ?? 0, grade: grade || null };
};

const lessonUrl = (id: string): string => urlOf('GET /lesson/:id', { params: { id } });

/** In the order of units, so that complete units can be used while the rest is downloading. */
export const filesOf = ({ subject, grade }: PackId, manifest: Manifest): readonly PackFile[] => {
  const query = { subject: String(subject), ...(grade === null ? {} : { grade: String(grade) }) };
  const list = { url: urlOf('GET /units', { query }), hash: manifest.hash, bytes: 0 };
  const begun = new Set<number>();
  const lessons = manifest.items.flatMap(({ id, unitId, hash, bytes }) => {
    const lesson = { url: lessonUrl(id), hash, bytes };
    if (begun.has(unitId)) return [lesson];
    begun.add(unitId);
    return [
      { url: urlOf('GET /unit/:id', { params: { id: unitId } }), hash: manifest.hash, bytes: 0 },
      lesson,
    ];
  });
  return [list, ...lessons];
};
