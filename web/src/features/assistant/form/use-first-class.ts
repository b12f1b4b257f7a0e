import type { AnyValues } from '@afrolearn/learning/assistant/tool.ts';
import { gradeByName } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { useAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { type Chosen, firstChoice } from './source-fields.tsx';

/** What a new form begins with: the grade, subject, name and size of the teacher's own first class. */
export const useFirstClass = (
  isWanted: boolean,
): { choice: Chosen; values: AnyValues; isAsking: boolean } => {
  const classes = useAnswer(isWanted ? 'assistant classes' : null, () => call('GET /classes/mine'));
  const isAsking = isWanted && classes.state === 'loading';
  const room = classes.data?.find(({ archived }) => !archived);
  if (room === undefined) return { choice: firstChoice, values: {}, isAsking };
  const grade = gradeByName(room.grade)?.id ?? firstChoice.grade;
  const subjects = grade === null ? [] : subjectsOfGrade(grade);
  const subject =
    (subjects.find(({ id }) => id === room.subjectId) ?? subjects[0])?.id ?? firstChoice.subject;
  const pupils = room.students > 0 ? { pupils: room.students } : {};
  return {
    choice: { ...firstChoice, grade, subject },
    values: { className: room.name, ...pupils, ...(grade === null ? {} : { grade: String(grade) }) },
    isAsking,
  };
};
