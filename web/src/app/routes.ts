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
const dashboard = lazyPage(
  ['src/features/dashboard/dashboard-page.tsx'],
  async () => (await import('#features/dashboard/dashboard-page.tsx')).DashboardPage,
);
const documented = lazyPage(
  ['src/features/documented/documented-page.tsx'],
  async () => (await import('#features/documented/documented-page.tsx')).DocumentedPage,
);
const settings = lazyPage(
  ['src/features/settings/settings-page.tsx'],
  async () => (await import('#features/settings/settings-page.tsx')).SettingsPage,
);
const avatars = lazyPage(
  ['src/features/avatars/avatar-gallery-page.tsx'],
  async () => (await import('#features/avatars/avatar-gallery-page.tsx')).AvatarGalleryPage,
);
const components = lazyPage(
  ['src/features/components-page/components-page.tsx'],
  async () => (await import('#features/components-page/components-page.tsx')).ComponentsPage,
);
export const notFound = lazyPage(
  ['src/features/not-found/not-found-page.tsx'],
  async () => (await import('#features/not-found/not-found-page.tsx')).NotFoundPage,
);

const open = (path: string, guard: Guard = 'anyone'): PageRoute => ({ path, page: documented, guard });

/** Every route of the specification, once. */
export const routes: readonly PageRoute[] = [
  { path: '/', page: landing, guard: 'anyone', prerender: true },
  { path: '/login', page: login, guard: 'guest', prerender: true },
  { path: '/signup', page: signup, guard: 'guest', prerender: true },
  { path: '/dashboard', page: dashboard, guard: 'person' },
  { path: '/settings', page: settings, guard: 'person' },
  { path: '/avatar-demo', page: avatars, guard: 'anyone' },
  open('/units'),
  open('/lesson/:id'),
  open('/unit/:id'),
  open('/subject/:id'),
  open('/profile', 'person'),
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
  ...[
    'math',
    'english',
    'science',
    'social-studies',
    'cultural-corner',
    'money-smart',
    'code-club',
    'parent-portal',
  ].map((name) => open(`/${name}`)),
  ...['creative-arts', 'future-skills', 'entertainment'].map((name) => open(`/${name}`)),
  ...infoRoutes,
  { path: '/dev/components', page: components, guard: 'anyone' },
];
