import type { Reply } from '@afrolearn/contract';
import { subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';

type Unit = Reply<'GET /unit/:id'>;
type Entry = Unit['items'][number];

/** The part of a unit that its list of lessons shows. */
export type ListedUnit = Pick<Unit, 'title' | 'subject' | 'subjectId' | 'items'>;

type Carried = Pick<Entry, 'id' | 'title' | 'type' | 'duration' | 'questions' | 'url' | 'written'>;
export type LessonState = { courseTitle: string; unitTitle: string; lessons: readonly Carried[] };

/** What a link to a lesson carries (spec 1 §2.7). Little: the history of the browser keeps it for every step. */
export const lessonState = ({ subject, title, items }: ListedUnit): LessonState => ({
  courseTitle: subject,
  unitTitle: title,
  lessons: items.map(({ id, title: name, type, duration, questions, url, written }) => ({
    id,
    title: name,
    type,
    duration,
    questions,
    url,
    written,
  })),
});

const entryFrom = (carried: unknown, unitId: number): Entry[] => {
  const { id, title, duration, questions, url, written } = (carried ?? {}) as Partial<
    Record<keyof Carried, unknown>
  >;
  const address = typeof id === 'string' ? parseEntryId(id) : undefined;
  if (address?.unit !== unitId || typeof id !== 'string' || typeof title !== 'string') return [];
  return [
    {
      id,
      title,
      type: address.type,
      duration: typeof duration === 'string' ? duration : null,
      questions: typeof questions === 'number' ? questions : null,
      url: typeof url === 'string' ? url : null,
      scenes: null,
      points: 0,
      format: 'PDF',
      faith: null,
      // An older version did not say.
      written: written !== false,
    },
  ];
};

/**
 * The unit as the link that led here carried it, until the server answers; null where it carried nothing, or where
 * another version wrote it.
 */
export const unitFromState = (state: unknown, unitId: number): ListedUnit | null => {
  const { courseTitle, unitTitle, lessons } = (state ?? {}) as Partial<Record<keyof LessonState, unknown>>;
  if (typeof courseTitle !== 'string' || typeof unitTitle !== 'string' || !Array.isArray(lessons))
    return null;
  const items = lessons.flatMap((carried: unknown) => entryFrom(carried, unitId));
  if (items.length === 0) return null;
  return {
    title: unitTitle,
    subject: courseTitle,
    subjectId: subjectByName(courseTitle)?.id ?? 0,
    items,
  };
};
