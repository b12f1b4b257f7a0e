import * as paths from '#lib/paths.ts';
import { type PageRow, pageIn } from '../page.tsx';

const practice = pageIn(() => import('#features/practice/practice-page.tsx'), 'PracticePage');
const toolHub = pageIn(() => import('#features/tool-hub/tool-hub-page.tsx'), 'ToolHubPage');
const studyTool = pageIn(() => import('../study-tool-page.tsx'), 'StudyToolPage');
const subjectArea = pageIn(() => import('#features/courses/area-page.tsx'), 'AreaPage');

export const learningPages: readonly PageRow[] = [
  {
    path: paths.myWork,
    page: pageIn(() => import('#features/my-work/my-work-page.tsx'), 'MyWorkPage'),
    guard: 'learner',
    layout: 'app',
  },
  {
    path: paths.myWorkRoute,
    page: pageIn(() => import('#features/my-work/hand-in-page.tsx'), 'HandInPage'),
    guard: 'learner',
    layout: 'app',
  },
  {
    path: paths.dashboard,
    page: pageIn(() => import('#features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
    guard: 'person',
    layout: 'app',
    early: ['GET /grades', 'GET /standing', 'GET /today', 'GET /plan', 'GET /xp/:me', 'GET /notifications'],
  },
  {
    path: paths.units,
    page: pageIn(() => import('#features/units/units-page.tsx'), 'UnitsPage'),
    guard: 'anyone',
    layout: 'wide',
  },
  {
    path: paths.unitRoute,
    page: pageIn(() => import('#features/units/unit-page.tsx'), 'UnitPage'),
    guard: 'anyone',
    layout: 'either',
    early: ['GET /unit/:id', 'GET /units/:id/progress', 'GET /units/:id/summary', 'GET /notifications'],
  },
  {
    path: paths.subjectRoute,
    page: pageIn(() => import('#features/courses/subject-page.tsx'), 'SubjectPage'),
    guard: 'anyone',
    layout: 'either',
    early: ['GET /notifications'],
  },
  {
    path: paths.lessonRoute,
    page: pageIn(() => import('#features/lesson/lesson-page.tsx'), 'LessonPage'),
    guard: 'anyone',
    layout: 'either',
    early: [
      'GET /lesson/:id',
      'GET /unit/:unit',
      'GET /units/:unit/progress',
      'GET /lesson/:id/notes',
      'GET /notifications',
    ],
  },
  {
    path: paths.sheetRoute,
    page: pageIn(() => import('#features/lesson/sheet-page.tsx'), 'SheetPage'),
    guard: 'anyone',
    layout: 'either',
  },
  {
    path: paths.leaving,
    page: pageIn(() => import('#features/lesson/leaving-page.tsx'), 'LeavingPage'),
    guard: 'anyone',
    layout: 'public',
  },
  { path: paths.practice, page: practice, guard: 'anyone', layout: 'either', early: ['GET /notifications'] },
  { path: paths.practiceRoute, page: practice, guard: 'anyone', layout: 'task' },
  {
    path: paths.review,
    page: pageIn(() => import('#features/review/review-page.tsx'), 'ReviewPage'),
    guard: 'learner',
    layout: 'task',
  },
  { path: paths.tools, page: toolHub, guard: 'anyone', layout: 'app' },
  { path: paths.studentTools, page: toolHub, guard: 'anyone', layout: 'app' },
  { path: paths.learningTools, page: toolHub, guard: 'anyone', layout: 'app' },
  { path: paths.toolRoute, page: studyTool, guard: 'anyone', layout: 'app' },
  ...paths.subjectPages.map(
    (path): PageRow => ({ path, page: subjectArea, guard: 'anyone', layout: 'either' }),
  ),
];
