import { gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { pointsOf } from '@afrolearn/learning/lessons/points.ts';
import { minutesOf } from '@afrolearn/learning/lessons/timing.ts';
import type { Db } from '#db/connect.ts';
import { refuse } from '#http/refuse.ts';
import { entryById } from './catalogue.db.ts';
import { keptAs } from './shelf.ts';

/** As spec 1 §9 shows them; a quiz shows its number of questions instead. */
export const durationOf = { video: '3 min', reading: '5 min', quiz: null } as const;

/** A written lesson shows the length that its player computes. */
export const lastsOf = (minutes: number) => `${minutes} min`;

const builtInLesson = async (db: Db, id: string) => {
  const found = await entryById(db, id);
  if (found === null) throw refuse('access/not-found');
  const { item, unit } = found;
  return {
    id: item.id,
    title: item.title,
    subject: subjectName(unit.subjectId),
    grade: gradeNameOrNull(unit.gradeId),
    subjectId: unit.subjectId,
    gradeId: unit.gradeId,
    unitId: unit.id,
    unitTitle: unit.title,
    type: item.type,
    points: pointsOf[item.type],
    duration:
      item.content?.type === 'video'
        ? lastsOf(minutesOf(item.content.scenes, item.content.gradeId ?? item.content.level))
        : durationOf[item.type],
    content: item.content,
    version: item.hash,
  };
};

/** A built-in lesson with its content, or 404. */
export const packedLesson = (db: Db, id: string) => keptAs(db, `lesson ${id}`, () => builtInLesson(db, id));
