import { createHash } from 'node:crypto';
import { subjects } from '@afrolearn/learning/catalogue/subjects.ts';

/* Increase to rebuild the whole index after a change of the format. */
const form = 1;

/** A searchable thing, with a hash of its indexed texts. */
export type Findable = {
  type: 'lesson' | 'unit' | 'subject';
  ref: string;
  name: string;
  /** The unit's title for a lesson, its about-text for a unit. */
  about: string;
  topics: readonly string[];
  subjectId: number | null;
  gradeId: number | null;
  written: boolean;
  hash: string;
};

type ListedUnit = {
  unit: {
    id: number;
    title: string;
    about: string;
    subjectId: number;
    gradeId: number | null;
    details: { topics: readonly string[] };
  };
  items: readonly { id: string; type: string; title: string }[];
};

const withHash = (one: Omit<Findable, 'hash'>, content: string | undefined): Findable => ({
  ...one,
  hash: createHash('sha256')
    .update(JSON.stringify([form, one, content ?? null]))
    .digest('base64url')
    .slice(0, 22),
});

/** Everything searchable in these units. `written`: title and hash of written entries. */
export const findables = (
  units: readonly ListedUnit[],
  written: ReadonlyMap<string, { title: string; hash: string }>,
): Findable[] => {
  const ready = new Set<number>();
  const found = units.flatMap(({ unit, items }) => {
    const { subjectId, gradeId } = unit;
    const lessons = items
      .filter(({ id, type }) => type === 'video' || (type === 'reading' && written.has(id)))
      .map(({ id, title }) => {
        const name = written.get(id)?.title ?? title;
        const one = {
          type: 'lesson',
          ref: id,
          name,
          about: unit.title,
          topics: [],
          subjectId,
          gradeId,
        } as const;
        return withHash({ ...one, written: written.has(id) }, written.get(id)?.hash);
      });
    const hasWritten = lessons.some((lesson) => lesson.written);
    if (hasWritten) ready.add(subjectId);
    const { topics } = unit.details;
    const one = { type: 'unit', ref: String(unit.id), name: unit.title, about: unit.about, topics } as const;
    return [withHash({ ...one, subjectId, gradeId, written: hasWritten }, undefined), ...lessons];
  });
  const shelves = subjects.map(({ id, name }) => {
    const one = { type: 'subject', ref: String(id), name, about: '', topics: [] } as const;
    return withHash({ ...one, subjectId: null, gradeId: null, written: ready.has(id) }, undefined);
  });
  return [...shelves, ...found];
};
