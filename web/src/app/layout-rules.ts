/**
 * Which parts of the shell a page shows: the two sentences of spec 1 §2.1, as two lists. A footer is on every page but
 * those for one task, which have no bars at all. While somebody is at focused work (a quiz, a lesson that plays) none is
 * there either, wherever they are.
 */
import { matchPath } from 'react-router';
import * as paths from '#lib/paths.ts';

/** `bar` is the public navbar, or the app's own bar with bell, log out and drawer; `none` is for one task. */
export type Layout = { bar: 'navbar' | 'appbar' | 'none'; sidebar: boolean };

const withoutBars = [paths.review, paths.practiceRoute, paths.attendanceRoute];

const withoutNavbar = [
  paths.dashboard,
  paths.profile,
  paths.community,
  paths.teachers,
  paths.settings,
  paths.teacherDashboard,
  paths.classDetailRoute,
  paths.teachingResourceRoute,
  paths.assistant,
  paths.assistantToolRoute,
  paths.ownLessons,
  paths.ownLessonRoute,
  paths.lessonVoiceRoute,
  paths.classes,
  paths.addPupilsRoute,
  paths.classReportsRoute,
  paths.assignments,
  paths.newAssignment,
  paths.assignmentRoute,
  paths.myWork,
  paths.myWorkRoute,
  paths.parentDashboard,
  paths.children,
  paths.childUseRoute,
  paths.childCareRoute,
  paths.care,
  paths.tools,
  paths.studentTools,
  paths.learningTools,
  paths.units,
  paths.toolRoute,
];

const withoutSidebar = [
  paths.home,
  paths.teacherDashboard,
  paths.classDetailRoute,
  paths.teachingResourceRoute,
  paths.assistant,
  paths.assistantToolRoute,
  paths.ownLessons,
  paths.ownLessonRoute,
  paths.lessonVoiceRoute,
  paths.classCardsRoute,
  paths.registerRoute,
  paths.addPupilsRoute,
  paths.classes,
  paths.classReportsRoute,
  paths.assignments,
  paths.newAssignment,
  paths.assignmentRoute,
  paths.parentDashboard,
  paths.children,
  paths.childUseRoute,
  paths.childCareRoute,
  paths.care,
  paths.units,
];

export const layoutOf = (path: string, focused = false): Layout => {
  const isIn = (pages: readonly string[]) => pages.some((page) => matchPath(page, path));
  if (focused || isIn(withoutBars)) return { bar: 'none', sidebar: false };
  return { bar: isIn(withoutNavbar) ? 'appbar' : 'navbar', sidebar: !isIn(withoutSidebar) };
};
