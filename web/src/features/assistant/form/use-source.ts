import { type UnitOutline, type UnitSource, unitSource } from '@afrolearn/learning/assistant/source.ts';
import type { Tool } from '@afrolearn/learning/assistant/tool.ts';
import { isGradeId } from '@afrolearn/learning/catalogue/grades.ts';
import { levels } from '@afrolearn/learning/catalogue/levels.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { useAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';

const termOf = (term: number | null): 1 | 2 | 3 | null =>
  term === 1 || term === 2 || term === 3 ? term : null;

const levelOf = (level: string) => levels.find((one) => one === level) ?? 'P4-P5';

/** An unwritten unit has no source, but an outline. */
type Found = { readonly source: UnitSource | null; readonly outline: UnitOutline };

/** Loads all written entries of a unit. If one fails, nothing is made of half a unit. */
const wholeUnit = async (id: number): Promise<Found> => {
  const unit = await call('GET /unit/:id', { params: { id } });
  const written = unit.items.filter((entry) => entry.written);
  const entries = await Promise.all(
    written.map(async (entry) => (await call('GET /lesson/:id', { params: { id: entry.id } })).content),
  );
  const gradeId = isGradeId(unit.gradeId) ? unit.gradeId : null;
  const head = { ...unit, gradeId, level: levelOf(unit.level), term: termOf(unit.term) };
  const { title, about, subjectId, level, term, topics } = head;
  return {
    source: unitSource(
      head,
      entries.filter((entry): entry is EntryContent => entry !== null && entry.type !== 'own'),
    ),
    outline: {
      ...{ id, title, about, subjectId, gradeId, level, term, topics },
      titles: unit.lessons,
    },
  };
};

type Fits = Tool['fits'];

/**
 * The units of a subject that the tool can use. Names of unwritten ones are included, so that nobody searches
 * for them in vain.
 */
export const useReadyUnits = (subject: number | null, grade: number | null, fits?: Fits) => {
  const answer = useAnswer(subject === null ? null : `assistant units ${subject} ${grade}`, async () => {
    const query = { subject: String(subject), ...(grade === null ? {} : { grade: String(grade) }) };
    return await call('GET /units', { query });
  });
  const fitting = answer.data?.filter(
    (unit) =>
      fits?.({
        ...unit,
        level: levelOf(unit.level),
        gradeId: isGradeId(unit.gradeId) ? unit.gradeId : null,
        term: termOf(unit.term),
      }) ?? true,
  );
  return {
    ...answer,
    data: fitting?.filter(({ written }) => written > 0) ?? null,
    unwritten: fitting?.filter(({ written }) => written === 0) ?? [],
  };
};

export const useUnitSource = (id: number | null) =>
  useAnswer(id === null ? null : `assistant unit ${id}`, () => wholeUnit(id ?? 0));
