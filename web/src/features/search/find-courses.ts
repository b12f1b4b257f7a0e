import { call } from '#lib/call.ts';

/** `grade`: the class to rank first. The server knows that of a signed-in learner. */
export const findCourses = (query: string, grade: number | null) =>
  call('GET /search/courses', { query: { query, ...(grade === null ? {} : { grade: String(grade) }) } });
export type Found = Awaited<ReturnType<typeof findCourses>>[number];

export type ContextProblem =
  | 'lessonFetchFailed'
  | 'unitFetchFailed'
  | 'subjectsFetchFailed'
  | 'gradesFetchFailed';

/** Names the failed lookup; its message follows 'Failed to load lesson context: '. */
export class ContextError extends Error {
  declare readonly problem: ContextProblem;
  constructor(problem: ContextProblem) {
    super(problem);
    this.problem = problem;
  }
}

const orElse = async <T>(asked: Promise<T>, problem: ContextProblem): Promise<T> => {
  try {
    return await asked;
  } catch {
    throw new ContextError(problem);
  }
};

/** What the dashboard needs to open a found lesson: the lesson, its unit, its subject and its grade (spec 1 §4). */
export const lessonContext = async (id: string) => {
  const lesson = await orElse(call('GET /lesson/:id', { params: { id } }), 'lessonFetchFailed');
  const unit = await orElse(call('GET /unit/:id', { params: { id: lesson.unitId } }), 'unitFetchFailed');
  const subjects = await orElse(call('GET /subjects'), 'subjectsFetchFailed');
  const grades = await orElse(call('GET /grades'), 'gradesFetchFailed');
  const subject = subjects.find((one) => one.id === unit.subjectId);
  const grade = grades.find((one) => one.id === unit.gradeId) ?? null;
  const isBeyond = unit.gradeId === null;
  if (subject === undefined || (grade === null && !isBeyond)) return null;
  return {
    lesson: { id: lesson.id, title: lesson.title },
    unit: { id: unit.id, title: unit.title },
    subject,
    grade,
  };
};
