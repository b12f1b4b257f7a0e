import type { Role } from '@afrolearn/learning/people/roles.ts';
import * as paths from '#lib/paths.ts';
import { infoRoutes } from './info-routes.tsx';
import { type LazyPage, pageIn } from './page.tsx';

/** Who may open a page. `guest`: somebody signed in is led to their own start page instead. */
export type Guard = 'anyone' | 'guest' | 'person' | Role;

export type PageRoute = { path: string; page: LazyPage; guard: Guard; prerender?: true };

const landing = pageIn(() => import('#features/landing/landing-page.tsx'), 'LandingPage');
const login = pageIn(() => import('#features/accounts/login-page.tsx'), 'LoginPage');
const signup = pageIn(() => import('#features/accounts/signup-page.tsx'), 'SignupPage');
const forgotPassword = pageIn(
  () => import('#features/accounts/mail/forgot-password-page.tsx'),
  'ForgotPasswordPage',
);
const resetPassword = pageIn(
  () => import('#features/accounts/mail/reset-password-page.tsx'),
  'ResetPasswordPage',
);
const verifyEmail = pageIn(() => import('#features/accounts/mail/verify-email-page.tsx'), 'VerifyEmailPage');
const welcome = pageIn(() => import('#features/accounts/welcome-page.tsx'), 'WelcomePage');
const pictureLogin = pageIn(() => import('#features/children/picture-login-page.tsx'), 'PictureLoginPage');
const loginCode = pageIn(() => import('#features/accounts/code/login-code-page.tsx'), 'LoginCodePage');
const childrenPage = pageIn(() => import('#features/children/children-page.tsx'), 'ChildrenPage');
const parentDashboard = pageIn(
  () => import('#features/parent-dashboard/parent-dashboard-page.tsx'),
  'ParentDashboardPage',
);
const familyReport = pageIn(
  () => import('#features/parent-dashboard/family-report-page.tsx'),
  'FamilyReportPage',
);
const childUse = pageIn(
  () => import('#features/parent-dashboard/child-use/child-use-page.tsx'),
  'ChildUsePage',
);
const classReports = pageIn(
  () => import('#features/parent-dashboard/class-reports-page.tsx'),
  'ClassReportsPage',
);
const guardianInvitations = pageIn(
  () => import('#features/parent-dashboard/guardian-invitations-page.tsx'),
  'GuardianInvitationsPage',
);
const familyReports = pageIn(
  () => import('#features/family-reports/family-reports-page.tsx'),
  'FamilyReportsPage',
);
const notificationsPage = pageIn(
  () => import('#features/notifications/notifications-page.tsx'),
  'NotificationsPage',
);
const more = pageIn(() => import('./adult/more-page.tsx'), 'MorePage');
const textsPage = pageIn(() => import('#features/texts/texts-page.tsx'), 'TextsPage');
const carePage = pageIn(() => import('#features/care/care-page.tsx'), 'CarePage');
const administrationPage = pageIn(
  () => import('#features/administration/administration-page.tsx'),
  'AdministrationPage',
);
const assistantPage = pageIn(() => import('#features/assistant/assistant-page.tsx'), 'AssistantPage');
const toolPage = pageIn(() => import('#features/assistant/tool-page.tsx'), 'ToolPage');
const ownLessonsPage = pageIn(() => import('#features/own-lessons/own-lessons-page.tsx'), 'OwnLessonsPage');
const ownLessonEditor = pageIn(() => import('#features/own-lessons/editor-page.tsx'), 'EditorPage');
const lessonVoice = pageIn(() => import('#features/own-lessons/voice/voice-page.tsx'), 'VoicePage');
const reportsPage = pageIn(() => import('#features/reports/reports-page.tsx'), 'ReportsPage');
const safetySheet = pageIn(() => import('#features/reports/safety-sheet-page.tsx'), 'SafetySheetPage');
const safePage = pageIn(() => import('#features/reports/safe-page.tsx'), 'SafePage');
const addPupils = pageIn(() => import('#features/rosters/add-pupils-page.tsx'), 'AddPupilsPage');
const ownClasses = pageIn(() => import('#features/rosters/classes-page.tsx'), 'ClassesPage');
const assignmentsPage = pageIn(() => import('#features/assignments/assignments-page.tsx'), 'AssignmentsPage');
const assignPage = pageIn(() => import('#features/assignments/assign-page.tsx'), 'AssignPage');
const resultsPage = pageIn(() => import('#features/assignments/results-page.tsx'), 'ResultsPage');
const myWorkPage = pageIn(() => import('#features/my-work/my-work-page.tsx'), 'MyWorkPage');
const handInPage = pageIn(() => import('#features/my-work/hand-in-page.tsx'), 'HandInPage');
const classCards = pageIn(() => import('#features/children/class-cards-page.tsx'), 'ClassCardsPage');
const attendance = pageIn(() => import('#features/attendance/attendance-page.tsx'), 'AttendancePage');
const registers = pageIn(() => import('#features/attendance/registers-page.tsx'), 'RegistersPage');
const register = pageIn(() => import('#features/attendance/register-page.tsx'), 'RegisterPage');
const teachingResource = pageIn(() => import('#features/resources/resource-page.tsx'), 'ResourcePage');
const dashboard = pageIn(() => import('#features/dashboard/dashboard-page.tsx'), 'DashboardPage');
const profile = pageIn(() => import('#features/profile/profile-page.tsx'), 'ProfilePage');
const community = pageIn(() => import('#features/community/community-page.tsx'), 'CommunityPage');
const teacherDashboard = pageIn(
  () => import('#features/teacher-dashboard/dashboard-page.tsx'),
  'TeacherDashboardPage',
);
const classDetail = pageIn(() => import('#features/class-detail/class-detail-page.tsx'), 'ClassDetailPage');
const teachers = pageIn(() => import('#features/teachers/teachers-page.tsx'), 'TeachersPage');
const joinSheet = pageIn(() => import('#features/teachers/desk/join-sheet-page.tsx'), 'JoinSheetPage');
const documented = pageIn(() => import('#features/documented/documented-page.tsx'), 'DocumentedPage');
const settings = pageIn(() => import('#features/settings/settings-page.tsx'), 'SettingsPage');
const avatars = pageIn(() => import('#features/avatars/avatar-gallery-page.tsx'), 'AvatarGalleryPage');
const unitsPage = pageIn(() => import('#features/units/units-page.tsx'), 'UnitsPage');
const unitPage = pageIn(() => import('#features/units/unit-page.tsx'), 'UnitPage');
const subjectPage = pageIn(() => import('#features/courses/subject-page.tsx'), 'SubjectPage');
const area = pageIn(() => import('#features/courses/area-page.tsx'), 'AreaPage');
const parentPortal = pageIn(() => import('#features/courses/parent-portal-page.tsx'), 'ParentPortalPage');
const lessonPage = pageIn(() => import('#features/lesson/lesson-page.tsx'), 'LessonPage');
const sheetPage = pageIn(() => import('#features/lesson/sheet-page.tsx'), 'SheetPage');
const leavingPage = pageIn(() => import('#features/lesson/leaving-page.tsx'), 'LeavingPage');
const practice = pageIn(() => import('#features/practice/practice-page.tsx'), 'PracticePage');
const review = pageIn(() => import('#features/review/review-page.tsx'), 'ReviewPage');
const components = pageIn(() => import('#features/components-page/components-page.tsx'), 'ComponentsPage');
export const notFound = pageIn(() => import('#features/not-found/not-found-page.tsx'), 'NotFoundPage');

