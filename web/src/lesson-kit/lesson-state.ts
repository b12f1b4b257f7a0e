import type { Reply } from '@afrolearn/contract';
import { subjectByName } from '@afrolearn/learning/catalogue/subjects.ts';
import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';

type Unit = Reply<'GET /unit/:id'>;
type Entry = Unit['items'][number];

/** The fields of a unit for its lesson list. */
export type ListedUnit = Pick<Unit, 'title' | 'subject' | 'subjectId' | 'items'>;

type Carried = Pick<Entry, 'id' | 'title' | 'type' | 'duration' | 'questions' | 'url' | 'written'>;
export type LessonState = { courseTitle: string; unitTitle: string; lessons: readonly Carried[] };

/** The state of a lesson link (spec 1 §2.7), kept small because the history stores it for every step. */
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
      // Older versions omit it.
      written: written !== false,
    },
  ];
};

/** The unit in the navigation state, until the server replies; null for none or an incompatible version. */
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
