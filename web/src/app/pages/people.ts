import * as paths from '#lib/paths.ts';
import { type PageRow, pageIn } from '../page.tsx';

const teachers = pageIn(() => import('#features/teachers/teachers-page.tsx'), 'TeachersPage');

export const peoplePages: readonly PageRow[] = [
  {
    path: paths.safe,
    page: pageIn(() => import('#features/reports/safe-page.tsx'), 'SafePage'),
    guard: 'anyone',
    layout: 'either',
  },
  {
    path: paths.more,
    page: pageIn(() => import('../adult/more-page.tsx'), 'MorePage'),
    guard: 'person',
    layout: 'adults',
  },
  {
    path: paths.settings,
    page: pageIn(() => import('#features/settings/settings-page.tsx'), 'SettingsPage'),
    guard: 'person',
    layout: 'app',
  },
  {
    path: paths.onDevice,
    page: pageIn(() => import('#features/on-device/on-device-page.tsx'), 'OnDevicePage'),
    guard: 'person',
    layout: 'app',
  },
  {
    path: paths.work,
    page: pageIn(() => import('#features/on-device/work/work-page.tsx'), 'WorkPage'),
    guard: 'person',
    layout: 'app',
  },
  {
    path: paths.avatars,
    page: pageIn(() => import('#features/avatars/avatar-gallery-page.tsx'), 'AvatarGalleryPage'),
    guard: 'anyone',
    layout: 'either',
  },
  {
    path: paths.profile,
    page: pageIn(() => import('#features/profile/profile-page.tsx'), 'ProfilePage'),
    guard: 'person',
    layout: 'app',
  },
  {
    path: paths.community,
    page: pageIn(() => import('#features/community/community-page.tsx'), 'CommunityPage'),
    guard: 'person',
    layout: 'app',
  },
  { path: paths.teachers, page: teachers, guard: 'person', layout: 'app' },
  { path: paths.joinClass, page: teachers, guard: 'person', layout: 'either' },
  {
    path: paths.care,
    page: pageIn(() => import('#features/care/care-page.tsx'), 'CarePage'),
    guard: 'person',
    layout: 'wide',
  },
  {
    path: paths.texts,
    page: pageIn(() => import('#features/texts/texts-page.tsx'), 'TextsPage'),
    guard: 'person',
    layout: 'adults',
  },
];
