import * as paths from '#lib/paths.ts';
import { type PageRow, pageIn } from '../page.tsx';

export const familiesPages: readonly PageRow[] = [
  {
    path: paths.children,
    page: pageIn(() => import('#features/children/children-page.tsx'), 'ChildrenPage'),
    guard: 'parent',
    layout: 'wide',
  },
  {
    path: paths.notifications,
    page: pageIn(() => import('#features/notifications/notifications-page.tsx'), 'NotificationsPage'),
    guard: 'parent',
    layout: 'adults',
  },
  {
    path: paths.parentDashboard,
    page: pageIn(() => import('#features/parent-dashboard/parent-dashboard-page.tsx'), 'ParentDashboardPage'),
    guard: 'parent',
    layout: 'wide',
  },
  {
    path: paths.familyReportRoute,
    page: pageIn(() => import('#features/parent-dashboard/family-report-page.tsx'), 'FamilyReportPage'),
    guard: 'person',
    layout: 'adults',
  },
  {
    path: paths.familyReports,
    page: pageIn(() => import('#features/family-reports/family-reports-page.tsx'), 'FamilyReportsPage'),
    guard: 'parent',
    layout: 'adults',
  },
  {
    path: paths.childUseRoute,
    page: pageIn(() => import('#features/parent-dashboard/child-use/child-use-page.tsx'), 'ChildUsePage'),
    guard: 'parent',
    layout: 'wide',
  },
  {
    path: paths.guardianInvitations,
    page: pageIn(
      () => import('#features/parent-dashboard/guardian-invitations-page.tsx'),
      'GuardianInvitationsPage',
    ),
    guard: 'person',
    layout: 'adults',
  },
  {
    path: paths.childCareRoute,
    page: pageIn(() => import('#features/care/care-page.tsx'), 'CarePage'),
    guard: 'parent',
    layout: 'wide',
  },
];
