/**
 * Which parts of the shell a page shows: the two sentences of spec 1 §2.1, as two lists. A footer is on every page but
 * those for one task, which have no bars at all. While somebody is at focused work (a quiz, a lesson that plays) none is
 * there either, wherever they are. Pages that are open to visitors, or led to by a link, and belong to a learner's day: there
 * everybody has their own bar. Adults have one frame around every page of the app, and no sidebar (decision 0103).
 */

import * as paths from '#lib/paths.ts';
import { matchPath } from '#routing/index.ts';

/**
 * `bar` is the public navbar, the app's own bar with bell, log out and drawer, or the frame of adults; `none` is for one
 * task.
 */
export type Layout = { bar: 'navbar' | 'appbar' | 'adult' | 'none'; sidebar: boolean };

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
  paths.classCardsRoute,
  paths.registerRoute,
  paths.joinSheetRoute,
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
  paths.joinSheetRoute,
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

const ownBar = [
  paths.unitRoute,
  paths.subjectRoute,
  paths.lessonRoute,
  paths.sheetRoute,
  paths.practice,
  paths.joinClass,
  paths.safe,
  paths.avatars,
  ...paths.subjectPages,
];

/** Only adults come here. Their frame stands there from the first draw on. */
const adultsOnly = [
  paths.administration,
  paths.reports,
  paths.safetySheet,
  paths.guardianInvitations,
  paths.familyReportRoute,
  paths.familyReports,
  paths.registers,
  paths.notifications,
  paths.more,
  paths.texts,
];

const isIn = (pages: readonly string[], path: string) => pages.some((page) => matchPath(page, path));

/** Whether visitors and learners have different bars on this page. */
export const barDependsOnPerson = (path: string): boolean => isIn(ownBar, path);

/** Whether adults have their frame here: on all pages of the app, not on those that are painted for everybody. */
export const isPageOfApp = (path: string): boolean =>
  isIn(withoutNavbar, path) || isIn(ownBar, path) || isIn(adultsOnly, path);

type Who = { isPerson?: boolean; isAdult?: boolean; focused?: boolean };

export const layoutOf = (
  path: string,
  { isPerson = false, isAdult = false, focused = false }: Who = {},
): Layout => {
  if (focused || isIn(withoutBars, path)) return { bar: 'none', sidebar: false };
  if (isAdult && isPageOfApp(path)) return { bar: 'adult', sidebar: false };
  const isApp = isIn(withoutNavbar, path) || (isPerson && barDependsOnPerson(path));
  return { bar: isApp ? 'appbar' : 'navbar', sidebar: !isIn(withoutSidebar, path) };
};