const open = (path: string, guard: Guard = 'anyone'): PageRoute => ({ path, page: documented, guard });

/** Every route of the specification, once. */
export const routes: readonly PageRoute[] = [
  { path: paths.home, page: landing, guard: 'anyone', prerender: true },
  { path: paths.login, page: login, guard: 'guest', prerender: true },
  { path: paths.pictureLogin, page: pictureLogin, guard: 'guest', prerender: true },
  { path: paths.loginCode, page: loginCode, guard: 'guest' },
  { path: paths.children, page: childrenPage, guard: 'parent' },
  { path: paths.classCardsRoute, page: classCards, guard: 'teacher' },
  { path: paths.attendanceRoute, page: attendance, guard: 'teacher' },
  { path: paths.registers, page: registers, guard: 'teacher' },
  { path: paths.registerRoute, page: register, guard: 'teacher' },
  { path: paths.addPupilsRoute, page: addPupils, guard: 'teacher' },
  { path: paths.classes, page: ownClasses, guard: 'teacher' },
  { path: paths.administration, page: administrationPage, guard: 'teacher' },
  { path: paths.assignments, page: assignmentsPage, guard: 'teacher' },
  { path: paths.newAssignment, page: assignPage, guard: 'teacher' },
  { path: paths.assignmentRoute, page: resultsPage, guard: 'teacher' },
  { path: paths.myWork, page: myWorkPage, guard: 'learner' },
  { path: paths.myWorkRoute, page: handInPage, guard: 'learner' },
  { path: paths.assistant, page: assistantPage, guard: 'teacher' },
  { path: paths.assistantToolRoute, page: toolPage, guard: 'teacher' },
  { path: paths.ownLessons, page: ownLessonsPage, guard: 'teacher' },
  { path: paths.ownLessonRoute, page: ownLessonEditor, guard: 'teacher' },
  { path: paths.lessonVoiceRoute, page: lessonVoice, guard: 'teacher' },
  { path: paths.reports, page: reportsPage, guard: 'teacher' },
  { path: paths.safetySheet, page: safetySheet, guard: 'teacher' },
  { path: paths.safe, page: safePage, guard: 'anyone' },
  { path: paths.signup, page: signup, guard: 'guest', prerender: true },
  { path: paths.forgotPassword, page: forgotPassword, guard: 'anyone' },
  { path: paths.resetPassword, page: resetPassword, guard: 'anyone' },
  { path: paths.verifyEmail, page: verifyEmail, guard: 'anyone' },
  { path: paths.welcome, page: welcome, guard: 'person' },
  { path: paths.dashboard, page: dashboard, guard: 'person' },
  { path: paths.more, page: more, guard: 'person' },
  { path: paths.notifications, page: notificationsPage, guard: 'parent' },
  { path: paths.settings, page: settings, guard: 'person' },
  { path: paths.avatars, page: avatars, guard: 'anyone' },
  { path: paths.units, page: unitsPage, guard: 'anyone' },
  { path: paths.unitRoute, page: unitPage, guard: 'anyone' },
  { path: paths.subjectRoute, page: subjectPage, guard: 'anyone' },
  { path: paths.lessonRoute, page: lessonPage, guard: 'anyone' },
  { path: paths.sheetRoute, page: sheetPage, guard: 'anyone' },
  { path: paths.leaving, page: leavingPage, guard: 'anyone' },
  { path: paths.practice, page: practice, guard: 'anyone' },
  { path: paths.practiceRoute, page: practice, guard: 'anyone' },
  { path: paths.review, page: review, guard: 'learner' },
  { path: paths.profile, page: profile, guard: 'person' },
  { path: paths.community, page: community, guard: 'person' },
  { path: paths.teacherDashboard, page: teacherDashboard, guard: 'teacher' },
  { path: paths.classDetailRoute, page: classDetail, guard: 'teacher' },
  { path: paths.teachers, page: teachers, guard: 'person' },
  { path: paths.joinClass, page: teachers, guard: 'person' },
  { path: paths.joinSheetRoute, page: joinSheet, guard: 'teacher' },
  { path: paths.teachingResourceRoute, page: teachingResource, guard: 'teacher' },
  { path: paths.parentDashboard, page: parentDashboard, guard: 'parent' },
  { path: paths.familyReportRoute, page: familyReport, guard: 'person' },
  { path: paths.familyReports, page: familyReports, guard: 'parent' },
  { path: paths.childUseRoute, page: childUse, guard: 'parent' },
  { path: paths.classReportsRoute, page: classReports, guard: 'teacher' },
  { path: paths.guardianInvitations, page: guardianInvitations, guard: 'person' },
  { path: paths.care, page: carePage, guard: 'person' },
  { path: paths.texts, page: textsPage, guard: 'person' },
  { path: paths.childCareRoute, page: carePage, guard: 'parent' },
  open(paths.tools),
  open(paths.studentTools),
  open(paths.learningTools),
  open(paths.toolRoute),
  ...paths.subjectPages.map((path): PageRoute => ({ path, page: area, guard: 'anyone' })),
  { path: paths.parentPortal, page: parentPortal, guard: 'anyone' },
  ...infoRoutes,
  { path: paths.components, page: components, guard: 'anyone' },
];
