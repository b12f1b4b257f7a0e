import type { Role } from '@afrolearn/learning/people/roles.ts';
import * as paths from '#lib/paths.ts';
import { infoRoutes } from './info-routes.tsx';
import { type LazyPage, lazyPage } from './page.tsx';

/** Who may open a page. `guest`: somebody signed in is led to their own start page instead. */
export type Guard = 'anyone' | 'guest' | 'person' | Role;

export type PageRoute = { path: string; page: LazyPage; guard: Guard; prerender?: true };

const landing = lazyPage(async () => (await import('#features/landing/landing-page.tsx')).LandingPage);
const login = lazyPage(async () => (await import('#features/accounts/login-page.tsx')).LoginPage);
const signup = lazyPage(async () => (await import('#features/accounts/signup-page.tsx')).SignupPage);
const forgotPassword = lazyPage(
  async () => (await import('#features/accounts/mail/forgot-password-page.tsx')).ForgotPasswordPage,
);
const resetPassword = lazyPage(
  async () => (await import('#features/accounts/mail/reset-password-page.tsx')).ResetPasswordPage,
);
const verifyEmail = lazyPage(
  async () => (await import('#features/accounts/mail/verify-email-page.tsx')).VerifyEmailPage,
);
const welcome = lazyPage(async () => (await import('#features/accounts/welcome-page.tsx')).WelcomePage);
const pictureLogin = lazyPage(
  async () => (await import('#features/children/picture-login-page.tsx')).PictureLoginPage,
);
const childrenPage = lazyPage(
  async () => (await import('#features/children/children-page.tsx')).ChildrenPage,
);
const parentDashboard = lazyPage(
  async () => (await import('#features/parent-dashboard/parent-dashboard-page.tsx')).ParentDashboardPage,
);
const familyReport = lazyPage(
  async () => (await import('#features/parent-dashboard/family-report-page.tsx')).FamilyReportPage,
);
const classReports = lazyPage(
  async () => (await import('#features/parent-dashboard/class-reports-page.tsx')).ClassReportsPage,
);
const guardianInvitations = lazyPage(
  async () =>
    (await import('#features/parent-dashboard/guardian-invitations-page.tsx')).GuardianInvitationsPage,
);
const administrationPage = lazyPage(
  async () => (await import('#features/administration/administration-page.tsx')).AdministrationPage,
);
const assistantPage = lazyPage(
  async () => (await import('#features/assistant/assistant-page.tsx')).AssistantPage,
);
const toolPage = lazyPage(async () => (await import('#features/assistant/tool-page.tsx')).ToolPage);
const reportsPage = lazyPage(async () => (await import('#features/reports/reports-page.tsx')).ReportsPage);
const safetySheet = lazyPage(
  async () => (await import('#features/reports/safety-sheet-page.tsx')).SafetySheetPage,
);
const safePage = lazyPage(async () => (await import('#features/reports/safe-page.tsx')).SafePage);
const addPupils = lazyPage(async () => (await import('#features/rosters/add-pupils-page.tsx')).AddPupilsPage);
const ownClasses = lazyPage(async () => (await import('#features/rosters/classes-page.tsx')).ClassesPage);
const assignmentsPage = lazyPage(
  async () => (await import('#features/assignments/assignments-page.tsx')).AssignmentsPage,
);
const assignPage = lazyPage(async () => (await import('#features/assignments/assign-page.tsx')).AssignPage);
const resultsPage = lazyPage(
  async () => (await import('#features/assignments/results-page.tsx')).ResultsPage,
);
const myWorkPage = lazyPage(async () => (await import('#features/my-work/my-work-page.tsx')).MyWorkPage);
const handInPage = lazyPage(async () => (await import('#features/my-work/hand-in-page.tsx')).HandInPage);
const classCards = lazyPage(
  async () => (await import('#features/children/class-cards-page.tsx')).ClassCardsPage,
);
const attendance = lazyPage(
  async () => (await import('#features/attendance/attendance-page.tsx')).AttendancePage,
);
const register = lazyPage(async () => (await import('#features/attendance/register-page.tsx')).RegisterPage);
const teachingResource = lazyPage(
  async () => (await import('#features/resources/resource-page.tsx')).ResourcePage,
);
const dashboard = lazyPage(
  async () => (await import('#features/dashboard/dashboard-page.tsx')).DashboardPage,
);
const profile = lazyPage(async () => (await import('#features/profile/profile-page.tsx')).ProfilePage);
const community = lazyPage(
  async () => (await import('#features/community/community-page.tsx')).CommunityPage,
);
const teacherDashboard = lazyPage(
  async () => (await import('#features/teacher-dashboard/dashboard-page.tsx')).TeacherDashboardPage,
);
const classDetail = lazyPage(
  async () => (await import('#features/class-detail/class-detail-page.tsx')).ClassDetailPage,
);
const teachers = lazyPage(async () => (await import('#features/teachers/teachers-page.tsx')).TeachersPage);
const joinSheet = lazyPage(
  async () => (await import('#features/teachers/desk/join-sheet-page.tsx')).JoinSheetPage,
);
const documented = lazyPage(
  async () => (await import('#features/documented/documented-page.tsx')).DocumentedPage,
);
const settings = lazyPage(async () => (await import('#features/settings/settings-page.tsx')).SettingsPage);
const avatars = lazyPage(
  async () => (await import('#features/avatars/avatar-gallery-page.tsx')).AvatarGalleryPage,
);
const unitsPage = lazyPage(async () => (await import('#features/units/units-page.tsx')).UnitsPage);
const unitPage = lazyPage(async () => (await import('#features/units/unit-page.tsx')).UnitPage);
const subjectPage = lazyPage(async () => (await import('#features/courses/subject-page.tsx')).SubjectPage);
const area = lazyPage(async () => (await import('#features/courses/area-page.tsx')).AreaPage);
const parentPortal = lazyPage(
  async () => (await import('#features/courses/parent-portal-page.tsx')).ParentPortalPage,
);
const lessonPage = lazyPage(async () => (await import('#features/lesson/lesson-page.tsx')).LessonPage);
const sheetPage = lazyPage(async () => (await import('#features/lesson/sheet-page.tsx')).SheetPage);
const leavingPage = lazyPage(async () => (await import('#features/lesson/leaving-page.tsx')).LeavingPage);
const practice = lazyPage(async () => (await import('#features/practice/practice-page.tsx')).PracticePage);
const review = lazyPage(async () => (await import('#features/review/review-page.tsx')).ReviewPage);
const components = lazyPage(
  async () => (await import('#features/components-page/components-page.tsx')).ComponentsPage,
);
export const notFound = lazyPage(
  async () => (await import('#features/not-found/not-found-page.tsx')).NotFoundPage,
);

