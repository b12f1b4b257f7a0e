import type { Role } from '@afrolearn/learning/people/roles.ts';
import { infoRoutes } from './info-routes.tsx';
import { type LazyPage, lazyPage } from './page.tsx';

/** Who may open a page. `guest`: somebody signed in is led to their own start page instead. */
export type Guard = 'anyone' | 'guest' | 'person' | Role;

export type PageRoute = { path: string; page: LazyPage; guard: Guard; prerender?: true };

const landing = lazyPage(
  ['src/features/landing/landing-page.tsx'],
  async () => (await import('#features/landing/landing-page.tsx')).LandingPage,
);
const login = lazyPage(
  ['src/features/accounts/login-page.tsx'],
  async () => (await import('#features/accounts/login-page.tsx')).LoginPage,
);
const signup = lazyPage(
  ['src/features/accounts/signup-page.tsx'],
  async () => (await import('#features/accounts/signup-page.tsx')).SignupPage,
);
const forgotPassword = lazyPage(
  [],
  async () => (await import('#features/accounts/mail/forgot-password-page.tsx')).ForgotPasswordPage,
);
const resetPassword = lazyPage(
  [],
  async () => (await import('#features/accounts/mail/reset-password-page.tsx')).ResetPasswordPage,
);
const verifyEmail = lazyPage(
  [],
  async () => (await import('#features/accounts/mail/verify-email-page.tsx')).VerifyEmailPage,
);
const welcome = lazyPage([], async () => (await import('#features/accounts/welcome-page.tsx')).WelcomePage);
const pictureLogin = lazyPage(
  ['src/features/children/picture-login-page.tsx'],
  async () => (await import('#features/children/picture-login-page.tsx')).PictureLoginPage,
);
const childrenPage = lazyPage(
  [],
  async () => (await import('#features/children/children-page.tsx')).ChildrenPage,
);
const administrationPage = lazyPage(
  [],
  async () => (await import('#features/administration/administration-page.tsx')).AdministrationPage,
);
const classCards = lazyPage(
  [],
  async () => (await import('#features/children/class-cards-page.tsx')).ClassCardsPage,
);
const dashboard = lazyPage(
  [],
  async () => (await import('#features/dashboard/dashboard-page.tsx')).DashboardPage,
);
const profile = lazyPage([], async () => (await import('#features/profile/profile-page.tsx')).ProfilePage);
const documented = lazyPage(
  [],
  async () => (await import('#features/documented/documented-page.tsx')).DocumentedPage,
);
const settings = lazyPage(
  [],
  async () => (await import('#features/settings/settings-page.tsx')).SettingsPage,
);
const avatars = lazyPage(
  [],
  async () => (await import('#features/avatars/avatar-gallery-page.tsx')).AvatarGalleryPage,
);
const unitsPage = lazyPage([], async () => (await import('#features/units/units-page.tsx')).UnitsPage);
const unitPage = lazyPage([], async () => (await import('#features/units/unit-page.tsx')).UnitPage);
const subjectPage = lazyPage(
  [],
  async () => (await import('#features/courses/subject-page.tsx')).SubjectPage,
);
const area = lazyPage([], async () => (await import('#features/courses/area-page.tsx')).AreaPage);
const parentPortal = lazyPage(
  [],
  async () => (await import('#features/courses/parent-portal-page.tsx')).ParentPortalPage,
);
const lessonPage = lazyPage([], async () => (await import('#features/lesson/lesson-page.tsx')).LessonPage);
const sheetPage = lazyPage([], async () => (await import('#features/lesson/sheet-page.tsx')).SheetPage);
const leavingPage = lazyPage([], async () => (await import('#features/lesson/leaving-page.tsx')).LeavingPage);
const practice = lazyPage(
  [],
  async () => (await import('#features/practice/practice-page.tsx')).PracticePage,
);
const components = lazyPage(
  [],
  async () => (await import('#features/components-page/components-page.tsx')).ComponentsPage,
);
export const notFound = lazyPage(
  [],
  async () => (await import('#features/not-found/not-found-page.tsx')).NotFoundPage,
);

const open = (path: string, guard: Guard = 'anyone'): PageRoute => ({ path, page: documented, guard });

const areaPages = [
  'math',
  'english',
  'science',
  'social-studies',
  'cultural-corner',
  'money-smart',
  'code-club',
  'creative-arts',
  'future-skills',
  'entertainment',
];

/** Every route of the specification, once. */
export const routes: readonly PageRoute[] = [
  { path: '/', page: landing, guard: 'anyone', prerender: true },
  { path: '/login', page: login, guard: 'guest', prerender: true },
  { path: '/login/pictures', page: pictureLogin, guard: 'guest', prerender: true },
  { path: '/children', page: childrenPage, guard: 'parent' },
  { path: '/classes/:id/cards', page: classCards, guard: 'teacher' },
  { path: '/administration', page: administrationPage, guard: 'teacher' },
  { path: '/signup', page: signup, guard: 'guest', prerender: true },
  { path: '/forgot-password', page: forgotPassword, guard: 'anyone' },
  { path: '/reset-password', page: resetPassword, guard: 'anyone' },
  { path: '/verify-email', page: verifyEmail, guard: 'anyone' },
  { path: '/welcome', page: welcome, guard: 'person' },
  { path: '/dashboard', page: dashboard, guard: 'person' },
  { path: '/settings', page: settings, guard: 'person' },
  { path: '/avatar-demo', page: avatars, guard: 'anyone' },
  { path: '/units', page: unitsPage, guard: 'anyone' },
  { path: '/unit/:id', page: unitPage, guard: 'anyone' },
  { path: '/subject/:id', page: subjectPage, guard: 'anyone' },
  { path: '/lesson/:id', page: lessonPage, guard: 'anyone' },
  { path: '/lesson/:id/sheet/:sheet', page: sheetPage, guard: 'anyone' },
  { path: '/leaving', page: leavingPage, guard: 'anyone' },
  { path: '/practice', page: practice, guard: 'anyone' },
  { path: '/practice/:generator', page: practice, guard: 'anyone' },
  { path: '/profile', page: profile, guard: 'person' },
  open('/community', 'person'),
  open('/teachers', 'person'),
  open('/join-class', 'person'),
  open('/teacher-dashboard', 'teacher'),
  open('/teacher-dashboard/class/:id', 'teacher'),
  open('/parent-dashboard', 'parent'),
  open('/ubongo-tools'),
  open('/student-tools'),
  open('/learning-tools'),
  open('/tools/:slug'),
  ...areaPages.map((name): PageRoute => ({ path: `/${name}`, page: area, guard: 'anyone' })),
  { path: '/parent-portal', page: parentPortal, guard: 'anyone' },
  ...infoRoutes,
  { path: '/dev/components', page: components, guard: 'anyone' },
];
