/**
 * Build time only: what each page asks the server as soon as it opens, so that its HTML can ask before the code is there
 * (`build/early-script.ts`), all in one call. `:me` is who is signed in, `:id` what the address names, `:unit` its unit.
 */
import * as paths from '#lib/paths.ts';

type Question = `GET /${string}`;

const everywhere: readonly Question[] = ['GET /health', 'GET /me', 'GET /settings', 'GET /sync'];

const questions: Readonly<Record<string, readonly Question[]>> = {
  [paths.dashboard]: [
    'GET /grades',
    'GET /standing',
    'GET /today',
    'GET /plan',
    'GET /xp/:me',
    'GET /notifications',
  ],
  [paths.teacherDashboard]: [
    'GET /teacher/today',
    'GET /teacher/weekly-activity',
    'GET /teacher/upcoming-assignments',
    'GET /teacher/recent-activity',
    'GET /notifications',
  ],
  [paths.classDetailRoute]: ['GET /teacher/class/:id/summary', 'GET /notifications'],
  [paths.unitRoute]: [
    'GET /unit/:id',
    'GET /units/:id/progress',
    'GET /units/:id/summary',
    'GET /notifications',
  ],
  [paths.lessonRoute]: [
    'GET /lesson/:id',
    'GET /unit/:unit',
    'GET /units/:unit/progress',
    'GET /lesson/:id/notes',
    'GET /notifications',
  ],
  [paths.practice]: ['GET /notifications'],
  [paths.subjectRoute]: ['GET /notifications'],
};

/** The paths that they ask for, below the base of the API. */
export const earlyCallsOf = (route: string): readonly string[] =>
  [...everywhere, ...(questions[route] ?? [])].map((question) => question.slice('GET '.length));