const open = (path: string, guard: Guard = 'anyone'): PageRoute => ({ path, page: documented, guard });

const areaPages = [
  paths.math,
  paths.english,
  paths.science,
  paths.socialStudies,
  paths.culturalCorner,
  paths.moneySmart,
  paths.codeClub,
  paths.creativeArts,
  paths.futureSkills,
  paths.entertainment,
];

/** Every route of the specification, once. */
export const routes: readonly PageRoute[] = [
  { path: paths.home, page: landing, guard: 'anyone', prerender: true },
  { path: paths.login, page: login, guard: 'guest', prerender: true },
  { path: paths.pictureLogin, page: pictureLogin, guard: 'guest', prerender: true },
  { path: paths.children, page: childrenPage, guard: 'parent' },
  { path: paths.classCardsRoute, page: classCards, guard: 'teacher' },
  { path: paths.attendanceRoute, page: attendance, guard: 'teacher' },
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
  { path: paths.reports, page: reportsPage, guard: 'teacher' },
  { path: paths.safetySheet, page: safetySheet, guard: 'teacher' },
  { path: paths.safe, page: safePage, guard: 'anyone' },
  { path: paths.signup, page: signup, guard: 'guest', prerender: true },
  { path: paths.forgotPassword, page: forgotPassword, guard: 'anyone' },
  { path: paths.resetPassword, page: resetPassword, guard: 'anyone' },
  { path: paths.verifyEmail, page: verifyEmail, guard: 'anyone' },
  { path: paths.welcome, page: welcome, guard: 'person' },
  { path: paths.dashboard, page: dashboard, guard: 'person' },
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
  { path: paths.classReportsRoute, page: classReports, guard: 'teacher' },
  { path: paths.guardianInvitations, page: guardianInvitations, guard: 'person' },
  open(paths.tools),
  open(paths.studentTools),
  open(paths.learningTools),
  open(paths.toolRoute),
  ...areaPages.map((path): PageRoute => ({ path, page: area, guard: 'anyone' })),
  { path: paths.parentPortal, page: parentPortal, guard: 'anyone' },
  ...infoRoutes,
  { path: paths.components, page: components, guard: 'anyone' },
];
