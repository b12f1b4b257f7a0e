import type { AnyValues } from '@afrolearn/learning/assistant/tool.ts';
import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { useAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { type Chosen, firstChoice } from './source-fields.tsx';

type First = {
  choice: Chosen;
  /** Name and size of the teacher's class in a grade; empty for none. */
  valuesFor: (grade: number | null) => AnyValues;
  /** Grade and subject of a class of the teacher; null for another. */
  choiceFor: (classId: number) => Chosen | null;
  /** The teacher's class in a grade, else the first one. */
  idFor: (grade: number | null) => number | null;
  isAsking: boolean;
};

/** Defaults of a new form: grade and subject of the teacher's first class, and the class of that grade. */
export const useFirstClass = (isWanted: boolean): First => {
  const classes = useAnswer(isWanted ? 'assistant classes' : null, () => call('GET /classes/mine'));
  const isAsking = isWanted && classes.state === 'loading';
  const rooms = classes.data?.filter(({ archived }) => !archived) ?? [];
  const [room] = rooms;
  if (room === undefined)
    return {
      choice: firstChoice,
      valuesFor: () => ({}),
      choiceFor: () => null,
      idFor: () => null,
      isAsking,
    };
  const gradeOf = (name: string) => gradeByName(name)?.id ?? firstChoice.grade;
  const valuesFor = (wanted: number | null): AnyValues => {
    const grades = wanted === null ? {} : { grade: String(wanted) };
    const own = rooms.find((one) => gradeOf(one.grade) === wanted);
    if (own === undefined) return grades;
    return { className: own.name, ...(own.students > 0 ? { pupils: own.students } : {}), ...grades };
  };
  const idFor = (wanted: number | null) => (rooms.find((one) => gradeOf(one.grade) === wanted) ?? room).id;
  const choiceOf = (one: typeof room): Chosen => {
    const grade = gradeOf(one.grade);
    const subjects = grade === null ? [] : subjectsOfGrade(grade);
    const subject =
      (subjects.find(({ id }) => id === one.subjectId) ?? subjects[0])?.id ?? firstChoice.subject;
    return { ...firstChoice, grade, subject };
  };
  const choiceFor = (classId: number) => {
    const own = rooms.find(({ id }) => id === classId);
    return own === undefined ? null : choiceOf(own);
  };
  return { choice: choiceOf(room), valuesFor, choiceFor, idFor, isAsking };
};
